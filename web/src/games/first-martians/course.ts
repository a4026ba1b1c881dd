/** What a fact changes on the table while it is told, how long it is shown, and how much it is worth seeing again. */

import { NOBODY, type Course } from '../../lib/turns'
import type { Fact, Message, PlayerView, Told, Track, View, Zone } from '../../lib/types'

const n = (told: Told, name: string): number => Number(told.parts[name] ?? 0)
const named = (told: Told, name: string): string => String(told.parts[name] ?? '')

function tracked(view: View, ref: string, change: (value: number, track: Track) => number): View {
  const moved = (tracks: Track[]): Track[] => tracks.map((t) => (t.ref === ref ? { ...t, value: Math.max(0, change(t.value, t)) } : t))
  return {
    ...view,
    panels: view.panels.map((p) => ({ ...p, tracks: moved(p.tracks) })),
    players: view.players.map((p) => ({ ...p, tracks: moved(p.tracks) })),
  }
}

function paneled(view: View, ref: string, change: (facts: Fact[]) => Fact[]): View {
  return { ...view, panels: view.panels.map((p) => (p.ref === ref ? { ...p, facts: change(p.facts) } : p)) }
}

/** Morale tokens of an astronaut: the facts of a player who has two come one after the other. */
function tokened(view: View, who: number, by: number): View {
  const seats = (p: PlayerView): PlayerView => {
    const at = p.tracks.findIndex((t) => t.ref === `wounds:${who}`)
    let seen = -1
    return at < 0
      ? p
      : { ...p, facts: p.facts.map((f) => (f.label.id === 'fact-tokens' && ++seen === at ? { ...f, value: Math.max(0, Number(f.value) + by) } : f)) }
  }
  return { ...view, players: view.players.map(seats) }
}

const withMorale = (value: Message, n: number): Message => ({ ...value, args: { ...value.args, n } })

/** The dice as they fall: all of them, or one rolled again. */
function rolled(view: View, shows: Record<string, number>): View {
  const thing = (ref: string, hit: number): Zone['things'][number] => ({
    ref,
    label: { id: `rolled-${ref.replace('die:', '')}-${hit ? 'hit' : 'miss'}`, args: {} },
    kind: 'die',
    owner: -1,
    number: 1 + hit,
    hidden: false,
    facts: [],
    note: null,
  })
  const plan = view.panels.find((p) => p.ref === 'plan')
  const old = plan?.zones.find((z) => z.ref === 'dice')?.things ?? []
  const fell = Object.entries(shows).map(([ref, hit]) => thing(ref, hit))
  const again = old.map((t) => fell.find((die) => die.ref === t.ref) ?? t)
  const things = [...again, ...fell.filter((die) => !again.includes(die))]
  const dice: Zone = { ref: 'dice', label: { id: 'fact-rolled', args: {} }, kind: 'place', owner: -1, things, facts: [], about: [] }
  return {
    ...view,
    panels: view.panels.map((p) => (p.ref === 'plan' ? { ...p, zones: [...p.zones.filter((z) => z.ref !== 'dice'), dice] } : p)),
  }
}

const broken = (view: View, told: Told): View => ({
  ...view,
  panels: view.panels.map((p) => ({ ...p, zones: p.zones.map((z) => ({ ...z, things: z.things.map((t) => (t.ref === told.parts['slot'] ? { ...t, kind: 'broken' } : t)) })) })),
})

type Change = (view: View, told: Told) => View

const CHANGES: Record<string, Change> = {
  wound: (view, told) => tracked(view, `wounds:${n(told, 'who')}`, () => n(told, 'wounds')),
  heal: (view, told) => tracked(view, `wounds:${n(told, 'who')}`, () => n(told, 'wounds')),
  stress: (view, told) => tracked(view, 'stress', () => n(told, 'value')),
  morale: (view, told) =>
    paneled(view, 'tracks', (facts) =>
      facts.map((f) => (f.label.id === 'track-morale' && typeof f.value === 'object' ? { ...f, value: withMorale(f.value, n(told, 'value')) } : f)),
    ),
  tokens: (view, told) => tokened(view, n(told, 'who'), n(told, 'change')),
  track: (view, told) => tracked(view, `track:${named(told, 'block')}`, () => n(told, 'value')),
  gain: (view, told) => tracked(view, `reserve:${named(told, 'resource')}`, (v, t) => Math.min(t.maximum, v + n(told, 'number'))),
  lose: (view, told) => tracked(view, `reserve:${named(told, 'resource')}`, (v) => v - n(told, 'number')),
  pay: (view, told) => tracked(view, `reserve:${named(told, 'resource')}`, (v) => v - n(told, 'number')),
  break: broken,
  donor: broken,
  dismantle: broken,
  round: (view, told) => ({ ...view, headline: { ...view.headline, args: { ...view.headline.args, round: n(told, 'number') } } }),
  roll: (view, told) => rolled(view, Object.fromEntries(['success', 'wound', 'adventure'].map((kind) => [`die:${kind}`, n(told, kind)]))),
  check: (view, told) => rolled(view, { 'die:success': n(told, 'success') }),
  forced: (view, told) => rolled(view, { 'die:success': n(told, 'success') }),
  die: (view, told) => rolled(view, { [named(told, 'die')]: n(told, 'shows') }),
}

