/** What the log's facts mean on the board, and which of them people want to see again. */

import type { Automaton } from '..'
import { metBy } from '../../lib/moments'
import { NOBODY, type Course, type Turn } from '../../lib/turns'
import type { Fact, Message, Panel, PlayerView, Result, Thing, Told, Track, View, Zone } from '../../lib/types'
import { MARSBOT, panel, RESOURCES } from './read'

const STEP = 1300 // milliseconds to read what MarsBot does

const figure = (told: Told, name: string): number | undefined => {
  const found = told.parts[name]
  return typeof found === 'number' ? found : undefined
}
const seatOf = (told: Told): number => figure(told, 'seat') ?? -1
export const isBot = (told: Told): boolean => told.what.startsWith('bot-')

/** MarsBot plays without a seat, in the colour of the second one. */
export function automata(view: View): Automaton[] {
  const bot = panel(view, 'marsbot')
  if (!bot) return []
  const passed = bot.facts.find((f) => f.icon === 'passed')
  const player = { seat: MARSBOT, facts: bot.facts, zones: bot.zones, tracks: bot.tracks, status: passed ? { id: 'status-passed', args: {} } : null }
  return [{ name: bot.label, player }]
}

export const pace = (told: Told): number => (isBot(told) ? STEP : 0)

const BY_ITSELF = ['production', 'terraformed', 'research']
const ACTS = ['play', 'prelude', 'corporation', 'use', 'standard', 'claim', 'fund', 'sell', 'plant', 'burn', 'pass', 'first-action', 'bot-project', 'bot-bonus']

const STARTS = ['corporation', 'first-action'] // everybody's are turned up by the last answer

const REVEALS = ['bot-project', 'bot-bonus']
const ACTIONS = 2 // of a turn

/** Whoever can do nothing passes by itself, when another has answered. */
const isPassed = (told: Told): boolean => told.what === 'pass' && (figure(told, 'seat') ?? told.by) !== told.by

/** Another turn begins, though nobody else has answered: whoever is left plays on alone, two actions a turn; MarsBot has
 * a card a turn, but a bonus card may turn up the next. */
function begins(told: Told, { actor, facts }: Turn): boolean {
  if (told.what === 'pass') return (figure(told, 'seat') ?? actor) !== actor
  if (REVEALS.includes(told.what)) return (facts.findLast((t) => REVEALS.includes(t.what))?.what ?? 'bot-bonus') !== 'bot-bonus'
  const acts = facts.filter((t) => ACTS.includes(t.what))
  return actor !== NOBODY && ACTS.includes(told.what) && told.step !== facts.at(-1)?.step && acts.length >= ACTIONS
}

/** Turns follow whoever answers; MarsBot's follows the answer before it, and each founds a corporation in a turn of their own. */
export const course: Partial<Course> = {
  opens: (told) =>
    isBot(told) ? MARSBOT : STARTS.includes(told.what) || isPassed(told) ? seatOf(told) : BY_ITSELF.includes(told.what) ? NOBODY : undefined,
  begins,
  isAct: (told) => ACTS.includes(told.what),
  hits: (told, seat) => metBy(told).includes(seat),
}

// the board while it is told

const onPanel = (view: View, ref: string, change: (p: Panel) => Panel): View => ({ ...view, panels: view.panels.map((p) => (p.ref === ref ? change(p) : p)) })
const onTrack = (view: View, of: string, ref: string, value: number): View =>
  onPanel(view, of, (p) => ({ ...p, tracks: p.tracks.map((t: Track) => (t.ref === ref ? { ...t, value } : t)) }))
const onPlayer = (view: View, seat: number, change: (p: PlayerView) => PlayerView): View => ({
  ...view,
  players: view.players.map((p) => (p.seat === seat ? change(p) : p)),
})
const onFact = (facts: Fact[], icon: string, change: (n: number) => number): Fact[] =>
  facts.map((f) => (f.icon === icon && typeof f.value === 'number' ? { ...f, value: change(f.value) } : f))

