import { describe, expect, test } from 'vitest'
import { advance, automata, card, course, isSecret, pace, raisers, reckon, weigh } from '../src/games/terraforming-mars/course'
import parts from '../src/games/terraforming-mars/parts'
import { contenders, count, figure, number, percent, production, signed, tileOf, zoneOf } from '../src/games/terraforming-mars/read'
import { settings } from '../src/lib/settings.svelte'
import { COURSE, since, turnsOf } from '../src/lib/turns'
import { worth } from '../src/games/terraforming-mars/worth'
import type { Line } from '../src/lib/preview'
import type { Step } from '../src/lib/table.svelte'
import type { Choice, Fact, Panel, Track, View } from '../src/lib/types'
import { move, player, say, seat, thing, told, view, zone } from './made'

const fact = (icon: string, value: number): Fact => ({ label: say(icon), value, icon })
const track = (ref: string, value: number): Track => ({ ref, label: say(ref), value, maximum: 20, marks: [] })
const panel = (ref: string, more: Partial<Panel>): Panel => ({ ref, label: say(ref), map: false, zones: [], tracks: [], tables: [], facts: [], ...more })

const table = view([], {
  players: [player(0, { facts: [fact('megacredits', 10), fact('rating', 20)] }), player(1, { facts: [fact('megacredits', 3), fact('plants', 2)] })],
  panels: [
    panel('mars', { zones: [zone('hex:1-2'), zone('hex:3-3')] }),
    panel('parameters', { tracks: [track('temperature', 0), track('oxygen', 0), track('oceans', 1)] }),
    panel('marsbot', { tracks: [track('track:earth', 1)], facts: [fact('megacredits', 5), fact('rating', 20)] }),
  ],
})
const tracks = (of: string, at = table): Record<string, number> => Object.fromEntries(at.panels.find((p) => p.ref === of)!.tracks.map((t) => [t.ref, t.value]))
const facts = (n: number, at = table): Record<string, unknown> => Object.fromEntries(at.players[n]!.facts.map((f) => [f.icon, f.value]))
const bot = (at = table): Record<string, unknown> => Object.fromEntries(at.panels[2]!.facts.map((f) => [f.icon, f.value]))

