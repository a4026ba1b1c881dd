import { beforeAll, describe, expect, it, vi } from 'vitest'
import { after, before, blank, EVERYBODY, mayOffer, more, NOBODY, partners, step, taken, turned, type Bargain } from '../src/games/mars/bargain'
import { caption, does, gains, gone, left, loss, stays } from '../src/games/mars/captions'
import { fetchCatalogue } from '../src/games/mars/catalogue.svelte'
import { moves } from '../src/games/mars/carry.svelte'
import { deals, most, wayOf } from '../src/games/mars/earth'
import { borrow, lenders, lending, NOBODY as NO_LENDER } from '../src/games/mars/lend'
import { anew, asWishes, net, turnedRound, vacant } from '../src/games/mars/moves'
import { notes, outlook } from '../src/games/mars/outlook'
import { bargains, holdings, overtook, rounds, timeline, victories } from '../src/games/mars/ending'
import { api } from '../src/lib/api'
import { compose } from '../src/lib/form'
import type { Wish } from '../src/lib/gesture'
import { advance, card, weigh } from '../src/games/mars/course'
import { bundle, events, following, free, hand, offers, phase, places, seatsIn, standings, type Place } from '../src/games/mars/read'
import type { Fact, Form, Panel, QuestionKind, View, Zone } from '../src/lib/types'
import { choice, field, pick, player, question, say, seat, thing, told, view, zone } from './made'
import { asks, line, settled, sitDown } from './server'

const some = (m: string, n: number) => say(`some-${m}`, { n })
const state = (id: string): Fact => ({ label: say('fact-state'), value: say(`state-${id}`), icon: '' })
const panel = (ref: string, more: Partial<Panel> = {}): Panel => ({ ref, label: say(ref), map: false, zones: [], tracks: [], tables: [], facts: [], ...more })
const stock = (rows: Record<string, number>): Panel =>
  panel('stock', { tables: [{ ref: 'stock', label: say('stock'), columns: [], rows: Object.entries(rows).map(([ref, n]) => ({ ref, label: say(ref), cells: [n, say('cost')], owner: -1, about: [] })) }] })
const colony = panel('colony:0', {
  zones: [
    zone('housing:0', [
      thing('place:0:habitation-0', { kind: 'habitation', facts: [state('active')] }),
      thing('place:0:habitation-1', { kind: 'habitation', facts: [state('off')] }),
      thing('colonist:housing-0', { kind: 'colonist', owner: 0, number: 3 }),
    ]),
    zone('place:0:plant-0', [thing('colonist:0-plant-0', { kind: 'colonist', owner: 0 })], { facts: [state('active')] }),
    zone('place:0:mine-1', [], { label: say('mine-water'), facts: [state('unmanned')] }),
  ],
})
const board = view([], { panels: [colony, stock({ 'tile:habitation-2': 4, 'tile:plant-1': 0, 'tile:mine-iron': 2, 'tile:mine-water': 1 })] })

const tile = (type: string, level: number, gives: Record<string, number>) => [`tile:${type}-${level}`, { type, level, gives }]
beforeAll(() => {
  const places = { habitation: [0, 1, 2, 3, 4], plant: [0, 1, 2, 3], silo: [0, 1, 2], communication: [1, 2, 3], military: [1, 2, 3], research: [1, 2], spaceport: [1], mine: [1, 2, 3, 4] }
  const types = Object.entries(places).map(([type, levels]) => [`type:${type}`, { levels }])
  const plants = [0, 1, 2].map((level) => tile('plant', level, { energy: 5 }))
  const silos = [4, 2, 2].map((storage, level) => tile('silo', level, { storage }))
  const talk = [2, 4, 20].map((contracts, i) => tile('communication', i + 1, { contracts, 'contracts-without': [1, 2, 4][i]! }))
  vi.spyOn(api, 'catalogue').mockResolvedValue(Object.fromEntries([...types, ...plants, ...silos, ...talk]))
  return fetchCatalogue()
})

describe('a colony', () => {
  it('shows what stands, what is dark and what comes next', () => {
    const homes = places(board, 0, 'habitation')
    expect(homes.map((p) => p.state)).toEqual(['on', 'off', 'empty', 'empty', 'empty'])
    expect(homes.map((p) => p.next)).toEqual([false, false, true, false, false])
    expect(homes[2]?.left).toBe(4)
    expect(free(board, 0)).toBe(3)
  })
  it('knows who works where, and what needs nobody', () => {
    expect(places(board, 0, 'plant')[0]).toMatchObject({ state: 'on', staff: 1, unmanned: false })
    expect(places(board, 0, 'mine')[0]).toMatchObject({ state: 'on', staff: 0, unmanned: true, material: 'water' })
  })
  it('counts mines of all materials together', () => {
    expect(places(board, 0, 'mine')[1]).toMatchObject({ next: true, left: 3, tile: 'tile:mine' })
  })
})

