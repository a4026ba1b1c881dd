import { describe, expect, test } from 'vitest'
import { advance, card, isSecret, weigh } from '../src/games/mission-planete-rouge/course'
import parts from '../src/games/mission-planete-rouge/parts'
import { outcomes } from '../src/games/mission-planete-rouge/outcome'
import { crew, leader } from '../src/games/mission-planete-rouge/read'
import type { Step } from '../src/lib/table.svelte'
import type { Choice, Message, View, Zone } from '../src/lib/types'
import { move, player, say, seat, thing, told, view, zone } from './made'

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

describe('what comes of an answer', () => {
  const crew = (...numbers: number[]) => numbers.flatMap((n, owner) => (n ? [thing(`a${owner}`, { kind: 'astronaut', owner, number: n })] : []))
  const ship = (number: number, aboard: number[], more: { bound?: string; state?: string } = {}) =>
    zone(`ship:${number}`, crew(...aboard), {
      label: say('ship', { seats: 4 }),
      facts: [
        { label: say('fact-aboard'), value: say('seats-of', { n: aboard.reduce((a, b) => a + b, 0), seats: 4 }), icon: '' },
        { label: say('fact-destination'), value: say(more.bound ?? 'zone-hellas'), icon: '' },
        { label: say('fact-state'), value: say(more.state ?? 'state-docked'), icon: '' },
      ],
    })
  const at = ({ ships = [], hellas = [], lost = [0, 0], points = 0, round = 3, phase = 'phase-boarding' }: { ships?: Zone[]; hellas?: number[]; lost?: number[]; points?: number; round?: number; phase?: string }): View => {
    const [board] = view([]).panels
    return view([], {
      headline: say('headline', { round, phase: say(phase) }),
      players: lost.map((n, owner) => player(owner, { facts: [{ label: say('fact-points'), value: owner ? 0 : points, icon: '' }], zones: [zone(`lost:${owner}`, n ? [thing('l', { kind: 'astronaut', owner, number: n })] : [])] })),
      panels: [
        { ...board!, ref: 'mars', zones: [zone('zone:hellas', crew(...hellas), { label: say('zone-hellas') })] },
        { ...board!, ref: 'pad', zones: ships },
        { ...board!, ref: 'supply', zones: [], tracks: [{ ref: 'round', label: say('track-round'), value: round, maximum: 10, marks: [] }] },
      ],
    })
  }
  const said = (before: View, after: View) => outcomes(before, after).map((o) => [o.line.id, o.line.args['n'], o.loss ?? false])

  test('how full a ship is then, where it flies, that it takes off', () => {
    expect(said(at({ ships: [ship(1, [1])] }), at({ ships: [ship(1, [2])] }))).toEqual([['pr-aboard', 2, false]])
    expect(said(at({ ships: [ship(1, [3])] }), at({ ships: [ship(1, [4], { state: 'state-launched' })] }))).toEqual([['pr-takes-off', undefined, false]])
    expect(said(at({ ships: [ship(1, [1])] }), at({ ships: [ship(1, [1], { bound: 'zone-ausonia' })] }))).toEqual([['pr-bound', undefined, false]])
  })

  test('who leads in a zone then', () => {
    expect(said(at({ hellas: [1, 2] }), at({ hellas: [2, 2] }))).toEqual([['pr-tied', 2, false]])
    expect(said(at({ hellas: [2, 2] }), at({ hellas: [2, 1] }))).toEqual([['pr-you-leads', 2, false]])
    expect(said(at({ hellas: [2, 2] }), at({ hellas: [1, 2] }))).toEqual([['pr-leads', 2, false]])
    expect(said(at({ hellas: [1] }), at({ hellas: [] }))).toEqual([['pr-empty', undefined, false]])
    expect(said(at({}), at({ hellas: [1] }))).toEqual([['pr-you-alone', undefined, false]])
  })

  test('losses first, one’s own before the others’', () => {
    expect(said(at({ ships: [ship(1, [1, 2])] }), at({ lost: [1, 2] }))).toEqual([
      ['pr-you-loses', 1, true],
      ['pr-loses', 2, true],
    ])
  })

  test('ships that land are one sentence, with the points they bring', () => {
    expect(said(at({ ships: [ship(1, [2])] }), at({ hellas: [2], round: 4, points: 3 }))).toEqual([
      ['pr-land', undefined, false],
      ['pr-you-score', 3, false],
    ])
    expect(said(at({}), at({ phase: 'phase-over', points: 9 }))).toEqual([['pr-ends', undefined, false]])
  })

  test('a card that is kept is the answer itself', () => {
    expect(outcomes(at({}), at({}))).toEqual([])
  })
})

test("one's own astronauts are the last that one destroys", () => {
  const step = { question: { seat: 1 } } as Step
  const hit = (n: number) => ({ label: say('pick-hit', { who: seat(n) }) }) as Choice
  expect([0, 1, 2].map((n) => parts.rank?.(step, hit(n)))).toEqual([0, 1, 0])
})
