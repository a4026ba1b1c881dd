import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hold } from '../src/lib/device'
import { settings } from '../src/lib/settings.svelte'
import { TableClient } from '../src/lib/table.svelte'
import type { Position } from '../src/lib/types'
import { choice, position, question, say, told } from './made'

type Frame = { type: string; id: number } & Record<string, unknown>

/** The server's end of the line. */
class Line {
  static OPEN = 1
  static all: Line[] = []
  readyState = 1
  sent: Frame[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void

  constructor() {
    Line.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  async say(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) })
    await settled()
  }

  get last(): Frame {
    return this.sent.at(-1)!
  }

  /** The answer to the probe that was sent last. */
  probed(more: object = {}): Promise<void> {
    return this.say({ type: 'probed', id: this.last.id, question: null, choices: [], changes: [], reveals: false, ...more })
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
const line = (): Line => Line.all.at(-1)!

const history = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ steps: 0, told: [] }) }))
const walk = [choice(0, ['zone:a', 'zone:b']), choice(1, ['zone:a', 'zone:c']), choice(2, [])]

let client: TableClient
beforeEach(() => {
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', history)
  history.mockClear()
  settings.motion = 'none'
  localStorage.setItem('cinqmars-tables', '{}')
  hold({ table: 'T', game: 'toy', seats: { 0: 'token-0' }, at: 1 })
  client = new TableClient('T')
  client.open()
  line().onopen?.()
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

const asks = (revision: number, token: number, more: Partial<Position> = {}): Position =>
  position(revision, { question: question(token), choices: walk, told: [told('other')], ...more })

describe('the line', () => {
  test('begins with what this device holds and has seen', async () => {
    expect(line().sent[0]).toMatchObject({ type: 'hello', tokens: ['token-0'], since: {}, parts: true })
    await line().say(asks(4, 1))
    vi.useFakeTimers()
    line().close()
    expect(client.online).toBe(false)
    vi.advanceTimersByTime(500)
    line().onopen?.()
    expect(Line.all).not.toHaveLength(1)
    expect(line().sent[0]).toMatchObject({ since: { 0: 4 } })
  })

  test('what waits for an answer is told that the line is lost', async () => {
    await line().say(asks(1, 1))
    void client.pick(2)
    await line().probed()
    void client.confirm()
    expect(client.sending).toBe(true)
    vi.useFakeTimers()
    line().close()
    await settled()
    expect(client.sending).toBe(false)
    expect(client.refused?.refused).toBe('offline')
  })

  test('a refusal at the door is not tried again', async () => {
    vi.useFakeTimers()
    const before = Line.all.length
    await line().say({ type: 'refused', id: 0, refused: 'token' })
    line().close()
    vi.advanceTimersByTime(60_000)
    expect(client.lost).toBe('token')
    expect(Line.all).toHaveLength(before)
  })

  test('the log is read at the start and goes on by what is told', async () => {
    await line().say(asks(1, 1))
    expect(history).toHaveBeenCalledTimes(1)
    await settled()
    await line().say(asks(2, 2, { told: [told('round', { number: 2 })] }))
    expect(client.log.map((t) => t.what)).toEqual(['round'])
    expect(history).toHaveBeenCalledTimes(1)
    await line().say(asks(3, 3, { told: [], since: -1 }))
    expect(history).toHaveBeenCalledTimes(2)
  })

  test('a line of chat is heard once', async () => {
    const chat = { type: 'chat', seat: 1, name: 'Bo', text: 'hello', at: 5 }
    await line().say(chat)
    await line().say(chat)
    expect(client.chat).toHaveLength(1)
    expect(client.unread).toBe(1)
  })
})

describe('an answer in the making', () => {
  beforeEach(() => line().say(asks(1, 11)))

  test('asks what would follow, and is sent whole when it is confirmed', async () => {
    void client.pick(2)
    expect(line().last).toMatchObject({ type: 'probe', seat: 0, token: 11, answers: [[1, 2]] })
    expect(client.complete).toBe(false)
    await line().probed()
    expect(client.complete).toBe(true)
    void client.confirm()
    expect(line().last).toMatchObject({ type: 'answer', token: 11, answers: [[1, 2]] })
  })

  test('goes on with what it asks further, and can be reopened', async () => {
    void client.pick(2)
    await line().probed({ question: question(11, { kind: 5, held: true }), choices: [choice(0), choice(8)] })
    expect(client.steps.map((s) => s.picked)).toEqual([2, null])
    void client.pick(8)
    expect(line().last).toMatchObject({ answers: [[1, 2], [5, 8]] })
    await line().probed()
    client.back(0)
    expect(client.steps.map((s) => s.picked)).toEqual([null])
    expect(client.complete).toBe(false)
  })

  test('a widget’s further parts go with their step', () => {
    void client.pick(2, 0, [[7, 1], [7, 4]])
    expect(line().last).toMatchObject({ answers: [[1, 2], [7, 1], [7, 4]] })
  })

  test('what is not possible is not picked', async () => {
    await line().say(asks(2, 12, { choices: [choice(0, [], { reason: say('full') })] }))
    void client.pick(0)
    void client.pick(77)
    expect(client.steps[0]!.picked).toBeNull()
    expect(line().last.type).toBe('hello')
  })

  test('a late reply about what was picked before changes nothing', async () => {
    void client.pick(0)
    const first = line().last.id
    void client.pick(1)
    await line().say({ type: 'probed', id: first, question: null, choices: [], changes: [{ path: ['x'], before: 0, after: 1 }], reveals: true })
    expect(client.probed).toBeNull()
    expect(client.changes).toEqual([])
    await line().probed()
    expect(client.complete).toBe(true)
  })

  test('clicks on the board narrow it until one option is left', () => {
    client.point('zone:a')
    expect(client.clicked).toEqual(['zone:a'])
    client.point('zone:c')
    expect(client.steps[0]!.picked).toBe(1)
    expect(client.clicked).toEqual([])
  })

  test('the same click once more takes it back, a click elsewhere begins anew', () => {
    client.point('zone:a')
    client.point('zone:a')
    expect(client.clicked).toEqual([])
    client.point('zone:a')
    client.point('zone:z')
    expect(client.clicked).toEqual([])
  })

  test('a refused answer says why and asks again', async () => {
    void client.pick(2)
    await line().probed()
    void client.confirm()
    await line().say({ type: 'refused', id: line().last.id, refused: 'stale', facts: {}, changed: say('story-other') })
    expect(client.refused).toEqual({ refused: 'stale', facts: {}, changed: say('story-other') })
    expect(client.steps.map((s) => s.picked)).toEqual([null])
  })
})

describe('while others answer', () => {
  beforeEach(async () => {
    await line().say(asks(1, 11))
    void client.pick(1)
    await line().probed()
  })

  test('what was picked stays, asked anew with the number it has now', async () => {
    await line().say(asks(2, 12, { choices: [choice(6, ['zone:a', 'zone:c'], { label: say('option-1') }), choice(7)] }))
    expect(line().last).toMatchObject({ type: 'probe', token: 12, answers: [[1, 6]] })
    await line().probed()
    expect(client.steps[0]!.picked).toBe(6)
    expect(client.complete).toBe(true)
    expect(client.meanwhile).toBe('')
  })

  test('what is no longer possible is dropped, and said to be', async () => {
    await line().say(asks(2, 12, { choices: [choice(0), { ...walk[1]!, reason: say('full') }] }))
    expect(client.steps.map((s) => s.picked)).toEqual([null])
    expect(client.meanwhile).toBe('dropped')
  })

  test('of several parts those that stand stay', async () => {
    void client.pick(2)
    await line().probed({ question: question(11, { kind: 5, held: true }), choices: [choice(3), choice(4)] })
    void client.pick(4)
    await line().probed()
    await line().say(asks(2, 12))
    await line().probed({ question: question(12, { kind: 5, held: true }), choices: [choice(3)] })
    expect(client.steps.map((s) => s.picked)).toEqual([2, null])
    expect(client.meanwhile).toBe('dropped')
  })

  test('a first click on the board stays', async () => {
    client.begin()
    client.point('zone:a')
    await line().say(asks(2, 12))
    expect(client.clicked).toEqual(['zone:a'])
    expect(client.meanwhile).toBe('')
    await line().say(asks(3, 13, { choices: [choice(2)] }))
    expect(client.clicked).toEqual([])
    expect(client.meanwhile).toBe('dropped')
  })

  test('asked something else, it is gone and said to be', async () => {
    await line().say(asks(2, 12, { question: question(12, { kind: 3 }) }))
    expect(client.steps.map((s) => s.picked)).toEqual([null])
    expect(client.meanwhile).toBe('gone')
  })

  test('the same position once more leaves it as it is', async () => {
    const sent = line().sent.length
    await line().say(asks(1, 11, { told: [] }))
    expect(client.steps[0]!.picked).toBe(1)
    expect(client.complete).toBe(true)
    expect(line().sent).toHaveLength(sent)
  })

  test('after one’s own answer nothing is kept of it', async () => {
    void client.confirm()
    await line().say(asks(2, 12))
    expect(client.steps.map((s) => s.picked)).toEqual([null])
    expect(client.meanwhile).toBe('')
  })
})

describe('a look', () => {
  test('tells what a click would come to, picks nothing and asks once', async () => {
    await line().say(asks(1, 11, { choices: [choice(0, ['zone:a']), choice(1, ['zone:b'])] }))
    const seen = client.foresee('zone:b')
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 1]] })
    const sent = line().sent.length
    await line().probed({ changes: [{ path: ['x'], before: 0, after: 1 }] })
    expect((await seen)?.after.changes).toHaveLength(1)
    await client.foresee('zone:b')
    expect(line().sent).toHaveLength(sent)
    expect(client.steps[0]!.picked).toBeNull()
    expect(await client.foresee('zone:z')).toBeNull()
  })
})