describe('the board while it is told', () => {
  test('parameters rise to the step told', () => {
    expect(tracks('parameters', advance(table, told('temperature', { seat: 0, steps: 4 })))).toMatchObject({ temperature: 4, oxygen: 0 })
    expect(tracks('parameters', advance(table, told('oxygen', { seat: 0, steps: 7 })))).toMatchObject({ oxygen: 7 })
  })

  test('MarsBot raises them too, and its own rating', () => {
    const after = advance(table, told('bot-temperature', { steps: 3, rating: 21 }))
    expect(tracks('parameters', after)['temperature']).toBe(3)
    expect(bot(after)).toEqual({ megacredits: 5, rating: 21 })
  })

  test.each([
    ['gain', { seat: 1, resource: 'plants', number: 3 }, { plants: 5, megacredits: 3 }],
    ['lose', { seat: 1, resource: 'plants', number: 1 }, { plants: 1, megacredits: 3 }],
    ['lose', { seat: 1, resource: 'plants', number: 9 }, { plants: 0, megacredits: 3 }],
    ['spend', { seat: 1, means: 'plants', number: 2 }, { plants: 0, megacredits: 3 }],
    ['spend', { seat: 1, means: 'microbes', number: 2 }, { plants: 2, megacredits: 3 }],
    ['plant', { seat: 1, number: 2 }, { plants: 0, megacredits: 3 }],
    ['remove', { seat: 0, victim: 1, resource: 'plants', number: 1 }, { plants: 1, megacredits: 3 }],
    ['income', { seat: 1, resources: [21, 0, 0, 4, 0, 0] }, { plants: 6, megacredits: 24 }],
  ])('%s %j', (what, parts, left) => {
    expect(facts(1, advance(table, told(what, parts)))).toEqual(left)
    expect(facts(0, advance(table, told(what, parts)))).toEqual(facts(0))
  })

  test('what is stolen changes hands', () => {
    const after = advance(table, told('steal', { seat: 0, victim: 1, resource: 'megacredits', number: 2 }))
    expect([facts(0, after)['megacredits'], facts(1, after)['megacredits']]).toEqual([12, 1])
  })

  test('of energy only what is new stays', () => {
    const charged = { ...table, players: [player(0, { facts: [fact('energy', 5), fact('heat', 1)] })] }
    expect(facts(0, advance(charged, told('income', { seat: 0, resources: [20, 0, 0, 0, 2, 6] })))).toEqual({ energy: 2, heat: 7 })
  })

  test.each([
    ['produce', { seat: 0, resource: 'heat', number: 2 }, 3],
    ['lower', { seat: 1, victim: 0, resource: 'heat', number: 1 }, 0],
  ])('%s: production follows', (what, parts, left) => {
    const made: Fact = { label: say('fact-production'), value: say('productions', { heat: 1, steel: 2 }), icon: 'production' }
    const before = { ...table, players: [player(0, { facts: [made] }), player(1)] }
    expect(production(advance(before, told(what, parts)).players[0]!)).toEqual({ heat: left, steel: 2 })
  })

  test('a rating is what is told', () => {
    expect(facts(0, advance(table, told('rate', { seat: 0, number: 2, rating: 22 })))).toEqual({ megacredits: 10, rating: 22 })
  })

  test('a tile flies before it counts, an ocean counts as one', () => {
    const after = advance(table, told('tile', { seat: 0, tile: 'ocean', site: 'hex:1-2' }, { moves: [move('ocean', 'player:0', 'hex:1-2', -1)] }))
    const there = after.panels[0]!.zones[0]!
    expect(there.things[0]).toMatchObject({ kind: 'ocean', label: say('tile-ocean'), number: 0 })
    expect(tileOf(there)).toBeUndefined()
    expect(tracks('parameters', after)['oceans']).toBe(2)
    const city = advance(table, told('bot-place', { tile: 'city' }, { moves: [move('city', 'marsbot', 'hex:3-3', 1)] }))
    expect(tracks('parameters', city)['oceans']).toBe(1)
  })

  test('MarsBot’s marker stands on the space told, its M€ are the total', () => {
    expect(tracks('marsbot', advance(table, told('bot-step', { track: 'track:earth', space: 6, tag: 'earth' })))).toEqual({ 'track:earth': 6 })
    expect(bot(advance(table, told('bot-earn', { number: 3, total: 8, reason: 'city' })))).toEqual({ megacredits: 8, rating: 20 })
    expect(bot(advance(table, told('bot-rate', { number: 1, rating: 25 })))).toEqual({ megacredits: 5, rating: 25 })
  })

  test('what is told of nobody here changes nothing', () => {
    expect(advance(table, told('production'))).toEqual(table)
  })
})

describe('what is seen of it', () => {
  test('cards that are played turn up for who plays them', () => {
    expect(card(told('play', { seat: 1, card: 'card:comet', price: 21 }))).toEqual({ icon: 'card', owner: 1 })
    expect(card(told('bot-bonus', { card: 'bonus:b02' }))).toEqual({ icon: 'card', owner: 1 })
    expect(card(told('draw', { seat: 1, number: 2 }))).toBeNull()
  })

  test('goals weigh most, then harm, then dear cards', () => {
    const price = (n: number) => weigh(told('play', { seat: 0, card: 'card:comet', price: n }))
    expect(weigh(told('claim', { seat: 0, milestone: 'milestone:mayor', price: 8 }))).toBeGreaterThan(weigh(told('steal', {})))
    expect([price(41), price(20), price(19)]).toEqual([4.1, 2, 0])
    expect(weigh(told('standard', { seat: 0, price: 25 }))).toBe(0)
  })

  test('MarsBot is read step by step', () => {
    expect(pace(told('bot-step'))).toBeGreaterThan(1000)
    expect(pace(told('play'))).toBe(0)
  })

  test('only hands were secret', () => {
    expect(isSecret(zone('hand:0'))).toBe(true)
    expect(isSecret(zone('played:0'))).toBe(false)
  })

  test('MarsBot has a panel where it plays', () => {
    expect(automata(table).map((a) => [a.player.seat, a.player.status])).toEqual([[1, null]])
    expect(automata(view([]))).toEqual([])
  })
})

