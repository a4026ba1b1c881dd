/** What facts change besides their moves, what they turn up, and what is worth seeing again. */

import { COURSE, type Course } from '../../lib/turns'
import type { Fact, Message, Panel, Thing, Told, View, Zone } from '../../lib/types'
import { printed } from './catalogue.svelte'
import { FIELD_ICON, placeId } from './read'

const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })
const STATE: Record<string, string> = { build: 'state-idle', 'switch-off': 'state-off' }
const state = (id: string): Fact => ({ label: say('fact-state'), value: say(id), icon: '' })

const changePanel = (view: View, ref: string, change: (panel: Panel) => Panel): View => ({ ...view, panels: view.panels.map((p) => (p.ref === ref ? change(p) : p)) })

/** A place with this state: a habitation is a thing in its zone, anything else a zone. */
function stand(panel: Panel, ref: string, label: Message, id: string): Panel {
  const facts = [state(id)]
  if (ref.includes(':habitation-')) {
    const thing: Thing = { ref, label, kind: 'habitation', owner: -1, number: 1, hidden: false, facts, note: null }
    const put = (z: Zone): Zone => ({ ...z, things: [...z.things.filter((t) => t.ref !== ref), thing] })
    return { ...panel, zones: panel.zones.map((z) => (z.ref.startsWith('housing:') ? put(z) : z)) }
  }
  if (panel.zones.some((z) => z.ref === ref)) return { ...panel, zones: panel.zones.map((z) => (z.ref === ref ? { ...z, facts } : z)) }
  return { ...panel, zones: [...panel.zones, { ref, label, kind: 'place', owner: -1, things: [], facts, about: [] }] }
}

/** A place that is gone. */
const fall = (panel: Panel, ref: string): Panel => ({
  ...panel,
  zones: panel.zones.filter((z) => z.ref !== ref).map((z) => ({ ...z, things: z.things.filter((t) => t.ref !== ref) })),
})

/** The supremacy and Magna Scientia change hands; installations rise, go dark and fall. */
export function advance(view: View, told: Told): View {
  const { seat, place, loser, field } = told.parts
  const id = STATE[told.what]
  if (id) {
    const [type = '', level] = String(place).split('-')
    const label = say(`type-${type}`, { level: Number(level ?? 1) })
    const ref = `place:${seat}:${type === 'spaceport' ? type : placeId(type, Number(level))}`
    const old = view.panels.flatMap((p) => p.zones).find((z) => z.ref === ref)
    return changePanel(view, `colony:${seat}`, (p) => stand(p, ref, old?.label ?? label, id))
  }
  if (told.what === 'destroy') return changePanel(view, `colony:${loser}`, (p) => fall(p, `place:${loser}:${place}`))
  if (told.what === 'supremacy' || told.what === 'magna') {
    const row = told.what === 'magna' ? 'magna' : String(field)
    const held = (p: Panel): Panel => ({ ...p, tables: p.tables.map((t) => ({ ...t, rows: t.rows.map((r) => (r.ref === row ? { ...r, owner: Number(seat) } : r)) })) })
    return changePanel(view, 'standing', held)
  }
  return view
}

/** An event and a discovery are turned up before all. */
export function card(told: Told): { icon: string; owner: number; number?: number } | null {
  const owner = Number(told.parts['seat'] ?? -1)
  if (told.what === 'event') {
    const field = printed(String(told.parts['event'])).field ?? ''
    return { icon: FIELD_ICON[field] ?? (String(told.parts['event']).endsWith('colonist') ? 'colonist' : 'card'), owner }
  }
  if (told.what === 'roll') return { icon: 'sample', owner, number: Number(told.parts['number']) }
  return told.what === 'research' ? { icon: 'discovery', owner } : null
}

const PACE: Record<string, number> = { event: 2600, confront: 2200, supremacy: 1800, roll: 1200, research: 1600 }

/** Time to read an event, which then lies on the table; the die, a conflict and what is won are seen by all. */
export const pace = (told: Told): number => PACE[told.what] ?? 0

/** A turn lasts until the next one is called, whoever trades or fights in it. */
export const course: Partial<Course> = { opens: COURSE.opens, holds: true }

const TYPES: Record<string, string> = { 'score-habitation': 'habitation', 'score-silo': 'silo', 'score-communication': 'communication', 'score-military': 'military', 'score-research': 'research', 'score-spaceport': 'spaceport' }

/** What a source of points counts for a seat: the installations of a family, what it holds before all. */
export function counted(source: Message, view: View, seat: number): string[] {
  const type = TYPES[source.id]
  if (type) return view.panels.flatMap((p) => p.zones.flatMap((z) => [z.ref, ...z.things.map((t) => t.ref)])).filter((ref) => ref.startsWith(`place:${seat}:${type}`))
  const held = (ref: string): boolean => (source.id === 'score-magna') === (ref === 'magna')
  if (source.id === 'score-magna' || source.id === 'score-supremacies')
    return view.panels.flatMap((p) => p.tables.flatMap((t) => t.rows.filter((r) => r.owner === seat && held(r.ref)).map((r) => r.ref)))
  return []
}

const WORTH: Record<string, number> = {
  destroy: 6,
  supremacy: 5,
  magna: 5,
  steal: 4,
  seize: 4,
  confront: 3,
  raid: 2,
  research: 2,
  trade: 2,
  build: 1,
  lose: 1,
  'switch-off': 1,
}

/** By what it changes in points and power; a seat that ends its turn is told by its points elsewhere. */
export const weigh = (told: Told): number => WORTH[told.what] ?? 0

export const isSecret = (zone: Zone): boolean => zone.ref.startsWith('hand:')
