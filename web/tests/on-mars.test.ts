import { describe, expect, test } from 'vitest'
import { ends, granted, isDirect, rank } from '../src/games/on-mars/asking'
import { advance, automata, card, isSecret, pace, reckon, turn, weigh } from '../src/games/on-mars/course'
import { companies, delivered, goods, ids, order, owners, pair, side, spaces, techs } from '../src/games/on-mars/read'
import { contour, tone } from '../src/games/on-mars/terrain'
import { along, answers, reach, taken } from '../src/games/on-mars/ways'
import { worth } from '../src/games/on-mars/worth'
import type { Step } from '../src/lib/answer.svelte'
import type { Fact, Panel, Track, Way } from '../src/lib/types'
import { choice, move, player, question, say, thing, told, view, zone } from './made'

const fact = (id: string, value: Fact['value'], icon = ''): Fact => ({ label: say(id), value, icon })
const track = (ref: string, value: number): Track => ({ ref, label: say(ref), value, maximum: 6, marks: [] })
const panel = (ref: string, more: Partial<Panel>): Panel => ({ ref, label: say(ref), map: false, zones: [], tracks: [], tables: [], facts: [], ...more })
const space = (n: number, side: string, owner: number, bonus = '') => zone(`order:${n}`, [thing(`marker:${owner}`, { owner })], { facts: [fact('fact-bonus', say(`space-bonus-${n}`), bonus), fact('fact-side', say(`side-${side}`))] })
const tech = (ref: string, space: string, level: number) => thing(ref, { kind: 'technology', facts: [fact('fact-tech-level', level), fact('fact-space', say(`space-${space}`))] })

const table = view([], {
  players: [
    player(0, {
      status: say('status-turn'),
      facts: [fact('fact-points', 7), fact('fact-scored', 2)],
      zones: [
        zone('storage:0', [thing('good:0:mineral', { kind: 'mineral', number: 2 }), thing('good:0:crystal', { kind: 'crystal', number: 3 }), thing('crystal:next:0', { kind: 'crystal', number: 1 })]),
        zone('laboratory:0', [tech('tech:0:rover', '4t', 4)]),
      ],
    }),
  ],
  panels: [
    panel('mars', { zones: [zone('hex:g4'), zone('hex:g5')] }),
    panel('orbit', { zones: [zone('grid', [thing('grid:3', { label: say('tech-rover') }), thing('grid:4', { label: say('tech-ship') })])] }),
    panel('colony', { tracks: [track('level', 1), track('lss:generator', 1)] }),
    panel('order', { zones: [space(2, 'orbit', 0, 'warehouse'), space(6, 'colony', 1), zone('station:orbit:1', [thing('shuttle')]), zone('station:colony:2')] }),
    panel('lacerda', { zones: [zone('laboratory:1', [tech('tech:1:rover', '1b', 1)])], facts: [fact('fact-points', 9)] }),
  ],
})
const at = (seen: typeof table, ref: string): string[] => seen.panels.flatMap((p) => p.zones).find((z) => z.ref === ref)!.things.map((t) => t.ref)

describe('the view', () => {
  test('tells sides, goods, crystals to come and technologies of all', () => {
    expect(companies(table)).toEqual([0, 1])
    expect([0, 1, 3].map((seat) => [order(table, seat), side(table, seat)])).toEqual([[2, 'orbit'], [6, 'colony'], [0, '']])
    expect(spaces(table).map((s) => s.bonus)).toEqual(['silo', ''])
    expect(goods(table, 0)).toEqual({ mineral: 2, crystal: 3, next: 1 })
    expect(techs(table, 0)[0]).toMatchObject({ name: 'rover', space: '4t', level: 4 })
    expect(owners(table, 'rover')).toEqual([{ seat: 0, level: 4 }, { seat: 1, level: 1 }])
  })
  test('has numbers and lists in messages', () => {
    expect(pair(say('of', { n: 2, max: 5 }))).toEqual([2, 5])
    expect(ids(say('and-then', { first: say('building-mine'), rest: say('and-then', { first: say('building-condenser'), rest: say('building-shelter') }) }))).toEqual(['building-mine', 'building-condenser', 'building-shelter'])
    expect(ids(say('nothing'))).toEqual([])
    expect(delivered(thing('contract:deliver-plant', { facts: [fact('fact-completed', say('no')), fact('good-plant', say('of', { n: 1, max: 3 }))] }))).toEqual([{ good: 'plant', have: 1, need: 3 }])
  })
  test('lies on land with its heights', () => {
    expect(contour(90, 90, 0.3)).toMatch(/^(M[\d. ]+L[\d. ]+)*$/)
    expect([tone(0, 0), tone(300, 200), tone(690, 540)].every((t) => t >= 2 && t <= 4)).toBe(true)
  })
})

