import { beforeEach, describe, expect, test } from 'vitest'
import { choice, question, say } from './made'
import { asks, line, settled, sitDown, walk } from './server'

const at = sitDown()

describe('an answer in the making', () => {
  beforeEach(() => line().say(asks(1, 11)))

  test('asks what would follow, and is sent whole when it is confirmed', async () => {
    void at.client.pick(2)
    expect(line().last).toMatchObject({ type: 'probe', seat: 0, token: 11, answers: [[1, 2]] })
    expect(at.client.complete).toBe(false)
    await line().probed()
    expect(at.client.complete).toBe(true)
    void at.client.confirm()
    expect(line().last).toMatchObject({ type: 'answer', token: 11, answers: [[1, 2]] })
  })

  test('goes on with what it asks further, and can be reopened', async () => {
    void at.client.pick(2)
    await line().probed({ question: question(11, { kind: 5, held: true }), choices: [choice(0), choice(8)] })
    expect(at.client.steps.map((s) => s.picked)).toEqual([2, null])
    void at.client.pick(8)
    expect(line().last).toMatchObject({ answers: [[1, 2], [5, 8]] })
    await line().probed()
    at.client.back(0)
    expect(at.client.steps.map((s) => s.picked)).toEqual([null])
    expect(at.client.complete).toBe(false)
  })

  test('a widget’s further parts go with their step', () => {
    void at.client.pick(2, 0, [[7, 1], [7, 4]])
    expect(line().last).toMatchObject({ answers: [[1, 2], [7, 1], [7, 4]] })
  })

  test('what is not possible is not picked', async () => {
    await line().say(asks(2, 12, { choices: [choice(0, [], { reason: say('full') })] }))
    void at.client.pick(0)
    void at.client.pick(77)
    expect(at.client.steps[0]!.picked).toBeNull()
    expect(line().last.type).toBe('hello')
  })

  test('a late reply about what was picked before changes nothing', async () => {
    void at.client.pick(0)
    const first = line().last.id
    void at.client.pick(1)
    await line().say({ type: 'probed', id: first, question: null, choices: [], changes: [{ path: ['x'], before: 0, after: 1 }], reveals: true })
    expect(at.client.probed).toBeNull()
    expect(at.client.changes).toEqual([])
    await line().probed()
    expect(at.client.complete).toBe(true)
  })

  test('clicks on the board narrow it until one option is left', () => {
    at.client.point('zone:a')
    expect(at.client.clicked).toEqual(['zone:a'])
    at.client.point('zone:c')
    expect(at.client.steps[0]!.picked).toBe(1)
    expect(at.client.clicked).toEqual([])
  })

  test('the same click once more takes it back, a click elsewhere begins anew', () => {
    at.client.point('zone:a')
    at.client.point('zone:a')
    expect(at.client.clicked).toEqual([])
    at.client.point('zone:a')
    at.client.point('zone:z')
    expect(at.client.clicked).toEqual([])
  })

  test('a refused answer says why and asks again', async () => {
    void at.client.pick(2)
    await line().probed()
    void at.client.confirm()
    await line().say({ type: 'refused', id: line().last.id, refused: 'stale', facts: {}, changed: say('story-other') })
    expect(at.client.refused).toEqual({ refused: 'stale', facts: {}, changed: say('story-other') })
    expect(at.client.steps.map((s) => s.picked)).toEqual([null])
  })
})