export const advance = (view: View, told: Told): View => CHANGES[told.what]?.(view, told) ?? view

/** Dice tumble, and what is told in a card has time to be seen. */
const PACE: Record<string, number> = {
  ...{ roll: 2200, check: 1800, forced: 1600, die: 1600, 'malfunction-die': 1300, 'rover-roll': 1300 },
  ...{ wound: 1000, death: 3000, goal: 1800, event: 2400, consequence: 2400, comes: 2400, adventure: 2600, card: 2400, afflict: 1200 },
  ...{ tale: 2800, act: 900, explore: 1100, fail: 1000, break: 900 },
}
export const pace = (told: Told): number => PACE[told.what] ?? 0

/** The plan is made by people; what comes of it happens to all, action by action. */
const PLANNED = new Set(['place', 'take-back', 'regroup', 'ready', 'unready'])
const BEGINS = new Set(['act', 'event-action', 'event', 'malfunction-die', 'supply', 'production', 'goal', 'end', 'planning'])
export const course: Partial<Course> = {
  opens: (told) => (PLANNED.has(told.what) ? told.by : NOBODY),
  begins: (told) => BEGINS.has(told.what),
  isAct: () => false,
  hits: () => false,
}

const WEIGHT: Record<string, number> = {
  tale: 6,
  ...{ end: 10, death: 10, goal: 8, 'fail-test': 7, card: 5, consequence: 5, adventure: 4, comes: 4, afflict: 4, wound: 3, shut: 3, explore: 3 },
  ...{ break: 2, event: 2, fail: 3, discover: 4, 'build-card': 5, upgrade: 3, wilt: 3, unlock: 4, box: 3 },
}
export const weigh = (told: Told): number => WEIGHT[told.what] ?? 0

/** What is shown as a card, to be read by everybody in their own time. */
export interface Card {
  kind: 'event' | 'consequence' | 'adventure' | 'card'
  title: Message
  text: Message | null
  who: number // whose adventure, or -1
  step: number
}
const arg = (m: Message | null, name: string): Message | null => {
  const found = m?.args[name]
  return typeof found === 'object' ? found : null
}
const inner = (m: Message | null): Message | null => (m?.id === 'with-cause' || m?.id === 'without-cause' ? arg(m, 'what') : m)

export function cardOf(told: Told): Card | null {
  const line = inner(told.line)
  const make = (kind: Card['kind'], title: Message | null, text: Message | null, who = -1): Card | null =>
    title && { kind, title, text, who, step: told.step }
  if (told.what === 'event') return make('event', arg(line, 'event'), arg(line, 'told'))
  if (told.what === 'consequence') return make('consequence', arg(line, 'what'), arg(line, 'told'))
  if (told.what === 'comes') return make('consequence', arg(line, 'what') ?? arg(line, 'told'), arg(line, 'what') ? arg(line, 'told') : null, n(told, 'who'))
  if (told.what === 'adventure') return make('adventure', arg(line, 'adventure'), arg(line, 'told'), n(told, 'who'))
  if (told.what === 'card') return make('card', arg(line, 'card'), arg(line, 'does'))
  return null
}
/** What followed from a card: told until the next act, card or phase. */
const ENDS = new Set(['act', 'event-action', 'planning', 'round', 'declare', 'place', 'take-back', 'end', 'goal', 'roll', 'supply', 'malfunction-die'])
export function followed(log: readonly Told[], at: number): Told[] {
  const out: Told[] = []
  for (const told of log.slice(at + 1)) {
    if (ENDS.has(told.what) || cardOf(told)) break
    if (told.line && told.what !== 'way') out.push(told)
  }
  return out
}

/** What the malfunction phase of this round has come to so far, by block; `last` is the one told just now. */
export interface Struck {
  die?: number
  parts: number
  last: boolean
}
export const OF_MALFUNCTION = new Set(['malfunction-die', 'malfunction-parts', 'box'])
export function malfunctions(log: readonly Told[]): Record<string, Struck> {
  const from = log.findLastIndex((t) => t.what === 'round')
  const out: Record<string, Struck> = {}
  const all = log.slice(from + 1).filter((t) => t.what === 'malfunction-die' || t.what === 'malfunction-parts')
  for (const [i, t] of all.entries()) {
    const name = named(t, 'block')
    const before = out[name] ?? { parts: 0, last: false }
    const slots = t.parts['slots']
    const last = i === all.length - 1
    out[name] = t.what === 'malfunction-die' ? { ...before, die: n(t, 'shown'), last } : { ...before, parts: Array.isArray(slots) ? slots.length : 0, last }
  }
  return out
}
/** Told in the malfunction phase: dice, parts, and the tracks and cards that follow from them. */
export function isMalfunction(told: Told, log: readonly Told[]): boolean {
  if (OF_MALFUNCTION.has(told.what)) return true
  if (told.what !== 'track' && told.what !== 'card') return false
  return Object.keys(malfunctions(log)).length > 0
}