describe('what messages say', () => {
  it('bundles are counted, however long', () => {
    expect(bundle(say('and-then', { first: some('iron', 2), rest: some('water', 1) }))).toEqual({ iron: 2, water: 1 })
    expect(bundle(say('nothing'))).toEqual({})
  })
  it('seats are found', () => {
    expect(seatsIn(say('and-then', { first: seat(1), rest: seat(3) }))).toEqual([1, 3])
  })
  it('the phase is in the headline', () => {
    expect(phase(view([], { headline: say('headline', { phase: say('phase-exchanging') }) }))).toBe('exchanging')
  })
  it('of a hand face down one sees what everybody knows', () => {
    const hidden = thing('hand-hidden:1', { kind: 'card', number: 5, hidden: true, facts: [{ label: say('fact-known'), value: some('iron', 2), icon: '' }] })
    expect(hand(view([], { players: [player(1, { zones: [zone('hand:1', [hidden])] })] }), 1)).toEqual({ iron: 2 })
  })
})

describe('proposals', () => {
  const offer = thing('offer:7', { kind: 'offer', owner: 2, label: say('offer', { who: seat(2), to: seat(0), give: some('iron', 2), want: some('water', 3) }) })
  const table = view([], { panels: [panel('market', { zones: [zone('offers', [offer])] })] })
  const read = offers(table)[0]

  it('are read off their label', () => {
    expect(read).toMatchObject({ ref: 'offer:7', maker: 2, to: 0, gives: { iron: 2 }, wants: { water: 3 }, reply: false })
  })
  it('are countered turned round, as far as one has the cards', () => {
    expect(read && turned(read, { water: 1 })).toEqual({ counter: 'offer:7', to: 2, gives: { water: 1 }, wants: { iron: 2 } })
  })
  it('that are countered show what has changed, if it is clear what was countered', () => {
    const put = (maker: number, to: ReturnType<typeof say>, n: number) => told('offer', { maker }, { line: say('story-offer', { to, give: some('water', n), want: some('iron', 1) }) })
    const turn = [put(0, seat(2), 9), told('turn'), put(0, seat(1), 1), put(0, seat(2), 2)]
    const reply = put(2, seat(0), 3)
    expect(read && before([...turn, reply], read)).toEqual({ gives: { water: 2 }, wants: { iron: 1 } })
    expect(read && before([...turn, put(0, say('everybody'), 4), reply], read)).toBeNull()
    expect(read && before([...turn.slice(0, 3), reply], read)).toBeNull()
  })
  it('let a material go one way only', () => {
    const once = step(blank(1), 'gives', 'iron', 1)
    expect(step(once, 'wants', 'iron', 1)).toMatchObject({ gives: { iron: 0 }, wants: { iron: 1 } })
  })
  const cards = (of: string, first: number, number: number) => ['iron', 'water'].map((m, i) => pick(`${of}:${m}`, first + 15 * i, { number, sort: m }))
  const form: Form = {
    fields: [
      field('exchange', [pick('', 9), pick('offer:7', 31, { brings: 4 })], 1, 1),
      field('partner', [pick('player:1', 1, { brings: 2 }), pick('', 5, { brings: 6 })], 1, 1, { after: [9] }),
      field('give', cards('material:0', 1, 2), 1, 4, { stop: 0, closed: true, sorts: 1 }),
      field('want', cards('pile', 1, 15), 1, 30, { price: 1, stop: 0, closed: true }),
    ],
    purse: 0,
    due: 0,
    ways: [],
  }
  const kinds: QuestionKind[] = ['partner', 'give', 'want', 'exchange'].map((name) => ({ name, size: 61 }))
  const said = (bargain: Bargain) => compose(kinds, form, taken(form, bargain))
  const both = { counter: '', to: NOBODY, gives: { iron: 2 }, wants: { water: 1 } }

  it('are one answer: to whom, card by card what is given, then what is wanted', () => {
    expect(said({ ...both, to: EVERYBODY })).toEqual([[3, 9], [0, 5], [1, 1], [1, 2], [1, 0], [2, 16], [2, 0]])
    expect(said({ ...both, counter: 'offer:7', to: 2 })).toEqual([[3, 31], [1, 1], [1, 2], [1, 0], [2, 16], [2, 0]])
  })
  it('are none without a partner or something both ways, or with more than the partner holds', () => {
    expect(said(both)).toBeNull()
    expect(said({ ...both, to: 1, wants: { water: 0 } })).toBeNull()
    expect(said({ ...both, to: 1, wants: { water: 3 } })).toBeNull()
  })
  it('grow as far as hands reach, never by all sorts at once', () => {
    expect([more(form, both, 'gives', 'iron'), more(form, both, 'gives', 'water')]).toEqual([false, false])
    expect([more(form, { ...both, to: 1 }, 'wants', 'water'), more(form, { ...both, to: 1, wants: { water: 2 } }, 'wants', 'water')]).toEqual([true, false])
    expect(more(form, { ...both, wants: { water: 5 } }, 'wants', 'water')).toBe(true)
    expect([mayOffer(form), mayOffer(null), partners(form)]).toEqual([true, false, [{ to: 1, cards: 2 }, { to: EVERYBODY, cards: 6 }]])
  })
  it('change a hand', () => {
    expect(after({ iron: 2, water: 0 }, { iron: 2 }, { water: 1 })).toEqual({ iron: 0, water: 1 })
  })
})