describe('while others answer', () => {
  beforeEach(async () => {
    await line().say(asks(1, 11))
    void at.client.pick(1)
    await line().probed()
  })

  test('what was picked stays, asked anew with the number it has now', async () => {
    await line().say(asks(2, 12, { choices: [choice(6, ['zone:a', 'zone:c'], { label: say('option-1') }), choice(7)] }))
    expect(line().last).toMatchObject({ type: 'probe', token: 12, answers: [[1, 6]] })
    await line().probed()
    expect(at.client.steps[0]!.picked).toBe(6)
    expect(at.client.complete).toBe(true)
    expect(at.client.meanwhile).toBe('')
  })

  test('what is no longer possible is dropped, and said to be', async () => {
    await line().say(asks(2, 12, { choices: [choice(0), { ...walk[1]!, reason: say('full') }] }))
    expect(at.client.steps.map((s) => s.picked)).toEqual([null])
    expect(at.client.meanwhile).toBe('dropped')
  })

  test('of several parts those that stand stay', async () => {
    void at.client.pick(2)
    await line().probed({ question: question(11, { kind: 5, held: true }), choices: [choice(3), choice(4)] })
    void at.client.pick(4)
    await line().probed()
    await line().say(asks(2, 12))
    await line().probed({ question: question(12, { kind: 5, held: true }), choices: [choice(3)] })
    expect(at.client.steps.map((s) => s.picked)).toEqual([2, null])
    expect(at.client.meanwhile).toBe('dropped')
  })

  test('a first click on the board stays', async () => {
    at.client.begin()
    at.client.point('zone:a')
    await line().say(asks(2, 12))
    expect(at.client.clicked).toEqual(['zone:a'])
    expect(at.client.meanwhile).toBe('')
    await line().say(asks(3, 13, { choices: [choice(2)] }))
    expect(at.client.clicked).toEqual([])
    expect(at.client.meanwhile).toBe('dropped')
  })

  test('asked something else, it is gone and said to be', async () => {
    await line().say(asks(2, 12, { question: question(12, { kind: 3 }) }))
    expect(at.client.steps.map((s) => s.picked)).toEqual([null])
    expect(at.client.meanwhile).toBe('gone')
  })

  test('the same position once more leaves it as it is', async () => {
    const sent = line().sent.length
    await line().say(asks(1, 11, { told: [] }))
    expect(at.client.steps[0]!.picked).toBe(1)
    expect(at.client.complete).toBe(true)
    expect(line().sent).toHaveLength(sent)
  })

  test('after one’s own answer nothing is kept of it', async () => {
    void at.client.confirm()
    await line().say(asks(2, 12))
    expect(at.client.steps.map((s) => s.picked)).toEqual([null])
    expect(at.client.meanwhile).toBe('')
  })
})

describe('a look', () => {
  test('tells what a click would come to, picks nothing and asks once', async () => {
    await line().say(asks(1, 11, { choices: [choice(0, ['zone:a']), choice(1, ['zone:b'])] }))
    const seen = at.client.foresee('zone:b')
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 1]] })
    const sent = line().sent.length
    await line().probed({ changes: [{ path: ['x'], before: 0, after: 1 }] })
    expect((await seen)?.after.changes).toHaveLength(1)
    await at.client.foresee('zone:b')
    expect(line().sent).toHaveLength(sent)
    expect(at.client.steps[0]!.picked).toBeNull()
    expect(await at.client.foresee('zone:z')).toBeNull()
  })
})

describe('one click', () => {
  const moves = [choice(0, ['zone:a']), choice(1, ['zone:b'])]
  const card = { type: 'table', undo: 'each', seats: [], you: [0] }

  test('on the board sends what can be taken back, where one click is to do', async () => {
    at.client.direct = () => true
    await line().say(card)
    await line().say(asks(4, 1, { choices: moves }))
    at.client.point('zone:b')
    await line().probed()
    expect(line().last).toMatchObject({ type: 'answer', answers: [[1, 1]] })
  })

  test.each([
    ['reveals something', { reveals: true }, 'each'],
    ['may not be taken back freely', {}, 'consent'],
  ])('sends nothing that %s', async (_, found, undo) => {
    at.client.direct = () => true
    await line().say({ ...card, undo })
    await line().say(asks(4, 1, { choices: moves }))
    at.client.point('zone:b')
    await line().probed(found)
    expect(line().last.type).toBe('probe')
    expect(at.client.complete).toBe(true)
  })

  test('chooses for the piece chosen before, where a place is open to several', async () => {
    const pawns = [choice(0, ['pawn:1', 'zone:a']), choice(1, ['pawn:1', 'zone:b']), choice(2, ['pawn:2', 'zone:b'])]
    await line().say(asks(4, 1, { choices: pawns }))
    at.client.point('zone:a')
    await line().probed()
    at.client.point('zone:b')
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 1]] })
  })

  test('played at once is not sent if it reveals something', async () => {
    await line().say(asks(4, 1, { choices: moves }))
    at.client.point('zone:a', true)
    await line().probed({ reveals: true })
    expect(line().last.type).toBe('probe')
    at.client.point('zone:b', true)
    await line().probed()
    expect(line().last).toMatchObject({ type: 'answer', answers: [[1, 1]] })
  })
})