function raised(view: View, told: Told): View {
  const what = told.what.replace('bot-', '')
  const steps = figure(told, 'steps')
  return steps !== undefined && (what === 'temperature' || what === 'oxygen') ? onTrack(view, 'parameters', what, steps) : view
}

/** A tile is there as soon as it flies, but only counts where it lies. */
function laid(view: View, told: Told): View {
  const move = told.moves[0]
  if (!move) return view
  const label = { id: `tile-${move.kind}`, args: {} }
  const tile: Thing = { ref: `tile:${move.target}`, label, kind: move.kind, owner: move.owner, number: 0, hidden: false, facts: [], note: null }
  const put = (z: Zone): Zone => (z.ref === move.target ? { ...z, things: [tile] } : z)
  const more = move.kind === 'ocean' ? 1 : 0
  return onPanel(
    onPanel(view, 'mars', (p) => ({ ...p, zones: p.zones.map(put) })),
    'parameters',
    (p) => ({ ...p, tracks: p.tracks.map((t) => (t.ref === 'oceans' ? { ...t, value: t.value + more } : t)) }),
  )
}

/** A player's stock of something, or what they produce of it, is another. */
const stocked = (view: View, seat: number, resource: string, n: number): View =>
  onPlayer(view, seat, (p) => ({ ...p, facts: onFact(p.facts, resource, (was) => Math.max(0, was + n)) }))
const produced = (view: View, seat: number, resource: string, n: number): View =>
  onPlayer(view, seat, (p) => ({ ...p, facts: p.facts.map((f) => (f.icon === 'production' ? more(f, resource, n) : f)) }))

function more(made: Fact, resource: string, n: number): Fact {
  if (typeof made.value !== 'object') return made
  const { args } = made.value
  return { ...made, value: { ...made.value, args: { ...args, [resource]: Number(args[resource] ?? 0) + n } } }
}

/** What the production phase brings: of energy only what is new, the rest has become heat. */
function earned(view: View, told: Told): View {
  const got = told.parts['resources']
  if (!Array.isArray(got)) return view
  const seat = seatOf(told)
  const spent = onPlayer(view, seat, (p) => ({ ...p, facts: onFact(p.facts, 'energy', () => 0) }))
  return RESOURCES.reduce((v, r, i) => stocked(v, seat, r.name, Number(got[i] ?? 0)), spent)
}

/** What a fact does to figures of players: by its name, with the number it tells. */
const FIGURES: Record<string, (view: View, told: Told, resource: string, n: number) => View> = {
  gain: (view, told, resource, n) => stocked(view, seatOf(told), resource, n),
  lose: (view, told, resource, n) => stocked(view, seatOf(told), resource, -n),
  spend: (view, told, resource, n) => stocked(view, seatOf(told), resource, -n),
  plant: (view, told, _, n) => stocked(view, seatOf(told), 'plants', -n),
  burn: (view, told, _, n) => stocked(view, seatOf(told), 'heat', -n),
  remove: (view, told, resource, n) => stocked(view, figure(told, 'victim') ?? -1, resource, -n),
  steal: (view, told, resource, n) => stocked(stocked(view, figure(told, 'victim') ?? -1, resource, -n), seatOf(told), resource, n),
  produce: (view, told, resource, n) => produced(view, seatOf(told), resource, n),
  lower: (view, told, resource, n) => produced(view, figure(told, 'victim') ?? -1, resource, -n),
  rate: (view, told) => onPlayer(view, seatOf(told), (p) => ({ ...p, facts: onFact(p.facts, 'rating', (was) => figure(told, 'rating') ?? was) })),
  income: earned,
}

/** A marker of MarsBot's goes on; its M€ or its rating are others. */
function stepped(view: View, told: Told): View {
  if (told.what === 'bot-step') return onTrack(view, 'marsbot', String(told.parts['track']), figure(told, 'space') ?? 0)
  const [total, rating] = [figure(told, 'total'), figure(told, 'rating')]
  const change = (facts: Fact[]): Fact[] => {
    const paid = total === undefined ? facts : onFact(facts, 'megacredits', () => total)
    return rating === undefined ? paid : onFact(paid, 'rating', () => rating)
  }
  return onPanel(view, 'marsbot', (p) => ({ ...p, facts: change(p.facts) }))
}

