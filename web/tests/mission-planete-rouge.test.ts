import { describe, expect, test } from 'vitest'
import { advance, card, isSecret, weigh } from '../src/games/mission-planete-rouge/course'
import parts from '../src/games/mission-planete-rouge/parts'
import { crew, leader } from '../src/games/mission-planete-rouge/read'
import type { Step } from '../src/lib/table.svelte'
import type { Choice, Message, View } from '../src/lib/types'
import { move, say, seat, thing, told, view, zone } from './made'

const nobody = say('nobody')
const row = (ref: string, cell: Message) => ({ ref, label: say(ref), cells: [cell], owner: -1, about: [] })
const start = view([zone('zone:hellas')], {
  panels: [
    {
      ...view([zone('zone:hellas')]).panels[0]!,
      tables: [{ ref: 'calls', label: say('calls'), columns: [], rows: [row('call:pilot', nobody), row('call:soldier', nobody)] }],
    },
  ],
})
const calls = (at: View): unknown[] => at.panels[0]!.tables[0]!.rows.map((r) => r.cells[0])
const tiles = (at: View): string[] => at.panels[0]!.zones[0]!.things.map((t) => t.kind)

describe('the board while it is told', () => {
  test('who is called stands beside the character, one after another, once', () => {
    const one = advance(start, told('call', { seat: 2, character: 'pilot' }))
    expect(calls(one)).toEqual([seat(2), nobody])
    const two = advance(one, told('call', { seat: 0, character: 'pilot' }))
    expect(calls(two)[0]).toEqual(say('and-then', { first: seat(2), rest: seat(0) }))
    expect(calls(advance(two, told('call', { seat: 2, character: 'pilot' })))).toEqual(calls(two))
  })

  test('what is explored lies there, once', () => {
    const found = told('explore', { zone: 'zone:hellas', resource: 'ice' })
    const one = advance(start, found)
    expect(tiles(one)).toEqual(['ice'])
    expect(tiles(advance(one, found))).toEqual(['ice'])
  })
})

describe('what is seen of it', () => {
  test('a character is shown with the number of its card', () => {
    expect(card(told('call', { seat: 1, character: 'recruiter' }))).toEqual({ icon: 'recruit', owner: 1, number: 1 })
    expect(card(told('reveal', { zone: 'zone:hellas', card: 'event:ice' }))).toEqual({ icon: 'discovery', owner: -1 })
    expect(card(told('aim', { seat: 1 }))).toBeNull()
  })

  test('points and losses weigh', () => {
    expect(weigh(told('bonus', { points: -3 }))).toBe(3)
    expect(weigh(told('destroy', { seat: 0 }, { moves: [move('astronaut', 'ship:1', 'lost:1', 1, 2)] }))).toBe(6)
    expect(weigh(told('walk', { seat: 0 }))).toBe(0)
  })

  test('bonus cards were secret', () => {
    expect([isSecret(zone('bonus:1')), isSecret(zone('reserve:1'))]).toEqual([true, false])
  })
})

describe('astronauts in a place', () => {
  const at = (...numbers: number[]) => crew(zone('z', numbers.map((n, owner) => thing(`a${owner}`, { kind: 'astronaut', owner, number: n }))))

  test('the strongest first, and one alone leads', () => {
    expect(at(1, 3, 3).map((g) => g.owner)).toEqual([1, 2, 0])
    expect([leader(at(1, 3, 2)), leader(at(3, 3)), leader(at(2)), leader([])]).toEqual([1, -1, 0, -1])
  })
})

test('the card that is kept is the answer itself: only what comes of it is said', () => {
  const ghost = (at: string) => ({ zone: at, thing: thing('card'), number: 1 })
  const count = (id: string) => ({ where: null, seat: 0, what: say(id), before: 0, after: 1 })
  const seen = { ghosts: [ghost('offer:0'), ghost('bonus:0'), ghost('lost:0'), ghost('zone:hellas')], lines: [count('fact-bonus-cards'), count('track-round')], places: new Map() }
  expect(parts.worth?.(seen, 0).ghosts.map((g) => g.zone)).toEqual(['zone:hellas'])
  expect(parts.worth?.(seen, 0).lines).toEqual([])
})

test("one's own astronauts are the last that one destroys", () => {
  const step = { question: { seat: 1 } } as Step
  const hit = (n: number) => ({ label: say('pick-hit', { who: seat(n) }) }) as Choice
  expect([0, 1, 2].map((n) => parts.rank?.(step, hit(n)))).toEqual([0, 1, 0])
})
