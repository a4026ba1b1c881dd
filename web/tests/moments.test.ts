import { describe, expect, test } from 'vitest'
import { moments, roundOf, rounds, seatsIn, seatsOf, weigh, worth } from '../src/lib/moments'
import { move, say, seat, thing, told } from './made'

describe('rounds', () => {
  test('have the number their fact tells', () => {
    expect(roundOf(told('generation', { number: 4, first: 1 }), 0)).toBe(4)
  })

  test('of a game without named parts, the number of the line', () => {
    expect(roundOf(told('sol', {}, { line: say('story-sol', { who: seat(0), n: 3 }) }), 0)).toBe(3)
    expect(roundOf(told('sol'), 6)).toBe(7)
  })

  test('begin with the first, told or not', () => {
    const log = [told('play'), told('round', { number: 2 }, { step: 9 }), told('round', { number: 3 }, { step: 20 })]
    expect(rounds(log)).toEqual([
      { step: 0, n: 1 },
      { step: 9, n: 2 },
      { step: 20, n: 3 },
    ])
  })
})

describe('whom a fact is about', () => {
  test('who acts, then who suffers', () => {
    expect(seatsOf(told('kill', { victim: 0, zone: 'zone:a', seat: 2 }))).toEqual([2, 0])
  })

  test('what the line says does not count where parts are named', () => {
    expect(seatsOf(told('bot-step', { track: 'track:earth' }, { line: say('bot-step', { who: seat(0) }) }))).toEqual([])
  })

  test('without them the line is read, to its depth', () => {
    const line = say('story', { a: say('inner', { who: seat(1) }), b: seat(0), n: 3 })
    expect(seatsIn(line)).toEqual([1, 0])
    expect(seatsOf(told('x', {}, { line }))).toEqual([1, 0])
  })
})

describe('what is worth seeing again', () => {
  const quiet = told('walk', { seat: 0 }, { step: 1 })
  const hit = told('kill', { seat: 0, victim: 1 }, { step: 2 })

  test('what one does to another weighs more, and what many pieces do', () => {
    expect(weigh(hit)).toBeGreaterThan(weigh(quiet))
    expect(weigh({ ...quiet, moves: [move('a', 'x', 'y', 0, 3)] })).toBeGreaterThan(weigh(quiet))
  })

  test('what happens all the time weighs less, rounds and silent facts nothing', () => {
    expect(weigh(hit, 16)).toBe(weigh(hit) / 4)
    expect(weigh(told('round', { number: 2 }))).toBe(0)
    expect(weigh({ ...hit, line: null })).toBe(0)
  })

  test('the weightiest few in their order, one of a step, with who did it', () => {
    const log = [told('land', { seat: 2, victim: 1 }, { step: 5 }), quiet, hit, told('walk', { seat: 1 }, { step: 2 })]
    const found = moments(log, 2)
    expect(found.map((m) => [m.told.step, m.told.what, m.seat])).toEqual([
      [2, 'kill', 0],
      [5, 'land', 2],
    ])
  })

  test('a game weighs its facts itself', () => {
    expect(moments([quiet, hit], 1, (t) => (t.what === 'walk' ? 1 : 0))[0]?.told).toBe(quiet)
  })
})

describe('what a hidden card was worth', () => {
  const card = thing('event:ice', { label: say('event-ice') })

  test('is the points its fact tells', () => {
    const log = [told('keep', { seat: 0, card: 'event:ice' }), told('bonus', { seat: 0, card: 'event:ice', points: 6 }), told('bonus', { card: 'event:snow', points: 9 })]
    expect(worth(log, card)).toBe(6)
    expect(worth(log.slice(0, 1), card)).toBeNull()
  })

  test('without named parts, the number in the line that names it', () => {
    expect(worth([told('x', {}, { line: say('story-x', { card: say('event-ice'), n: 4 }) })], card)).toBe(4)
  })
})
