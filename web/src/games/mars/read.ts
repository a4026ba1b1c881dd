/** The view, read as this game's things. */

import type { Fact, Message, Panel, PlayerView, Told, Track, View, Zone } from '../../lib/types'
import { levels } from './catalogue.svelte'

export const MATERIALS = ['iron', 'carbon', 'silicon', 'water', 'oxygen']
export const COLOUR: Record<string, string> = { iron: 'r-fe', carbon: 'r-c', silicon: 'r-si', water: 'r-w', oxygen: 'r-o' }
export const ICON: Record<string, string> = { iron: 'iron', carbon: 'carbon', silicon: 'silicon', water: 'water', oxygen: 'o2' }
export const FIELD_ICON: Record<string, string> = {
  energy: 'energy',
  habitation: 'tag-building',
  communication: 'antenna',
  military: 'shield',
  research: 'sample',
  magna: 'tag-science',
}

/** A value of a fact, or an argument of a message. */
type Said = Fact['value'] | Message['args'][string] | undefined

/** Cards by material. */
export type Amounts = Record<string, number>

/** One type of installation. */
export interface Family {
  type: string
  icon: string
}
export const FAMILIES: Record<string, Family> = {
  habitation: { type: 'habitation', icon: 'tag-building' },
  mine: { type: 'mine', icon: 'hardware' },
  plant: { type: 'plant', icon: 'energy' },
  silo: { type: 'silo', icon: 'silo' },
  communication: { type: 'communication', icon: 'antenna' },
  military: { type: 'military', icon: 'shield' },
  research: { type: 'research', icon: 'sample' },
  spaceport: { type: 'spaceport', icon: 'ship' },
}
/** The colony in section: orbit and sky, the surface, under ground. */
export const TIERS = [['communication', 'military', 'research', 'spaceport'], ['habitation', 'silo'], ['plant', 'mine']]

export type State = 'on' | 'idle' | 'off' | 'empty'

/** A place of a colony board. */
export interface Place {
  id: string
  ref: string
  seat: number
  type: string
  level: number
  state: State
  material: string // of a mine
  staff: number
  unmanned: boolean
  /** what would be built there; of a mine any */
  tile: string
  left: number
  /** the one that comes next of its type */
  next: boolean
  /** all levels under it are active; a mine has none */
  ready: boolean
}

const STATES: Record<string, State> = { 'state-active': 'on', 'state-unmanned': 'on', 'state-idle': 'idle', 'state-off': 'off' }

export const panel = (view: View, ref: string): Panel | undefined => view.panels.find((p) => p.ref === ref)
export const player = (view: View, seat: number): PlayerView | undefined => view.players.find((p) => p.seat === seat)
export const zone = (view: View, ref: string): Zone | undefined => [...view.panels, ...view.players].flatMap((p) => p.zones).find((z) => z.ref === ref)
export const fact = (of: { facts: Fact[] } | undefined, label: string): Fact['value'] | undefined => of?.facts.find((f) => f.label.id === label)?.value
export const count = (of: { facts: Fact[] } | undefined, label: string): number => Number(fact(of, label) ?? 0)
export const track = (of: { tracks: Track[] } | undefined, name: string): Track | undefined => of?.tracks.find((t) => t.ref.startsWith(`${name}:`))
export const idOf = (value: Said): string => (typeof value === 'object' ? value.id : '')

/** The seats a message names: none, one, or several. */
export function seatsIn(value: Said): number[] {
  if (typeof value !== 'object') return []
  if (value.id === 'seat') return [Number(value.args['n'])]
  return Object.values(value.args).flatMap((arg) => (typeof arg === 'object' ? seatsIn(arg) : []))
}

/** "2 iron, 1 water", counted. */
export function bundle(value: Said): Amounts {
  if (typeof value !== 'object') return {}
  const material = value.id.startsWith('some-') ? value.id.slice(5) : ''
  if (material) return { [material]: Number(value.args['n']) }
  return Object.values(value.args).reduce<Amounts>((sum, arg) => (typeof arg === 'object' ? plus(sum, bundle(arg)) : sum), {})
}

export function plus(a: Amounts, b: Amounts, sign = 1): Amounts {
  const sum = { ...a }
  for (const [m, n] of Object.entries(b)) sum[m] = (sum[m] ?? 0) + sign * n
  return sum
}
export const total = (a: Amounts): number => Object.values(a).reduce((sum, n) => sum + n, 0)
/** How many cards are missing. */
export const short = (have: Amounts, cost: Amounts): Amounts =>
  Object.fromEntries(Object.entries(cost).flatMap(([m, n]) => ((have[m] ?? 0) < n ? [[m, n - (have[m] ?? 0)]] : [])))

/** What is seen of a hand: all of one's own, of others' what everybody knows. */
export function hand(view: View, seat: number): Amounts {
  const things = zone(view, `hand:${seat}`)?.things ?? []
  const open = things.filter((t) => MATERIALS.includes(t.kind))
  if (open.length) return open.reduce<Amounts>((sum, t) => plus(sum, { [t.kind]: t.number }), {})
  return bundle(things.map((t) => fact(t, 'fact-known')).find((f) => f !== undefined))
}

