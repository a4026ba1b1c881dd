import { describe, expect, it } from 'vitest'
import { advice, aimed, performing, wishes } from '../src/games/first-martians/advice'
import { atTheEnd, chapters, justEnded } from '../src/games/first-martians/chronicle'
import { advance, cardOf, followed, isMalfunction, malfunctions, pace, weigh } from '../src/games/first-martians/course'
import { asOdds, astronauts, calendar, chances, facilities, idle, members, morale, partOf, penaltyOf, reserves, stacks, track, zone as zoneOf } from '../src/games/first-martians/read'
import { lines, outline, polar } from '../src/games/first-martians/rings'
import type { Words } from '../src/lib/text.svelte'
import type { Fact, Message, Panel, Track } from '../src/lib/types'
import { choice, player, question, say, seat, thing, told, view, zone } from './made'

const fact = (id: string, value: Fact['value'], args = {}): Fact => ({ label: say(id, args), value, icon: '' })
const panel = (ref: string, more: Partial<Panel> = {}): Panel => ({ ref, label: say(ref), map: false, zones: [], tracks: [], tables: [], facts: [], ...more })
const line = (ref: string, value: number, maximum = 12): Track => ({ ref, label: say(ref), value, maximum, marks: [] })
const list = (first: Message, rest: Message): Message => say('and-then', { first, rest })
const space = (ring: number, direction: string): Message => say('space', { ring, direction: say(`direction-${direction}`) })
const pawn = (n: number, more = {}) => thing(`piece:${n}`, { kind: 'pawn', owner: Math.floor(n / 2), label: say('pawn', { who: seat(Math.floor(n / 2)), k: (n % 2) + 1 }), ...more })

const gather = zone('stack:0', [pawn(0), pawn(2), thing('piece:13', { kind: 'rover' })], {
  label: say('do-gather', { zone: space(2, 'n') }),
  about: ['sample:a2-n', 'space:a2-n'],
  facts: [
    fact('fact-type', say('action-gather')),
    fact('fact-performer', seat(1)),
    fact('fact-state', say('stack-roll')),
    fact('fact-odds-success', say('odds', { n: 25, of: 36 })),
    fact('fact-odds-wound', say('odds', { n: 1, of: 6 })),
    fact('fact-route', list(space(1, 'n'), space(2, 'n'))),
  ],
})
const event = zone('stack:1', [pawn(3)], { label: say('do-event', { event: say('event-g01') }), about: ['event:0'], facts: [fact('fact-type', say('action-event'))] })
const hold = zone('facility:10', [], { label: say('facility-hold'), facts: [fact('fact-action', say('action-gather'))] })
const lab = zone('facility:11', [thing('slot:44', { kind: 'working', label: say('slot-working', { part: say('part-filter') }), note: say('penalty-pay-energy') }), thing('slot:47', { kind: 'broken', note: say('broken-note', { does: say('penalty-roll-success') }) })], {
  label: say('facility-lab'),
  facts: [fact('fact-block', say('block-workshop')), fact('fact-action', say('action-research'))],
})
const farm = zone('facility:4', [], {
  label: say('facility-farm'),
  facts: [fact('fact-block', say('block-system')), fact('fact-plants', say('of', { n: 3, most: 4, spaces: 6 })), fact('fact-growth', say('growing', { spaces: list(say('number', { n: 2 }), say('number', { n: 5 })) }))],
})
const ana = player(0, {
  facts: [fact('fact-profession', say('job-and-profile', { job: say('profession-medic'), profile: say('profile-joker') })), fact('fact-tokens', 3), fact('fact-role', say('fact-first'))],
  tracks: [{ ...line('wounds:0', 1, 6), marks: [2, 4] }],
  zones: [zone('quarters:0', [pawn(1), pawn(0, { note: say('piece-lost') })]), zone('skills:0', [thing('skill:0:0')])],
})
const table = view([], {
  headline: say('headline', { mission: say('mission-home'), round: 3, rounds: 5, phase: say('phase-planning') }),
  players: [ana],
  panels: [
    panel('plan', { zones: [event, gather], facts: [fact('fact-advice', say('advice', { piece: say('pawn', { who: seat(0), k: 2 }), target: say('do-gather', { zone: space(2, 'n') }), why: say('advice-sure') }))] }),
    panel('hub', { zones: [farm, lab, hold], facts: [fact('fact-made', 9, { what: say('resource-energy') }), fact('fact-need', 10, { what: say('resource-energy') })] }),
    panel('tracks', {
      tracks: [line('reserve:energy', 3), line('stress', 8, 18), line('track:system', 4, 5)],
      facts: [fact('track-morale', say('of-range', { n: -2, least: -2, most: 3 }))],
      tables: [{ ref: 'rounds', label: say('rounds'), columns: [], rows: [{ ref: 'round:1', label: say('r'), cells: [say('nothing')], owner: -1, about: [] }, { ref: 'round:2', label: say('r'), cells: [list(say('block-die-yellow'), say('block-die-red'))], owner: -1, about: [] }] }],
    }),
  ],
})
const words = { say: (id: string, args: { n: number }) => `${id} ${args.n}` } as unknown as Words