const way = (piece: string, stops: [string, number, number, boolean][]): Way => ({
  piece,
  origin: 'hex:g5',
  stops: stops.map(([ref, by, left, rests], i) => ({ ref, by, left, rests, answers: left < 0 ? [['move', 10 + i], ['spend', 0]] : [['move', 10 + i]] })),
})
const bot = way('bot:0:0', [['hex:g4', -1, 1, false], ['hex:g3', 0, 0, true], ['hex:g2', 1, -1, true]])
const rover = way('rover:0', [['hex:g3', -1, 1, true]])
const kinds = [{ name: 'spend', size: 9 }, { name: 'move', size: 99 }]

describe('ways', () => {
  test('lead where a piece may stay, by the one with most points left, or by the one taken up', () => {
    const any = reach([bot, rover], '')
    expect([...any.keys()]).toEqual(['hex:g3', 'hex:g2'])
    expect(any.get('hex:g3')?.way.piece).toBe('rover:0')
    expect(reach([bot, rover], 'bot:0:0').get('hex:g3')?.way.piece).toBe('bot:0:0')
  })
  test('are one answer, with what has to be paid', () => {
    const far = reach([bot], '').get('hex:g2')!
    expect(along(far.way, far.at).map((s) => s.ref)).toEqual(['hex:g4', 'hex:g3', 'hex:g2'])
    expect(answers(kinds, far)).toEqual([10, [[1, 11], [1, 12], [0, 0]]])
  })
  test('are drawn as they were taken', () => {
    const form = { fields: [], purse: 0, due: 0, ways: [bot] }
    const step: Step = { question: question(1, { form }), choices: [], picked: 10, more: [[1, 11]] }
    expect(taken(step)).toEqual(['hex:g5', 'hex:g4', 'hex:g3'])
    expect(taken({ ...step, more: [[1, 99]] })).toEqual([])
  })
})

const step = (name: string, choices: Step['choices'], more: Parameters<typeof question>[1] = {}): Step => ({ question: question(1, { name, ...more }), choices, picked: null })