export function advance(view: View, told: Told): View {
  const figures = FIGURES[told.what]
  if (figures) return figures(view, told, String(told.parts['resource'] ?? told.parts['means']), figure(told, 'number') ?? 0)
  if (told.what === 'tile' || told.what === 'bot-place') return laid(view, told)
  const next = raised(view, told)
  return isBot(told) ? stepped(next, told) : next
}

/** Cards that are played, or that MarsBot reveals. */
export function card(told: Told): { icon: string; owner: number } | null {
  if (told.what === 'bot-project' || told.what === 'bot-bonus') return { icon: 'card', owner: MARSBOT }
  const played = ['play', 'prelude', 'corporation'].includes(told.what)
  return played ? { icon: 'card', owner: seatOf(told) } : null
}

const WORTH: Record<string, number> = {
  terraformed: 9,
  claim: 8,
  'bot-claim': 8,
  fund: 7,
  'bot-fund': 7,
  steal: 6,
  lower: 6,
  remove: 5,
  'cubes-removed': 5,
  'bot-meteors': 5,
}
const COSTLY = 20

/** Goals first, then what hurts, then the dearest cards. */
export function weigh(told: Told): number {
  const price = told.what === 'play' ? (figure(told, 'price') ?? 0) : 0
  return WORTH[told.what] ?? (price >= COSTLY ? price / 10 : 0)
}

/** What others could not see. */
export const isSecret = (zone: Zone): boolean => zone.ref.startsWith('hand:')

// the end

export interface Raised {
  parameter: string
  seat: number
  generation: number
  step: number
}

/** Every step of a parameter: who raised it, and when. */
export function raisers(log: readonly Told[]): Raised[] {
  const found: Raised[] = []
  let generation = 1
  for (const told of log) {
    if (told.what === 'generation') generation = figure(told, 'number') ?? generation
    const what = told.what.replace('bot-', '')
    const ocean = told.moves[0]?.kind === 'ocean' && (what === 'tile' || what === 'place')
    if (ocean || what === 'temperature' || what === 'oxygen') {
      const seat = isBot(told) ? MARSBOT : seatOf(told)
      found.push({ parameter: ocean ? 'oceans' : what, seat, generation, step: told.step })
    }
  }
  return found
}

/** Against MarsBot there are two columns; what only it counts has a row if it has any. */
export function reckon(result: Result): Result {
  if (result.scores.every((s) => s.automaton == null)) return result
  const won = (result.returns[0] ?? 0) > 0
  const counted = result.scores.filter((s) => s.automaton || !['score-neural', 'score-money'].includes(s.label.id))
  return { returns: won ? [1, 0] : [0, 1], scores: counted.map((s) => ({ label: s.label, points: [s.points[0] ?? 0, s.automaton ?? 0], automaton: null })) }
}

const AT_END: Record<string, string> = { 'score-milestones': 'milestone:', 'score-awards': 'award:' }
const TILES: Record<string, string[]> = { 'score-greeneries': ['greenery'], 'score-cities': ['city', 'capital'] }

/** What a source of points counts for a seat: tiles on Mars, milestones and awards. */
export function counted(source: Message, view: View, seat: number): string[] {
  const tiles = TILES[source.id]
  const zones = panel(view, 'mars')?.zones ?? []
  if (tiles) return zones.filter((z) => z.things.some((t) => t.owner === seat && tiles.includes(t.kind))).map((z) => z.ref)
  const kind = AT_END[source.id]
  return kind ? view.panels.flatMap((p) => p.tables.flatMap((t) => t.rows.filter((r) => r.ref.startsWith(kind) && r.owner === seat).map((r) => r.ref))) : []
}
