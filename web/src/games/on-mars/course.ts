/** What the log's facts mean on the board, and which of them people want to see again. */

import type { Automaton } from '..'
import { doerOf } from '../../lib/moments'
import { NOBODY, type Course } from '../../lib/turns'
import type { Fact, Message, Panel, PlayerView, Result, Thing, Told, View, Zone } from '../../lib/types'
import type { Words } from '../../lib/text.svelte'
import { isDone, LACERDA, panel } from './read'

const STEP = 1100 // milliseconds to read what Lacerda does
const LINES = 9

/** Lacerda plays without a seat, in the colour of the second one. */
export function automata(view: View): Automaton[] {
  const it = panel(view, 'lacerda')
  return it ? [{ name: it.label, player: { seat: LACERDA, facts: it.facts, zones: it.zones, tracks: it.tracks, status: null } }] : []
}

const WHY = new Set(['reveal', 'instead', 'icon', 'spare', 'scored-plan', 'most-plans', 'largest', 'best-plan', 'scores-most', 'pays-most', 'farthest', 'aim', 'fullest', 'reshuffle', 'cheapest', 'most-developed', 'least-developed', 'no-aim', 'needs-nobody', 'stays', 'grow', 'new-bot'])
const isLacerdas = (told: Told): boolean => WHY.has(told.what)

const ENDS = new Set(['turn', 'round', 'counted', 'total', 'objective'])

/** Its last turn: from the card on, as far as it is about Lacerda. */
export function turn(told: readonly Told[]): Told[] {
  const from = told.findLastIndex((t) => t.what === 'reveal')
  if (from < 0) return []
  const until = told.findIndex((t, i) => i > from && ENDS.has(t.what))
  const lines = told.slice(from + 1, until < 0 ? undefined : until).filter((t) => t.line && t.what !== 'colonists' && (isLacerdas(t) || t.parts['seat'] === LACERDA || t.what === 'support' || t.what === 'level'))
  return lines.slice(-LINES)
}

export const pace = (told: Told): number => (isLacerdas(told) ? STEP : 0)

const OWN = new Set(['turn', 'travel', 'stay'])
const BY_ITSELF = new Set(['fly', 'approach', 'counted', 'total'])

/** A turn is called; the shuttle flies by itself, and Lacerda acts when the people have. */
export const course: Partial<Course> = {
  opens: (told) => (isLacerdas(told) ? LACERDA : OWN.has(told.what) ? doerOf(told) : BY_ITSELF.has(told.what) ? NOBODY : undefined),
  holds: true,
}

// the board while it is told

const onPanel = (view: View, ref: string, change: (p: Panel) => Panel): View => ({ ...view, panels: view.panels.map((p) => (p.ref === ref ? change(p) : p)) })
const onZones = (view: View, change: (z: Zone) => Zone): View => ({
  ...view,
  panels: view.panels.map((p) => ({ ...p, zones: p.zones.map(change) })),
  players: view.players.map((p) => ({ ...p, zones: p.zones.map(change) })),
})
const onTrack = (view: View, ref: string, value: number): View => onPanel(view, 'colony', (p) => ({ ...p, tracks: p.tracks.map((t) => (t.ref === ref ? { ...t, value } : t)) }))
const onPlayer = (view: View, seat: number, change: (p: PlayerView) => PlayerView): View => ({ ...view, players: view.players.map((p) => (p.seat === seat ? change(p) : p)) })
const text = (told: Told, name: string): string => String(told.parts[name] ?? '')
const number = (told: Told, name: string): number => Number(told.parts[name] ?? -1)
const word = (ref: string): string => ref.split(':')[1] ?? ''

/** A thing that lies on a hex as soon as it flies there, but only counts where it lies. */
function laid(view: View, hex: string, what: Partial<Thing> & { ref: string; kind: string; label: Message }): View {
  const thing: Thing = { owner: -1, number: 0, hidden: false, facts: [], note: null, ...what }
  return onZones(view, (z) => (z.ref === hex ? { ...z, things: [...z.things.filter((t) => t.ref !== thing.ref), thing] } : z))
}

/** A piece of which there is one goes from wherever it is. */
function shifted(view: View, ref: string, target: string): View {
  const piece = view.panels.flatMap((p) => p.zones).flatMap((z) => z.things).find((t) => t.ref === ref)
  if (!piece) return view
  return onZones(view, (z) => {
    const things = z.things.filter((t) => t.ref !== ref)
    return z.ref === target ? { ...z, things: [...things, piece] } : things.length < z.things.length ? { ...z, things } : z
  })
}

const scored = (facts: Fact[], more: number): Fact[] => facts.map((f) => ((f.label.id === 'fact-points' || f.label.id === 'fact-scored') && typeof f.value === 'number' ? { ...f, value: f.value + more } : f))