describe('a gesture of several answers', () => {
  const lift = { asked: 'move', answer: () => 1 }
  const end = { asked: 'end', answer: () => 2 }

  const sendsFirst = async (): Promise<void> => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin(lift, end)
    await line().probed()
    expect(line().last).toMatchObject({ type: 'answer', answers: [[1, 1]] })
  }

  test('sends the next when its question comes', async () => {
    await sendsFirst()
    await line().say(asks(5, 2, { question: question(2, { name: 'end' }) }))
    await line().probed()
    expect(line().last).toMatchObject({ type: 'answer', answers: [[1, 2]] })
  })

  test('drops the rest if another question comes, or none', async () => {
    await sendsFirst()
    await line().say(asks(5, 2, { question: question(2, { name: 'pay' }) }))
    await line().say(asks(6, 3, { question: question(3, { name: 'end' }) }))
    expect(line().last.type).toBe('answer')
    expect(line().last).toMatchObject({ answers: [[1, 1]] })
  })

  test('a click that comes before its question waits for it', async () => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin(lift)
    at.client.gesture.add({ asked: 'where', answer: () => 8 })
    await line().probed({ question: question(1, { kind: 5, name: 'where', held: true }), choices: [choice(0), choice(8)] })
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 1], [5, 8]] })
    await line().probed()
    expect(line().last).toMatchObject({ type: 'answer', answers: [[1, 1], [5, 8]] })
    expect(at.client.gesture.isUnderWay).toBe(false)
  })

  test('what is usually meant fills the further parts of a wish', async () => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin({ ...lift, rest: (part) => (part.question.name === 'pay' ? 3 : null) })
    await line().probed({ question: question(1, { kind: 5, name: 'pay', held: true }), choices: [choice(0), choice(3)] })
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 1], [5, 3]] })
    await line().probed({ question: question(1, { kind: 6, name: 'where', held: true }), choices: [choice(0)] })
    expect(line().last.type).toBe('probe')
    expect(at.client.choosing?.picked).toBe(null)
  })

  test('begun while an answer is on its way, it waits for the next question', async () => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin(lift)
    await line().probed()
    void at.client.gesture.begin(end)
    await line().say(asks(5, 2, { question: question(2, { name: 'end' }) }))
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 2]] })
  })

  test('loses nothing if somebody else answers while it picks', async () => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin(lift, end)
    await line().say(asks(5, 2))
    expect(line().last).toMatchObject({ type: 'probe', token: 2, answers: [[1, 1]] })
    await line().probed()
    await settled()
    expect(line().last).toMatchObject({ type: 'answer', token: 2, answers: [[1, 1]] })
    await line().say(asks(6, 3, { question: question(3, { name: 'end' }) }))
    expect(line().last).toMatchObject({ type: 'probe', answers: [[1, 2]] })
  })

  test('halted, it sends nothing more and hands back what is left', async () => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin(lift, end)
    expect(at.client.gesture.halt()).toEqual([lift, end])
    await line().probed()
    expect(line().last.type).toBe('probe')
    await sendsFirst()
    expect(at.client.gesture.halt()).toEqual([end])
  })

  test('wishes nothing that is not offered', async () => {
    await line().say(asks(4, 1))
    void at.client.gesture.begin({ asked: 'move', answer: () => 77 }, end)
    expect(line().last.type).toBe('hello')
  })
})
