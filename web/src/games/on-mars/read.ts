/** The view, read as this game's things. */

import type { Fact, Message, Panel, PlayerView, Thing, Track, View, Zone } from '../../lib/types'

export const GOODS = ['mineral', 'battery', 'water', 'plant', 'oxygen']
export const BUILDINGS = ['mine', 'generator', 'extractor', 'greenhouse', 'condenser', 'shelter']
export const STOCKED = BUILDINGS.slice(0, 5)
export const SYSTEMS = BUILDINGS.slice(1, 5)
export const ORBIT = ['pod', 'blueprint', 'learn', 'develop', 'resupply']
export const COLONY = ['construct', 'upgrade', 'hire', 'control', 'welcome']
export const LACERDA = 1 // its place after the player's

const ICONS: Record<string, string> = {
  oxygen: 'o2',
  any: 'om-any',
  mine: 'mineral',
  generator: 'battery',
  extractor: 'water',
  greenhouse: 'plant',
  condenser: 'o2',
  shelter: 'om-dome',
  upgrade: 'om-upgrade',
  pod: 'launch',
  learn: 'tag-science',
  develop: 'sample',
  resupply: 'silo',
  construct: 'tag-building',
  hire: 'om-face',
  control: 'target',
  welcome: 'ship',
  scientists: 'om-face',
  contracts: 'contract',
  research: 'sample',
  advanced: 'om-upgrade',
  progress: 'medal',
  bots: 'bot',
  blueprints: 'blueprint',
  techs: 'tag-science',
  technology: 'tag-science',
  ships: 'ship',
  mines: 'mineral',
  discoveries: 'discovery',
  shelters: 'om-dome',
  colonists: 'colonist',
  warehouse: 'silo',
}
/** Its name in the sprite. */
export const icon = (name: string): string => ICONS[name] ?? name

const COLOURS: Record<string, string> = {
  mineral: 'r-mineral',
  mine: 'r-mineral',
  battery: 'r-energy',
  generator: 'r-energy',
  water: 'r-w',
  extractor: 'r-w',
  plant: 'r-plant',
  greenhouse: 'r-plant',
  oxygen: 'r-o',
  condenser: 'r-o',
  crystal: 'r-crystal',
}
export const colour = (name: string): string => `var(--${COLOURS[name] ?? 'fg-2'})`

/** The depot's executive actions, in its order, with their icons. */
export const EXECUTIVE: Record<string, string> = { develop: 'sample', rover: 'rover', blueprint: 'blueprint', upgrade: 'om-upgrade', mineral: 'mineral', bots: 'bot', warehouse: 'silo' }

export const panel = (view: View, ref: string): Panel | undefined => view.panels.find((p) => p.ref === ref)
export const player = (view: View, seat: number): PlayerView | undefined => view.players.find((p) => p.seat === seat)
export const zone = (view: View, ref: string): Zone | undefined => [...view.panels, ...view.players].flatMap((p) => p.zones).find((z) => z.ref === ref)
export const fact = (of: { facts: Fact[] } | undefined, label: string): Fact['value'] | undefined => of?.facts.find((f) => f.label.id === label)?.value
export const figure = (of: { facts: Fact[] } | undefined, label: string): number => Number(fact(of, label) ?? 0)
export const rows = (of: Panel | undefined, table: string): Panel['tables'][number]['rows'] => of?.tables.find((t) => t.ref === table)?.rows ?? []
export const track = (of: { tracks: Track[] } | undefined, ref: string): Track | undefined => of?.tracks.find((t) => t.ref === ref)
export const tail = (ref: string): string => ref.split(':').at(-1) ?? ''

/** "3 of 5", as two numbers. */
export function pair(value: Fact['value'] | undefined): [number, number] {
  if (typeof value !== 'object') return [Number(value ?? 0), Number(value ?? 0)]
  return [Number(value.args['n'] ?? 0), Number(value.args['max'] ?? 0)]
}