type Change = (view: View, told: Told) => View
const CHANGES: Record<string, Change> = {
  construct: (view, told) => {
    const kind = text(told, 'building')
    return laid(view, text(told, 'hex'), { ref: `building:${word(text(told, 'hex'))}`, kind, label: { id: `building-${kind}`, args: {} }, owner: kind === 'shelter' ? number(told, 'seat') : -1 })
  },
  upgrade: (view, told) => laid(view, text(told, 'hex'), { ref: `marker:${word(text(told, 'hex'))}`, kind: 'advanced', label: { id: 'advanced', args: { card: { id: text(told, 'blueprint').replace(':', '-'), args: {} } } }, owner: number(told, 'seat') }),
  spread: (view, told) => laid(view, text(told, 'hex'), { ref: `crystal:${word(text(told, 'hex'))}`, kind: 'crystal', label: { id: 'good-crystal', args: {} }, number: 0 }),
  explore: (view, told) => laid(view, text(told, 'hex'), { ref: `tile:${word(text(told, 'hex'))}`, kind: told.moves[0]?.kind ?? 'discovery', label: { id: text(told, 'tile'), args: {} } }),
  support: (view, told) => onTrack(view, `lss:${text(told, 'system')}`, number(told, 'row')),
  level: (view, told) => onTrack(view, 'level', number(told, 'number')),
  space: (view, told) => shifted(view, `marker:${number(told, 'seat')}`, told.moves[0]?.target ?? ''),
  approach: (view, told) => shifted(view, 'shuttle', told.moves[0]?.target ?? ''),
  fly: (view, told) => shifted(view, 'shuttle', told.moves[0]?.target ?? ''),
  learn: (view, told) => onZones(view, (z) => (z.ref === 'grid' ? { ...z, things: z.things.filter((t) => t.label.id !== `tech-${text(told, 'tech')}`) } : z)),
  develop: (view, told) =>
    onZones(view, (z) =>
      z.ref === `laboratory:${number(told, 'seat')}`
        ? { ...z, things: z.things.map((t) => (t.ref.endsWith(`:${text(told, 'tech')}`) ? { ...t, facts: t.facts.map((f) => (f.label.id === 'fact-space' ? { ...f, value: { id: `space-${text(told, 'space')}`, args: {} } } : f)) } : t)) }
        : z,
    ),
  score: (view, told) => {
    const change = <T extends { facts: Fact[] }>(p: T): T => ({ ...p, facts: scored(p.facts, number(told, 'points')) })
    const seat = number(told, 'seat')
    return seat === LACERDA && panel(view, 'lacerda') ? onPanel(view, 'lacerda', change) : onPlayer(view, seat, change)
  },
}

export const advance = (view: View, told: Told): View => CHANGES[told.what]?.(view, told) ?? view

/** Lacerda turns a card; a First Colonist and a goal are shown. */
export function card(told: Told): { icon: string; owner: number; number?: number } | null {
  const owner = number(told, 'seat')
  if (told.what === 'reveal') return { icon: 'card', owner: LACERDA }
  if (told.what === 'goal') return { icon: 'medal', owner }
  return told.what === 'card-a' || told.what === 'task' ? { icon: 'pawn', owner } : null
}

const WORTH: Record<string, number> = { level: 9, mission: 8, complete: 8, goal: 7, ending: 7, upgrade: 5, hire: 4, contract: 3, fly: 3, welcome: 3, take: 3, use: 2, construct: 2, obtain: 1, learn: 1 }

/** The colony's growth and missions first, then what pays most. */
export function weigh(told: Told): number {
  const paid = told.what === 'score' ? number(told, 'points') : 0
  return WORTH[told.what] ?? (paid >= 4 ? paid : 0)
}

/** What others could not see. */
export const isSecret = (zone: Zone): boolean => /^(goals|spent|first):/.test(zone.ref)

/** Against Lacerda there are two columns. */
export function reckon(result: Result): Result {
  if (result.scores.every((s) => s.automaton == null)) return result
  const won = (result.returns[0] ?? 0) > 0
  return { returns: won ? [1, 0] : [0, 1], scores: result.scores.map((s) => ({ label: s.label, points: [s.points[0] ?? 0, s.automaton ?? 0], automaton: null })) }
}

/** Alone, the objectives decide. */
export function decided({ view, words }: { view: View; words: Words }): string {
  const goals = panel(view, 'lacerda')?.tables.find((t) => t.ref === 'objectives')
  if (!goals) return ''
  const missed = goals.rows.filter((row) => !isDone(row.cells[0])).length
  return missed ? words.say('om-lost', { n: missed }) : words.say('om-won', { n: goals.rows.length })
}