describe('what is taken for granted', () => {
  const battery = choice(1, [], { label: say('good-battery') })
  const mineral = choice(0, [], { label: say('good-mineral') })
  test('a cost is paid with what it asks for, and with a mineral only if told so', () => {
    const pay = { text: say('ask-pay', { good: say('cost-battery') }) }
    expect(granted(step('pay', [mineral, battery], pay), table)).toBe(1)
  })
  test('any resource is what there is most of, but no mineral', () => {
    const any = { text: say('ask-pay', { good: say('cost-any') }) }
    const stocked = view([zone('storage:0', [thing('good:0:mineral', { kind: 'mineral', number: 3 }), thing('good:0:battery', { kind: 'battery', number: 1 }), thing('good:0:water', { kind: 'water', number: 2 })])])
    const water = choice(2, [], { label: say('good-water') })
    expect(granted(step('pay', [mineral, battery, water], any), stocked)).toBe(2)
    expect(granted(step('pay', [mineral], any), stocked)).toBe(0)
  })
  test('the presence of others costs crystals if there are several, else colonists; one’s own technology is free', () => {
    const rich = (number: number) => view([zone('storage:0', [thing('good:0:crystal', { kind: 'crystal', number })])])
    expect(granted(step('price', [choice(0), choice(1), choice(2)]), rich(4))).toBe(0)
    expect(granted(step('price', [choice(0), choice(1), choice(2)]), rich(2))).toBe(2)
    expect(granted(step('use', [choice(1, ['tech:0:mine']), choice(2, ['tech:1:mine'])]), rich(0))).toBe(1)
    expect(granted(step('use', [choice(2, ['tech:1:mine']), choice(3, ['tech:2:mine'])]), rich(0))).toBeNull()
  })
  test('crystals before goals, and a piece may stay where it was brought', () => {
    expect(granted(step('spend', [choice(0), choice(3)]), table)).toBe(0)
    expect(granted(step('spend', [choice(3), choice(4)]), table)).toBeNull()
    expect(granted(step('move', [choice(0), choice(5)], { held: true }), table)).toBe(0)
    expect(granted(step('move', [choice(0), choice(5)]), table)).toBeNull()
  })
  test('a turn ends from its menu and from what could still be had, not from the middle of an answer', () => {
    expect(ends(step('turn', [choice(0), choice(4)]), table)).toBe(true)
    expect(ends(step('obtain', [choice(0), choice(4)]), table)).toBe(true)
    expect(ends(step('obtain', [choice(4)]), table)).toBe(false)
    expect(ends(step('obtain', [choice(0)], { held: true }), table)).toBe(false)
    expect(ends(step('pay', [choice(0)]), table)).toBe(false)
  })
  test('main actions stand before goals and deliveries', () => {
    const of = (id: string): number => rank(step('turn', []), choice(1, [], { label: say(id) }))
    expect(of('pick-act')).toBeLessThan(of('pick-achieve'))
    expect(of('pick-achieve')).toBeLessThan(of('pick-deliver'))
    expect(isDirect(step('turn', []))).toBe(true)
    expect(isDirect(step('site', []))).toBe(false)
  })
})

describe('the board while it is told', () => {
  test('buildings, markers and tiles lie where they fly to', () => {
    const built = advance(table, told('construct', { seat: 0, building: 'shelter', hex: 'hex:g4' }))
    expect(built.panels[0]!.zones[0]!.things[0]).toMatchObject({ ref: 'building:g4', kind: 'shelter', owner: 0, number: 0 })
    const raised = advance(built, told('upgrade', { seat: 1, blueprint: 'blueprint:gym', hex: 'hex:g4' }))
    expect(at(raised, 'hex:g4')).toEqual(['building:g4', 'marker:g4'])
    expect(at(advance(table, told('explore', { tile: 'discovery-hire', hex: 'hex:g5' }, { moves: [move('discovery', 'exploration', 'hex:g5', -1)] })), 'hex:g5')).toEqual(['tile:g5'])
  })
  test('shuttle, markers, life support and technologies move on', () => {
    expect(at(advance(table, told('fly', {}, { moves: [move('shuttle', 'shuttle', 'station:colony:2', -1)] })), 'station:colony:2')).toEqual(['shuttle'])
    const moved = advance(table, told('space', { seat: 0, space: 5 }, { moves: [move('player', 'marker:0', 'order:6')] }))
    expect([at(moved, 'order:2'), at(moved, 'order:6')]).toEqual([[], ['marker:1', 'marker:0']])
    expect(advance(table, told('support', { system: 'generator', row: 2 })).panels[2]!.tracks[1]!.value).toBe(2)
    expect(at(advance(table, told('learn', { seat: 0, tech: 'rover', space: '1t' })), 'grid')).toEqual(['grid:4'])
    expect(techs(advance(table, told('develop', { seat: 0, tech: 'rover', space: '5t' })), 0)[0]?.space).toBe('5t')
  })
  test('points are scored, Lacerda’s too', () => {
    expect(advance(table, told('score', { seat: 0, points: 3 })).players[0]!.facts.map((f) => f.value)).toEqual([10, 5])
    expect(advance(table, told('score', { seat: 1, points: 3 })).panels[4]!.facts[0]!.value).toBe(12)
  })
})