describe('supremacies', () => {
  const rows = [{ ref: 'supremacy:military', label: say('field'), cells: [1, 3, 0, 2], owner: 0, about: [] }]
  const read = standings(view([], { panels: [panel('standing', { tables: [{ ref: 'standing', label: say('s'), columns: [], rows }] })] }))[0]
  it('show the next two, and who would take it now', () => {
    expect(read && following(read)).toEqual([
      { seat: 1, strength: 3, ahead: true },
      { seat: 3, strength: 2, ahead: true },
    ])
  })
})

describe('the course of the game', () => {
  it('the last events come first', () => {
    const drawn = [1, 2, 3].map((n) => told('event', { seat: n, event: `event:e${n}` }))
    expect(events(drawn, 2)).toEqual([{ ref: 'event:e3', seat: 3 }, { ref: 'event:e2', seat: 2 }])
  })
  it('what is built stands while it is told, without a colonist', () => {
    const after = advance(board, told('build', { seat: 0, place: 'plant-1' }))
    expect(places(after, 0, 'plant')[1]?.state).toBe('idle')
  })
  it('what is switched off goes dark, and what is destroyed is gone', () => {
    expect(places(advance(board, told('switch-off', { seat: 0, place: 'mine-1', built: 4 })), 0, 'mine')[0]).toMatchObject({ state: 'off', material: 'water' })
    expect(places(advance(board, told('destroy', { seat: 1, loser: 0, place: 'habitation-1' })), 0, 'habitation')[1]?.state).toBe('empty')
  })
  it('events, dice and discoveries are turned up', () => {
    expect(card(told('roll', { seat: 1, number: 2 }))).toEqual({ icon: 'sample', owner: 1, number: 2 })
    expect(card(told('man', { seat: 1 }))).toBeNull()
  })
  it('a tile destroyed is worth more than one built', () => {
    expect(weigh(told('destroy'))).toBeGreaterThan(weigh(told('build')))
  })
})

describe('the end', () => {
  const points = (seat: number, number: number, step: number) => told('points', { seat, number }, { step })
  const log = [
    told('round', { number: 1 }),
    points(0, 2, 4),
    points(1, 3, 8),
    told('supremacy', { seat: 1, field: 'supremacy:energy' }, { step: 9 }),
    told('round', { number: 2 }),
    told('trade', { seat: 0, maker: 1 }),
    points(0, 5, 12),
    told('confront', { seat: 0, rival: 1, winner: 0 }),
    told('round', { number: 3 }),
    told('supremacy', { seat: 0, field: 'supremacy:energy' }, { step: 15 }),
    points(1, 4, 18),
  ]
  it('says when the winner took the lead for good', () => {
    expect(overtook(log, 0, 2)).toMatchObject({ round: 2, points: 5, step: 12 })
    expect(overtook(log, 1, 2)).toBeNull()
  })
  it('knows who held a supremacy in which round', () => {
    const held = holdings(log)
    expect(timeline(held, 'energy', rounds(log)).map((h) => h?.seat)).toEqual([1, 1, 0])
    expect(timeline(held, 'military', 2)).toEqual([null, null])
  })
  it('counts bargains for both sides, and conflicts for who won them', () => {
    expect(bargains(log, 2)).toEqual([1, 1])
    expect(victories(log, 2)).toEqual([1, 0])
  })
})

