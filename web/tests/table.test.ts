import { describe, expect, test } from 'vitest'
import { hold } from '../src/lib/device'
import { position, question, told } from './made'
import { asks, history, line, settled, sitDown } from './server'

const at = sitDown()

describe('the table', () => {
  test('the log is read at the start and goes on by what is told', async () => {
    await line().say(asks(1, 1))
    expect(history).toHaveBeenCalledTimes(1)
    await settled()
    await line().say(asks(2, 2, { told: [told('round', { number: 2 })] }))
    expect(at.client.log.map((t) => t.what)).toEqual(['round'])
    expect(history).toHaveBeenCalledTimes(1)
    await line().say(asks(3, 3, { told: [], since: -1 }))
    expect(history).toHaveBeenCalledTimes(2)
  })

  test('an answer that tells nothing ends no story', async () => {
    await line().say(asks(1, 1))
    await line().say(asks(2, 2, { told: [told('board', {}, { step: 2 })] }))
    await line().say(asks(3, 3, { told: [] }))
    expect(history).toHaveBeenCalledTimes(1)
    expect(at.client.log.map((t) => t.what)).toEqual(['board'])
  })

  test.each([
    ['after', [], 2],
    ['before', [told('board', {}, { step: 2 })], 1],
  ])('what is told while the log is read is told once: the line comes %s the answer in it', async (_, read, times) => {
    let reply = (): void => undefined
    const body = { ok: true, json: () => Promise.resolve({ steps: 2, told: [told('round', { number: 1 }), ...read] as never[] }) }
    history.mockImplementationOnce(() => new Promise((done) => (reply = () => done(body))))
    const whole = { ok: true, json: () => Promise.resolve({ steps: 2, told: [told('round', { number: 1 }), told('board', {}, { step: 2 })] as never[] }) }
    history.mockImplementationOnce(() => Promise.resolve(whole))
    await line().say(asks(1, 1))
    const later = asks(2, 2, { told: [told('board', {}, { step: 2 })] })
    if (times > 1) await line().say(later)
    reply()
    await settled()
    await settled()
    if (times === 1) await line().say(later)
    expect(at.client.log.map((t) => t.what)).toEqual(['round', 'board'])
    expect(history).toHaveBeenCalledTimes(times)
    history.mockReset()
    history.mockImplementation(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ steps: 0, told: [] }) }))
  })

  test('a line of chat is heard once', async () => {
    const chat = { type: 'chat', seat: 1, name: 'Bo', text: 'hello', at: 5 }
    await line().say(chat)
    await line().say(chat)
    expect(at.client.chat).toHaveLength(1)
    expect(at.client.unread).toBe(1)
  })
})

describe('around one screen', () => {
  test('it changes hands when the game waits for another seat of this device', async () => {
    hold({ table: 'T', game: 'toy', seats: { 1: 'token-1' }, at: 1 })
    await line().say(asks(1, 11))
    await line().say({ ...asks(1, 21, { question: question(21, { seat: 1 }) }), seat: 1 })
    expect(at.client.curtain).toBe(-1)
    await line().say(position(2))
    expect(at.client.curtain).toBe(1)
    at.client.lift()
    expect([at.client.seat, at.client.curtain]).toEqual([1, -1])
    expect(at.client.steps[0]!.question.token).toBe(21)
  })
})

describe('an undo', () => {
  test('takes out of the log at once what it took back, before the log is read again', async () => {
    await line().say(asks(1, 1))
    await settled()
    await line().say(asks(2, 2, { told: [told('man', {}, { step: 2 })] }))
    await line().say(asks(3, 3, { told: [told('leave', {}, { step: 3 })] }))
    history.mockImplementationOnce(() => new Promise(() => undefined))
    await line().say(asks(100, 2, { steps: 2, since: -1, told: [] }))
    expect(at.client.log.map((t) => t.what)).toEqual(['man'])
    await line().say(asks(101, 4, { steps: 3, told: [told('man', {}, { step: 3 })] }))
    expect(at.client.log.map((t) => t.what)).toEqual(['man', 'man'])
  })

  test('is taken freely, asked for, or not to be had', async () => {
    await line().say({ type: 'table', seats: [], undo: 'each', you: [0] })
    await line().say(asks(1, 11))
    void at.client.undo()
    expect(line().last).toMatchObject({ type: 'undo', seat: 0 })
    expect(line().last).not.toHaveProperty('ask')
    await line().say(asks(2, 12, { undo: 'answered-since' }))
    void at.client.undo()
    expect(line().last).toMatchObject({ type: 'undo', ask: true })
    const sent = line().sent.length
    await line().say(asks(3, 13, { undo: 'nothing-to-undo' }))
    void at.client.undo()
    expect(line().sent).toHaveLength(sent)
  })
})