describe('around one screen', () => {
  test('it changes hands when the game waits for another seat of this device', async () => {
    hold({ table: 'T', game: 'toy', seats: { 1: 'token-1' }, at: 1 })
    await line().say(asks(1, 11))
    await line().say({ ...asks(1, 21, { question: question(21, { seat: 1 }) }), seat: 1 })
    expect(client.curtain).toBe(-1)
    await line().say(position(2))
    expect(client.curtain).toBe(1)
    client.lift()
    expect([client.seat, client.curtain]).toEqual([1, -1])
    expect(client.steps[0]!.question.token).toBe(21)
  })
})

describe('an undo', () => {
  test('is taken freely, asked for, or not to be had', async () => {
    await line().say({ type: 'table', seats: [], undo: 'each', you: [0] })
    await line().say(asks(1, 11))
    void client.undo()
    expect(line().last).toMatchObject({ type: 'undo', seat: 0 })
    expect(line().last).not.toHaveProperty('ask')
    await line().say(asks(2, 12, { undo: 'answered-since' }))
    void client.undo()
    expect(line().last).toMatchObject({ type: 'undo', ask: true })
    const sent = line().sent.length
    await line().say(asks(3, 13, { undo: 'nothing-to-undo' }))
    void client.undo()
    expect(line().sent).toHaveLength(sent)
  })
})