describe('a colonist who is carried', () => {
  const asked = (wishes: Wish[]) => wishes.map((w) => w.answer({ question: question(0), choices: [choice(7, ['place:0:silo-1']), choice(9, ['place:0:mine-1'])], picked: null }))
  it('leaves one place and goes to the other', () => expect(asked(moves('place:0:silo-1', 'place:0:mine-1'))).toEqual([7, 9]))
  it('comes from home, or goes there', () => {
    expect(asked(moves('housing:0', 'place:0:mine-1'))).toEqual([9])
    expect(asked(moves('place:0:silo-1', 'place:0:habitation-2'))).toEqual([7])
  })
  it('stays where it is let go at once', () => {
    expect(moves('place:0:silo-1', 'place:0:silo-1')).toEqual([])
    expect(moves('housing:0', 'place:0:habitation-1')).toEqual([])
    expect(moves('housing:0', '')).toEqual([])
  })
})

describe('exchanges with Earth and by contract', () => {
  const earth = choice(1, ['material:0:iron', 'pile:water'], { label: say('pick-earth', { n: 3 }) })
  const swap = choice(21, ['contract:iron-water', 'material:0:iron', 'pile:water'], { label: say('pick-swap') })
  const offer = choice(9, [], { label: say('pick-offer') })
  it('are told apart, with their rates', () => {
    expect(deals([earth, swap, offer], 'earth')).toEqual([{ give: 'iron', get: 'water', rate: 3, choice: earth }])
    expect(deals([earth, swap, offer], 'contracts')).toEqual([{ give: 'iron', get: 'water', rate: 1, choice: swap }])
    expect([earth, swap, offer, undefined].map(wayOf)).toEqual(['earth', 'contracts', null, null])
  })
  it('are made as often as the hand and the reserve reach', () => {
    const [deal] = deals([earth], 'earth')
    expect(deal && [most(deal, { iron: 8 }, { water: 5 }), most(deal, { iron: 9 }, { water: 1 }), most(deal, { iron: 2 }, { water: 5 })]).toEqual([2, 1, 0])
  })
})