describe('the end', () => {
  test('every step of a parameter, by whom and when', () => {
    const log = [
      told('temperature', { seat: 1, steps: 1 }, { step: 3 }),
      told('generation', { number: 2, first: 0 }),
      told('tile', { seat: 0, tile: 'ocean' }, { step: 7, moves: [move('ocean', 'player:0', 'hex:1-2', -1)] }),
      told('tile', { seat: 0, tile: 'city' }, { step: 8, moves: [move('city', 'player:0', 'hex:1-3')] }),
      told('generation', { number: 3, first: 1 }),
      told('bot-oxygen', { steps: 2, rating: 21 }, { step: 12 }),
    ]
    expect(raisers(log)).toEqual([
      { parameter: 'temperature', seat: 1, generation: 1, step: 3 },
      { parameter: 'oceans', seat: 0, generation: 2, step: 7 },
      { parameter: 'oxygen', seat: 1, generation: 3, step: 12 },
    ])
  })

  test('against MarsBot there are two columns', () => {
    const score = (id: string, own: number, its: number) => ({ label: say(id), points: [own], automaton: its })
    const result = reckon({ returns: [-1], scores: [score('score-rating', 30, 28), score('score-neural', 0, 0), score('score-money', 0, 4)] })
    expect(result.returns).toEqual([0, 1])
    expect(result.scores.map((s) => s.points)).toEqual([
      [30, 28],
      [0, 4],
    ])
    const among = { returns: [1, -1], scores: [{ label: say('score-rating'), points: [3, 2], automaton: null }] }
    expect(reckon(among)).toBe(among)
  })
})

describe('the view in the words of the board', () => {
  test('figures, zones, productions', () => {
    const me = player(1, {
      facts: [fact('steel', 2), { label: say('p'), icon: 'production', value: say('made', { steel: -1 }) }],
      zones: [zone('hand:1', [thing('a', { number: 2 }), thing('b')])],
    })
    expect([number(me, 'steel'), number(me, 'heat')]).toEqual([2, 0])
    expect(production(me)).toEqual({ steel: -1 })
    expect([count(zoneOf(me, 'hand')), count(zoneOf(me, 'offer'))]).toEqual([3, 0])
  })

  test('a minus is a minus, and French sets the percent apart', () => {
    expect([figure(-3), figure(3), signed(-3), signed(0)]).toEqual(['−3', '3', '−3', '+0'])
    settings.lang = 'fr'
    expect(percent(8)).toBe('8\u202f%')
    settings.lang = 'en'
    expect(percent(8)).toBe('8%')
  })

  test('who competes for goals', () => {
    expect(contenders([say('column-price'), seat(0), say('marsbot')]).map((c) => c.seat)).toEqual([0, 1])
  })
})

test('each founds a corporation in a turn of their own, whoever answered last', () => {
  const start = ['corporation', 'buy'].flatMap((what) => [0, 1].map((n) => told(what, { seat: n }, { by: 1 })))
  const [mine, theirs, bought, spent] = start
  const turns = turnsOf([mine!, bought!, theirs!, spent!, told('first-action', { seat: 0 }, { by: 1 })], { ...COURSE, ...course })
  expect(turns.map((t) => [t.actor, t.facts.length])).toEqual([[0, 2], [1, 2], [0, 1]])
  expect(since(turns, 0).map((t) => t.actor)).toEqual([1])
})

test('the consequence begins with Mars, and tells one’s points as they stand', () => {
  const line = (id: string, whose: number, before: number, after: number): Line => ({ where: null, seat: whose, what: say(id), before, after })
  const lines = [
    line('fact-rating', 0, 20, 21),
    line('resource-plants', 0, 2, 4),
    line('fact-points-now', 0, 20, 22),
    line('fact-rating', 0, 20, 21),
    line('parameter-oceans', -1, 2, 3),
    line('fact-award-price', -1, 8, 14),
    line('fact-points-now', 1, 20, 18),
    line('resource-plants', 1, 5, 2),
  ]
  const said = worth({ ghosts: [], places: new Map(), lines }, 0).lines
  expect(said.map((l) => [l.what.id, l.seat])).toEqual([
    ['parameter-oceans', -1],
    ['fact-rating', 0],
    ['resource-plants', 0],
    ['resource-plants', 1],
    ['fact-points', 0],
  ])
})

test('a goal is called by its name where there is little room', () => {
  const goal = say('goal', { name: say('award-banker'), asks: say('award-banker-asks') })
  const choice = { label: say('pick-fund', { what: goal, price: 8 }) } as Choice
  expect(parts.brief?.({} as Step, choice, {} as View)).toEqual(say('pick-fund', { what: say('award-banker'), price: 8 }))
})