describe('Lacerda', () => {
  const log = [told('turn', { seat: 0 }), told('gain', { seat: 0 }), told('turn', { seat: 1 }), told('reveal', { card: 3 }), told('act', { seat: 1 }), told('cheapest'), told('gain', { seat: 0 }), told('learn', { seat: 1 }), told('turn', { seat: 0 }), told('act', { seat: 0 })]
  test('has a panel, and its turn is told line by line at a pace to be read', () => {
    expect(automata(table)[0]?.player.seat).toBe(1)
    expect(turn(log).map((t) => t.what)).toEqual(['act', 'cheapest', 'learn'])
    expect(pace(told('cheapest'))).toBeGreaterThan(0)
    expect(pace(told('act', { seat: 0 }))).toBe(0)
    expect(card(told('reveal', { card: 3 }))).toMatchObject({ owner: 1 })
  })
  test('has a column at the end', () => {
    const result = { returns: [0], scores: [{ label: say('score-ships'), points: [6], automaton: 9 }] }
    expect(reckon(result)).toEqual({ returns: [0, 1], scores: [{ label: say('score-ships'), points: [6, 9], automaton: null }] })
    expect(reckon({ returns: [1, 0], scores: [{ label: say('score-ships'), points: [6, 3], automaton: null }] }).returns).toEqual([1, 0])
  })
})

test('what is worth seeing again, and what was secret', () => {
  expect(weigh(told('level', { number: 2 }))).toBeGreaterThan(weigh(told('construct')))
  expect([weigh(told('score', { points: 6 })), weigh(told('score', { points: 2 })), weigh(told('turn'))]).toEqual([6, 0, 0])
  expect([isSecret(zone('goals:0')), isSecret(zone('first:1')), isSecret(zone('people:0'))]).toEqual([true, true, false])
})

describe('what is worth a sentence', () => {
  const ghost = (ref: string, kind: string, number: number) => ({ zone: ref, thing: thing(`${ref}/1`, { kind }), number })
  const line = (id: string, args = {}) => ({ where: null, seat: 0, what: say(id, args), before: 1, after: 2 })
  test('goods, colonists and buildings, not where tokens come from; points in one word', () => {
    const seen = worth(
      {
        ghosts: [ghost('storage:0', 'battery', -1), ghost('home:0', 'colonist', -2), ghost('spaces:0', 'space', 1), ghost('slot:construct', 'colonist', 1), ghost('hex:f5', 'generator', 1), ghost('hex:f5', 'bot', -1)],
        places: new Map([['storage:0', say('zone-storage')], ['hex:f5', say('hex')]]),
        lines: [line('fact-points'), line('fact-scored'), line('track-lss', { building: say('building-generator') })],
      },
      0,
    )
    expect(seen.ghosts.map((g) => g.thing.kind)).toEqual(['battery', 'generator'])
    expect([...seen.places.keys()]).toEqual(['hex:f5'])
    expect(seen.lines.map((l) => l.what.id)).toEqual(['fact-colonist', 'om-points', 'building-generator'])
    expect(seen.lines[0]?.after).toBe(-2)
  })
  test('what is one\'s own: neither others\' goods, nor crystals that only come in; a shelter by its name', () => {
    const crystals = { zone: 'storage:0', thing: thing('crystal:next:0', { kind: 'crystal' }), number: -2 }
    const shelter = { zone: 'hex:f5', thing: thing('building:f5', { kind: 'shelter', owner: 0 }), number: 1 }
    const seen = worth({ ghosts: [ghost('storage:1', 'oxygen', 1), ghost('storage:0', 'crystal', 2), crystals, shelter], places: new Map(), lines: [] }, 0)
    expect(seen.ghosts.map((g) => [g.thing.kind, g.thing.owner])).toEqual([['shelter', -1]])
  })
})