describe('the end of a turn', () => {
  const track = (name: string, value: number, maximum: number, seat = 0) => ({ ref: `${name}:${seat}`, label: say(name), value, maximum, marks: [] })
  const rows = [{ ref: 'supremacy:energy', label: say('field'), cells: [1, 1, 1], owner: 0, about: [] }]
  const standing = panel('standing', { tables: [{ ref: 'standing', label: say('s'), columns: [], rows }] })
  const me = (energy: number, cards: number, points = 8) => player(0, { tracks: [track('energy', energy, 10), track('stored', cards, 6), track('points', points, 12)] })
  const other = (n: number, used: number, borrowed = 0) =>
    player(n, { tracks: [track('energy', used, 10 + borrowed, n)], facts: borrowed ? [{ label: say('fact-borrowed'), value: borrowed, icon: '' }] : [] })
  const table = (mine = me(9, 4), more: Partial<View> = {}) => view([], { players: [mine, other(1, 7), other(2, 12, 3)], panels: [colony, standing], ...more })

  it('energy comes from who has some of their own to spare, to the holder of the supremacy alone', () => {
    expect(lenders(table())).toEqual([{ seat: 1, energy: 3 }])
    expect(lenders(table(me(9, 4), { seat: 1 }))).toEqual([])
  })
  const log = [told('turn', { seat: 0 }), told('borrow', { seat: 0, other: 1, number: 3 }), told('man', { seat: 0, place: 'silo-1' }), told('leave', { seat: 0, place: 'mine-2' })]
  it('another lender is asked by name, or nobody', () => {
    expect([lending(log, 0), lending(log.slice(0, 1), 0)]).toEqual([1, NO_LENDER])
    const asked = { question: question(1, { name: 'borrow', passing: [0] }), choices: [choice(0), choice(3, ['colony:2', 'player:2'])], picked: null }
    expect([borrow(2), borrow(NO_LENDER)].map((w) => w.answer(asked))).toEqual([3, 0])
  })
  const gone = (what: string, place: string) => told(what, { seat: 0, place })
  it('who is where counts: there and back is no move, and of another phase nothing is', () => {
    const before = [told('turn', { seat: 0 }), gone('man', 'plant-1'), told('build', { seat: 0, place: 'silo-1' })]
    const since = [gone('leave', 'mine-2'), gone('man', 'silo-1'), told('settle', { seat: 0, number: 3 }), gone('man', 'plant-1'), gone('leave', 'plant-1')]
    expect(net([...before, ...since], 0)).toEqual([{ from: 'place:0:mine-2', to: 'place:0:silo-1' }])
    expect(net([...before, ...since, gone('man', 'mine-2')], 0)).toEqual([{ from: '', to: 'place:0:silo-1' }])
  })
  it('all go back: those who came leave first', () => {
    const step = { question: question(0), choices: [choice(7, ['place:0:silo-1']), choice(9, ['place:0:mine-2']), choice(4, ['place:0:plant-1'])], picked: null }
    const done = [{ from: 'place:0:mine-2', to: 'place:0:silo-1' }, { from: '', to: 'place:0:plant-1' }]
    expect(asWishes(turnedRound(done)).map((w) => w.answer(step))).toEqual([7, 4, 9])
  })
  it('posts without anybody are filled, power first, as far as there are people', () => {
    const post = (id: string, more: Partial<Zone> = {}) => zone(`place:0:${id}`, [], { facts: [state('idle')], ...more })
    const home = (number: number) => zone('housing:0', [thing('colonist:housing-0', { kind: 'colonist', owner: 0, number })])
    const with_ = (n: number) => view([], { panels: [panel('colony:0', { zones: [home(n), post('mine-1', { label: say('mine-iron') }), post('silo-1'), post('silo-0'), post('plant-1')] })] })
    expect(vacant(with_(3), 0)).toEqual(['place:0:plant-1', 'place:0:silo-0', 'place:0:silo-1'])
    expect(vacant(with_(9), 0).at(-1)).toBe('place:0:mine-1')
  })
  it('comes to figures, before and after what is about to be done', () => {
    const lines = outlook(table(), table(me(11, 7, 9)), [told('points', { seat: 0, number: 6 }), told('points', { seat: 1, number: 3 })])
    expect(lines.map((l) => [l.id, l.was, l.now, l.tone])).toEqual([
      ['points', 6, 9, ''],
      ['energy', 9, 11, 'bad'],
      ['storage', 6, 6, ''],
      ['cards', 4, 7, 'warn'],
      ['free', 3, 3, ''],
    ])
  })
  it('says what would be lost, what is left undone, and that the goal is reached', () => {
    const said = (v: View, leads = true) => notes(v, leads).map((n) => [n.text.id, n.text.args['n']])
    expect(said(table(me(11, 8)))).toEqual([['mars-note-dark', 1], ['mars-note-discard', 2], ['mars-note-jobless', 3]])
    expect(said(table(me(9, 4, 12)))).toEqual([['mars-note-goal', 1], ['mars-note-off', 1], ['mars-note-jobless', 3]])
    const unlit = zone('place:0:mine-2', [], { facts: [state('off')] })
    expect(said(table(me(9, 4), { panels: [{ ...colony, zones: [...colony.zones, unlit] }, standing] }))).toContainEqual(['mars-note-unlit', 1])
    expect(said(table(me(12, 8)), false)).toEqual([['mars-note-dark', 2], ['mars-note-until', 1]])
  })
})