describe('names on the map', () => {
  it('take two lines at most, as even as their words allow', () => {
    expect(lines('Chasm')).toEqual(['Chasm'])
    expect(lines('Frost Hollow')).toEqual(['Frost', 'Hollow'])
    expect(lines('Glacis de dunes')).toEqual(['Glacis', 'de dunes'])
  })
})

describe('the view of First Martians', () => {
  it('reads what is planned: where it stands, where it leads, who performs and what the dice may show', () => {
    const [second, first] = stacks(table)
    expect(first).toMatchObject({ action: 'gather', facility: 'facility:10', place: 'space:a2-n', performer: 1, route: ['space:a1-n', 'space:a2-n'], underWay: false })
    expect(first?.odds.map((o) => asOdds(words, o))).toEqual(['fm-percent 69', '1/6'])
    expect(second).toMatchObject({ action: 'event', facility: '' })
  })

  it('reads reserves, morale and the dice of each round', () => {
    expect(reserves(table)[1]).toEqual({ resource: 'energy', ref: 'reserve:energy', have: 3, made: 9, need: 10 })
    expect(morale(table)).toEqual({ n: -2, least: -2, most: 3 })
    expect(calendar(table)).toEqual([{ round: 1, dice: [] }, { round: 2, dice: ['yellow', 'red'] }])
    expect(members(say('nothing'))).toEqual([])
  })

  it('reads facilities: what they are for, their broken parts, what grows', () => {
    const [grown, bench] = facilities(table)
    expect(grown).toMatchObject({ block: 'system', plants: { n: 3, most: 4 }, growth: [false, true, false, false, true, false] })
    expect(bench).toMatchObject({ block: 'workshop', action: 'research' })
    expect(bench?.parts.map(penaltyOf)).toEqual(['pay-energy', 'roll-success'])
    expect(bench?.parts[0] && partOf(bench.parts[0])).toBe('filter')
  })

  it('reads an astronaut, and who has nothing to do', () => {
    expect(astronauts(ana)[0]).toMatchObject({ job: 'profession-medic', profile: 'profile-joker', tokens: 3, first: true })
    expect(idle(table).map((t) => t.ref)).toEqual(['piece:1'])
    expect(chances(thing('event:0', { facts: [fact('fact-chances', say('chances', { first: 30, second: 40, third: 50, now: 1 }))] }))).toEqual({ all: [30, 40, 50], now: 1 })
  })

  it('lays three rings around the HUB, clockwise from the north', () => {
    expect(polar(1, 0).x).toBe(310)
    expect(polar(1, 0).y).toBeGreaterThan(polar(3, 0).y)
    expect(polar(2, 2).x).toBeGreaterThan(310)
    expect(outline(1, 0)).toMatch(/^M.*A142 142.*Z$/)
  })
})

describe('the planner’s advice', () => {
  it('names a piece and a target, and joins those who are at it already', () => {
    const found = advice(table)
    expect(found).toMatchObject({ piece: { id: 'pawn' }, target: { id: 'do-gather' } })
    const target = say('do-gather', { zone: space(2, 'n') })
    const join = choice(700, ['stack:0'], { label: say('pick-join-roll', { target, n: 2 }) })
    expect(aimed([choice(40, [], { label: say('pick-target-roll', { target, least: 1 }) }), join], target)).toBe(join)
    const [piece, aim] = wishes(found as NonNullable<typeof found>)
    const pawn = (k: number) => say('pick-piece', { piece: say('pawn', { who: seat(0), k }) })
    const pawns = [choice(31, ['piece:0'], { label: pawn(1) }), choice(32, ['piece:1'], { label: pawn(2) })]
    expect(piece?.answer({ question: question(1), choices: pawns, picked: null })).toBe(32)
    expect(aim?.answer({ question: question(1), choices: [join], picked: null })).toBe(700)
    expect(aim?.rest?.({ question: question(2), choices: [choice(3, [], { reason: say('why-not-now') }), choice(5)], picked: null })).toBe(5)
  })

  it('puts a pawn on top by taking it home and back', () => {
    const first = stacks(table).find((s) => s.action === 'gather')
    const asked = performing(first as NonNullable<typeof first>, 'piece:0')
    expect(asked[0]?.answer({ question: question(1), choices: [choice(31, ['piece:1']), choice(32, ['piece:0'])], picked: null })).toBe(32)
    expect(asked.map((w) => w.asked)).toEqual(['plan', 'target', 'plan', 'target'])
  })
})

