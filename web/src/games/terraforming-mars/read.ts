/** What the view says, in the words of the board. */

import { figure } from '../../lib/score'
import { settings } from '../../lib/settings.svelte'
import type { Fact, Message, Panel, PlayerView, Row, Thing, Track, View, Zone } from '../../lib/types'

export { figure }

export interface Resource {
  name: string
  icon: string
  colour: string
}
export const RESOURCES: readonly Resource[] = [
  { name: 'megacredits', icon: 'megacredit', colour: 'r-me' },
  { name: 'steel', icon: 'steel', colour: 'r-steel' },
  { name: 'titanium', icon: 'titanium', colour: 'r-tita' },
  { name: 'plants', icon: 'plant', colour: 'r-plant' },
  { name: 'energy', icon: 'energy', colour: 'r-energy' },
  { name: 'heat', icon: 'heat', colour: 'r-heat' },
]
const BY_NAME = new Map(RESOURCES.map((r) => [r.name, r]))
export const resource = (name: string): Resource | undefined => BY_NAME.get(name)

/** The icon of a tag, by its name in the rules. */
export const TAG_ICONS: Record<string, string> = {
  building: 'tag-building',
  space: 'tag-space',
  power: 'energy',
  energy: 'energy',
  science: 'tag-science',
  jovian: 'tag-jovian',
  earth: 'tag-earth',
  plant: 'plant',
  microbe: 'microbe',
  animal: 'animal',
  city: 'city',
  wild: 'star',
  event: 'card',
}

/** What is drawn on tiles that only one card has. */
export const TILE_ICONS: Record<string, string> = {
  capital: 'crown',
  'commercial-district': 'megacredit',
  'ecological-zone': 'animal',
  'industrial-center': 'hardware',
  'lava-flows': 'heat',
  'mining-area': 'iron',
  'mining-rights': 'iron',
  'mohole-area': 'temperature',
  'natural-preserve': 'tag-science',
  'nuclear-zone': 'warning',
  'restricted-area': 'lock',
  'neural-instance': 'cpu',
}
export const MARSBOT = 1 // the seat whose colour it takes

export const panel = (view: View, ref: string): Panel | undefined => view.panels.find((p) => p.ref === ref)
export const track = (view: View, ref: string): Track | undefined => panel(view, 'parameters')?.tracks.find((t) => t.ref === ref)
export const rows = (view: View, of: string, table: string): Row[] => panel(view, of)?.tables.find((t) => t.ref === table)?.rows ?? []
export const zoneOf = (player: PlayerView, name: string): Zone | undefined => player.zones.find((z) => z.ref === `${name}:${player.seat}`)

export function fact(of: { facts: Fact[] }, icon: string): Fact | undefined {
  return of.facts.find((f) => f.icon === icon)
}

export function number(of: { facts: Fact[] }, icon: string): number {
  const value = fact(of, icon)?.value
  return typeof value === 'number' ? value : 0
}

export function production(player: PlayerView): Record<string, number> {
  const value = fact(player, 'production')?.value
  return typeof value === 'object' ? (value.args as Record<string, number>) : {}
}

export const count = (zone: Zone | undefined): number => zone?.things.reduce((n, t) => n + t.number, 0) ?? 0

/** French sets the sign apart. */
export const percent = (n: number): string => (settings.lang === 'fr' ? `${n}\u202f%` : `${n}%`)

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** Who stands behind a column of goals: a seat, or MarsBot in its colour. */
export interface Contender {
  seat: number
  name: Message
}
export function contenders(columns: readonly Message[]): Contender[] {
  return columns.flatMap((c) => (c.id === 'seat' ? [{ seat: Number(c.args['n']), name: c }] : c.id === 'marsbot' ? [{ seat: MARSBOT, name: c }] : []))
}

/** The tile that lies there; one on its way does not yet. */
export const tileOf = (zone: Zone): Thing | undefined => zone.things.find((t) => t.kind !== 'claim' && t.number > 0)

/** The viewer's own cards in play. */
export function inPlay(view: View): Thing[] {
  const me = view.players.find((p) => p.seat === view.seat)
  return me ? ['founded', 'active', 'automated'].flatMap((name) => zoneOf(me, name)?.things ?? []) : []
}

/** What a step of a parameter stands for: −24 °C, 5 %, 3. */
export const level = ({ args }: Message, step: number): number => Number(args['least'] ?? 0) + Number(args['step'] ?? 1) * step
export function reads(parameter: Message, step: number): string {
  const n = level(parameter, step)
  return parameter.id.endsWith('temperature') ? `${figure(n)} °C` : parameter.id.endsWith('oxygen') ? percent(n) : String(n)
}