describe('what stands under a place', () => {
  const at = (type: string, level: number, more: Partial<Place> = {}): Place => ({ id: `${type}-${level}`, ref: '', seat: 0, type, level, state: 'on', material: '', staff: 1, unmanned: false, tile: `tile:${type}-${level}`, left: 0, next: false, ready: true, ...more })
  const ids = (c: { main: { id: string }; more: { id: string } | null }) => [c.main.id, c.more?.id]
  it('reads what tiles give off what is printed on them', () => {
    expect(stays(at('plant', 1), 0).main).toEqual(say('mars-energy', { n: 10 }))
    expect(stays(at('silo', 2), 0).main).toEqual(say('mars-cards', { n: 8 }))
    expect(loss(at('silo', 1)).more).toEqual(say('mars-fewer-cards', { n: 4 }))
    expect([1, 2, 3].map((level) => does(at('communication', level), 0).more?.id)).toEqual(['mars-contracts-of', 'mars-contracts-of', 'mars-contracts-any'])
  })
  it('tells what is lost with it', () => {
    expect(ids(loss(at('silo', 1)))).toEqual(['mars-points-lost', 'mars-fewer-cards'])
    expect(ids(loss(at('mine', 1)))).toEqual(['mars-no-point-lost', 'mars-less-a-turn'])
    expect(loss(at('communication', 2)).more).toEqual(say('mars-fewer-contracts', { n: 2 }))
    expect(ids(loss(at('research', 1)))).toEqual(['mars-points-lost', 'mars-loss-research-1'])
    expect(stays(at('communication', 1), 0).more).toEqual(say('mars-after', { n: 2 }))
  })
  it('says whether power is lacking, or a level under it', () => {
    const off = (type: string, ready: boolean) => caption(at(type, 1, { state: 'off', ready }), 0, null).main
    expect([off('silo', true), off('silo', false), off('habitation', false)]).toEqual([say('mars-no-power'), say('mars-waits-for', { n: 0 }), say('mars-no-power')])
  })
  it('counts what falls idle with a level under it', () => {
    const silos = [at('silo', 0), at('silo', 1), at('silo', 2), at('silo', 3, { state: 'idle' })]
    expect(left(at('silo', 0), silos).main).toEqual(say('mars-points-lost', { n: 2 }))
    expect(left(at('silo', 2), silos).main).toEqual(say('mars-points-lost', { n: 1 }))
    expect(left(at('plant', 0), [at('plant', 0), at('plant', 1)]).main).toEqual(say('mars-less-energy', { n: 10 }))
    expect(left(at('mine', 1), [at('mine', 1), at('mine', 2)]).main).toEqual(say('mars-no-point-lost'))
    expect(gone(at('military', 2), [at('military', 1), at('military', 2)])).toMatchObject({ main: say('mars-points-lost', { n: 1 }), more: say('mars-tile-back') })
  })
  it('tells what somebody who goes there brings, if the levels under it work', () => {
    expect(ids(gains(at('silo', 2)))).toEqual(['mars-cards', 'mars-point-won'])
    expect(ids(gains(at('silo', 2, { ready: false })))).toEqual(['mars-no-colonist', 'mars-after'])
    expect(places(board, 0, 'habitation').map((p) => p.ready)).toEqual([true, true, false, false, false])
  })
})

describe('moves of this turn taken back', () => {
  const at = sitDown()
  const places = ['plant-1', 'silo-1'].map((id, i) => choice(i, [`place:0:${id}`]))
  const man = (step: number, place: string) => told('man', { seat: 0, place }, { step })
  const moved = (steps: number, token: number, more: object = {}) => line().say(asks(steps, token, { steps, choices: places, told: [], undo: '', ...more }))
  const back = (revision: number, steps: number, token: number) => moved(revision, token, { revision, steps, since: -1 })
  const kind = (): unknown => [line().last.type, line().last['answers']]
  const done = async (): Promise<void> => {
    await line().say({ type: 'done', id: line().last.id })
    await settled()
  }

  it('go as far as the last answer before them, and what stays is done again', async () => {
    await moved(7, 1, { told: [told('build', { seat: 0 }, { step: 7 })] })
    await settled()
    await moved(8, 2, { told: [man(8, 'plant-1')] })
    await moved(9, 3, { told: [man(9, 'silo-1')] })
    void anew(at.client, (moves) => asWishes(moves.filter((m) => m.to !== 'place:0:plant-1')))
    await settled()
    expect(line().last.type).toBe('undo')
    await back(100, 8, 4)
    await done()
    expect(line().last.type).toBe('undo')
    await back(101, 7, 5)
    expect(net(at.client.log, 0)).toEqual([])
    await done()
    expect(kind()).toEqual(['probe', [[1, 1]]])
  })
  it('count what was still on its way', async () => {
    await moved(7, 1, { told: [told('build', { seat: 0 }, { step: 7 })] })
    await settled()
    void at.client.gesture.begin(...['place:0:plant-1', 'place:0:silo-1'].map((ref) => asWishes([{ from: '', to: ref }])[0]!))
    await line().probed()
    const sent = line().last.id
    void anew(at.client, () => [])
    await settled()
    expect(kind()).toEqual(['answer', [[1, 0]]])
    await moved(8, 2, { told: [man(8, 'plant-1')] })
    await line().say({ type: 'done', id: sent })
    await settled()
    expect(line().last.type).toBe('undo')
    await back(100, 7, 3)
    await done()
    expect(line().last.type).toBe('undo')
  })
})