/** Cards in the open reserve. */
export function reserve(view: View): Amounts {
  return Object.fromEntries((zone(view, 'reserve')?.things ?? []).map((t) => [t.kind, t.number]))
}

/** How many tiles of a kind are left. */
export function left(view: View, tile: string): number {
  const rows = panel(view, 'stock')?.tables[0]?.rows ?? []
  if (tile === 'tile:mine') return rows.filter((r) => r.ref.startsWith('tile:mine-')).reduce((sum, r) => sum + Number(r.cells[0]), 0)
  return Number(rows.find((r) => r.ref === tile)?.cells[0] ?? 0)
}

export const placeId = (type: string, level: number): string => (type === 'spaceport' ? type : `${type}-${level}`)

/** All places of a type in a colony, built or not. */
export function places(view: View, seat: number, type: string): Place[] {
  let [before, ready] = [true, true]
  return levels(type).map((level) => {
    const place = { ...placeAt(view, seat, type, level), ready: ready || type === 'mine' }
    const next = place.state === 'empty' && before
    before = place.state !== 'empty'
    ready &&= place.state === 'on'
    return { ...place, next }
  })
}

function placeAt(view: View, seat: number, type: string, level: number): Place {
  const id = placeId(type, level)
  const ref = `place:${seat}:${id}`
  const zones = panel(view, `colony:${seat}`)?.zones ?? []
  const own = zones.find((z) => z.ref === ref)
  const home = zones.find((z) => z.ref === `housing:${seat}`)?.things.find((t) => t.ref === ref)
  const state = idOf(fact(own ?? home, 'fact-state'))
  const tile = type === 'mine' ? 'tile:mine' : `tile:${id}`
  return {
    id,
    ref,
    seat,
    type,
    level,
    state: own || home ? (STATES[state] ?? 'on') : 'empty',
    material: type === 'mine' ? (own?.label.id.replace('mine-', '') ?? '') : '',
    staff: own?.things.reduce((sum, t) => sum + t.number, 0) ?? 0,
    unmanned: state === 'state-unmanned',
    tile,
    left: left(view, tile),
    next: false,
    ready: false,
  }
}

/** A place by its ref. */
export function placeOf(view: View, ref: string): Place | undefined {
  const [sort, seat, id] = ref.split(':')
  return sort === 'place' && id ? places(view, Number(seat), id.split('-')[0] ?? '').find((p) => p.id === id) : undefined
}

/** Colonists on the habitations. */
export const free = (view: View, seat: number): number =>
  zone(view, `housing:${seat}`)?.things.find((t) => t.kind === 'colonist')?.number ?? 0

/** A proposal on the table. */
export interface Offer {
  ref: string
  maker: number
  to: number // -1: everybody
  gives: Amounts
  wants: Amounts
  reply: boolean
  refused: number[]
}

export function offers(view: View): Offer[] {
  return (zone(view, 'offers')?.things ?? []).map((t) => {
    const { to, give, want } = t.label.args
    const message = (arg: typeof to): Message | undefined => (typeof arg === 'object' ? arg : undefined)
    return {
      ref: t.ref,
      maker: t.owner,
      to: seatsIn(message(to))[0] ?? -1,
      gives: bundle(message(give)),
      wants: bundle(message(want)),
      reply: fact(t, 'fact-reply') !== undefined,
      refused: seatsIn(fact(t, 'fact-refused')),
    }
  })
}

/** Who holds each contract, by ref. */
export function holders(view: View): Map<string, number> {
  const held = view.players.flatMap((p) => zone(view, `contracts:${p.seat}`)?.things ?? [])
  return new Map(held.map((t) => [t.ref, t.owner]))
}

/** One line of the strengths: who holds the supremacy, and how strong all are. */
export interface Standing {
  field: string
  ref: string
  holder: number
  strengths: number[]
}

export function standings(view: View): Standing[] {
  const rows = panel(view, 'standing')?.tables[0]?.rows ?? []
  return rows.map((r) => ({ field: r.ref.replace('supremacy:', ''), ref: r.ref, holder: r.owner, strengths: r.cells.map(Number) }))
}

/** The strongest two besides the holder. */
export function following({ holder, strengths }: Standing): { seat: number; strength: number; ahead: boolean }[] {
  return strengths
    .map((strength, seat) => ({ seat, strength, ahead: holder >= 0 && strength > (strengths[holder] ?? 0) }))
    .filter(({ seat, strength }) => seat !== holder && strength > 0)
    .sort((a, b) => b.strength - a.strength || a.seat - b.seat)
    .slice(0, 2)
}

/** The events drawn last, newest first. */
export function events(told: readonly Told[], most = 4): { ref: string; seat: number }[] {
  const drawn = told.filter((t) => t.what === 'event').slice(-most)
  return drawn.map((t) => ({ ref: String(t.parts['event']), seat: Number(t.parts['seat']) })).reverse()
}

/** The part of the turn, as the headline names it. */
export function phase(view: View): string {
  const found = view.headline.args['phase']
  return typeof found === 'object' ? found.id.replace('phase-', '') : ''
}