describe('what is told', () => {
  it('changes the table while it is told', () => {
    expect(track(advance(table, told('wound', { who: 0, wounds: 2 })), 'wounds:0')?.value).toBe(2)
    expect(track(advance(table, told('stress', { change: 4, value: 12 })), 'stress')?.value).toBe(12)
    expect(track(advance(table, told('track', { block: 'system', change: 1, value: 5 })), 'track:system')?.value).toBe(5)
    expect(track(advance(table, told('lose', { resource: 'energy', number: 2 })), 'reserve:energy')?.value).toBe(1)
    expect(morale(advance(table, told('morale', { change: 1, value: -1 })))).toMatchObject({ n: -1, least: -2 })
    expect(astronauts(advance(table, told('tokens', { who: 0, change: 2 })).players[0] ?? ana)[0]?.tokens).toBe(5)
    expect(zoneOf(advance(table, told('break', { slot: 'slot:44' })), 'facility:11')?.things[0]?.kind).toBe('broken')
    expect(advance(table, told('unknown'))).toBe(table)
  })

  it('lays the dice as they fall, and one of them again', () => {
    const fell = advance(table, told('roll', { who: 0, action: 7, success: 1, wound: 0, adventure: 1 }))
    const shows = (v: typeof table) => zoneOf(v, 'dice')?.things.map((t) => t.number)
    expect(shows(fell)).toEqual([2, 1, 2])
    expect(shows(advance(fell, told('die', { die: 'die:adventure', shows: 0 })))).toEqual([2, 1, 1])
  })

  it('shows events and adventures as cards, with what followed', () => {
    const adventure = told('adventure', { who: 2, adventure: 1 }, { line: say('story-adventure', { who: seat(2), adventure: say('adventure-x'), told: say('adventure-x-told') }) })
    const log = [adventure, told('wound', { who: 2 }), told('act', {})]
    expect(cardOf(adventure)).toMatchObject({ kind: 'adventure', title: { id: 'adventure-x' }, text: { id: 'adventure-x-told' }, who: 2 })
    expect(cardOf(told('card', { card: 1 }, { line: say('with-cause', { what: say('story-card', { card: say('card-y'), does: say('z') }), why: say('w') }) }))).toMatchObject({ kind: 'card', title: { id: 'card-y' } })
    expect(cardOf(told('wound'))).toBeNull()
    expect(followed(log, 0).map((t) => t.what)).toEqual(['wound'])
  })

  it('gathers what a malfunction phase comes to, block by block', () => {
    const log = [told('malfunction-die', { block: 'workshop', shown: 3 }), told('round', { number: 2 }), told('malfunction-die', { block: 'system', shown: 1 }), told('malfunction-parts', { block: 'system', slots: [0, 2] })]
    expect(malfunctions(log)).toEqual({ system: { die: 1, parts: 2, last: true } })
    expect(isMalfunction(told('track', { block: 'system' }), log)).toBe(true)
    expect(isMalfunction(told('track', { block: 'system' }), log.slice(0, 2))).toBe(false)
  })

  it('gives dice and cards time, and remembers what decided', () => {
    expect(pace(told('roll'))).toBeGreaterThan(pace(told('gain')))
    expect(weigh(told('goal'))).toBeGreaterThan(weigh(told('break')))
  })
})

describe('the chronicle', () => {
  const happened = (what: string, parts = {}, args = {}) => told(what, parts, { line: say(`story-${what}`, args) })
  const began = (name: string) => happened('mission', {}, { mission: say(`mission-${name}`) })
  const round = (number: number) => happened('round', { number })
  const log = [began('static'), round(1), happened('tale'), happened('stress'), round(2), happened('goal'), happened('end'), happened('tale'), happened('carried'), began('long-drive'), round(1), happened('tale'), happened('end'), happened('tale')]

  it('keeps what weighs, round by round, and names each mission once', () => {
    const all = chapters(atTheEnd(log).before)
    expect(all.map((c) => [c.mission?.id ?? '', c.n, c.facts.map((f) => f.what)])).toEqual([
      ['mission-static', 1, ['tale']],
      ['', 2, ['goal', 'end', 'tale']],
      ['mission-long-drive', 1, ['tale']],
    ])
  })
  it('keeps no more than five of a round, in their order', () => {
    const many = [round(1), ...Array.from({ length: 7 }, () => happened('adventure')), happened('death')]
    expect(chapters(many)[0]?.facts.map((f) => f.what)).toEqual([...Array.from({ length: 4 }, () => 'adventure'), 'death'])
  })
  it('closes with how the last mission ended', () => {
    expect(atTheEnd(log).closing.map((t) => t.what)).toEqual(['end', 'tale'])
    expect(atTheEnd([round(1)])).toEqual({ before: [round(1)], closing: [] })
  })
  it('of a mission just ended goes from its first word to the first round of the next one', () => {
    const end = happened('end', {}, { mission: say('static'), outcome: say('outcome-death') })
    const whole = [began('static'), round(1), end, happened('again'), happened('tale'), began('static')]
    expect(justEnded(whole)).toEqual({ step: 0, title: say('static'), outcome: say('outcome-death'), log: whole })
    expect(justEnded([...whole, round(1), happened('tale')])?.log).toEqual(whole)
    expect(justEnded([...whole, round(1), round(2)])).toBeNull()
    expect(justEnded([round(1)])).toBeNull()
  })
})