/** The ids of several messages in one: "first, and then the rest". */
export function ids(value: Fact['value'] | undefined): string[] {
  if (typeof value !== 'object' || value.id === 'nothing') return []
  if (value.id !== 'and-then') return [value.id]
  return Object.values(value.args).flatMap((arg) => (typeof arg === 'object' ? ids(arg) : []))
}

/** Whoever plays: the seats, and Lacerda where it does. */
export const companies = (view: View): number[] => [...view.players.map((p) => p.seat), ...(panel(view, 'lacerda') ? [LACERDA] : [])]

/** A company's figures, a seat's or Lacerda's. */
export const company = (view: View, seat: number): { facts: Fact[]; zones: Zone[] } | undefined => player(view, seat) ?? panel(view, 'lacerda')

/** A space of the turn order: its number, what it gives, whose marker is there. */
export interface Space {
  n: number
  side: string
  bonus: string
  marker: Thing | undefined
}
export const spaces = (view: View): Space[] =>
  (panel(view, 'order')?.zones ?? []).filter((z) => z.ref.startsWith('order:')).map((z) => {
    const where = fact(z, 'fact-side')
    const bonus = z.facts.find((f) => f.label.id === 'fact-bonus')?.icon ?? ''
    return { n: Number(tail(z.ref)), side: typeof where === 'object' ? where.id.replace('side-', '') : '', bonus: bonus && icon(bonus), marker: z.things[0] }
  })
const own = (view: View, seat: number): Space | undefined => spaces(view).find((s) => s.marker?.owner === seat)
/** The number of a company's space, 0 if it has none. */
export const order = (view: View, seat: number): number => own(view, seat)?.n ?? 0
/** Where it is: in orbit, in the colony, or nowhere yet. */
export const side = (view: View, seat: number): string => own(view, seat)?.side ?? ''

/** How much a company has of each good, crystals too. */
export function goods(view: View, seat: number): Record<string, number> {
  const things = zone(view, `storage:${seat}`)?.things ?? []
  return Object.fromEntries(things.map((t) => [t.ref.startsWith('crystal:next') ? 'next' : t.kind, t.number]))
}
export const people = (view: View, place: string, seat: number): number => zone(view, `${place}:${seat}`)?.things.reduce((n, t) => n + t.number, 0) ?? 0

/** A technology in a laboratory. */
export interface Tech {
  ref: string
  name: string
  space: string
  level: number
  thing: Thing
}
export function techs(view: View, seat: number): Tech[] {
  const things = zone(view, `laboratory:${seat}`)?.things ?? []
  return things.map((thing) => {
    const space = fact(thing, 'fact-space')
    return { ref: thing.ref, name: tail(thing.ref), space: typeof space === 'object' ? space.id.replace('space-', '') : '', level: figure(thing, 'fact-tech-level'), thing }
  })
}

/** Who has a technology besides, with its level. */
export const owners = (view: View, name: string): { seat: number; level: number }[] =>
  companies(view).flatMap((seat) => techs(view, seat).filter((t) => t.name === name).map((t) => ({ seat, level: t.level })))

/** The phase, as the headline names it. */
export function phase(view: View): string {
  const found = view.headline.args['phase']
  return typeof found === 'object' ? found.id.replace('phase-', '') : ''
}

/** In a contract on the board or in hand: how much of each good is there, and how much is wanted. */
export const delivered = (card: Thing): { good: string; have: number; need: number }[] =>
  card.facts.flatMap((f) => {
    const good = f.label.id.replace('good-', '')
    return f.label.id.startsWith('good-') ? [{ good, have: pair(f.value)[0], need: pair(f.value)[1] }] : []
  })

export const isDone = (value: Fact['value'] | undefined): boolean => typeof value === 'object' && value.id === 'yes'

/** The number of its line, with the label's own words. */
export const said = (label: Message, name: string): Message | undefined => {
  const arg = label.args[name]
  return typeof arg === 'object' ? arg : undefined
}
