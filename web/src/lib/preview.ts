/** What an answer would change, read from the changes a probe reports. */

import { zonesOf } from './reel.svelte'
import type { Change, Fact, Message, Thing, View } from './types'

/** Pieces that would come (more than 0) or go. */
export interface Ghost {
  zone: string
  thing: Thing
  number: number
}

/** One value that would be another. `seat` is whose it is, -1 if nobody's. */
export interface Line {
  where: Message | null
  seat: number
  what: Message
  before: number | Message
  after: number | Message
}

export interface Preview {
  ghosts: Ghost[]
  lines: Line[]
  /** the names of the zones the ghosts are in */
  places: Map<string, Message>
}

type Plain = Record<string, unknown>

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Where a name leads in a list: by ref, by seat, else by place. */
function index(list: unknown[], name: string): number {
  const found = list.findIndex((x) => isPlain(x) && ('ref' in x ? x['ref'] === name : 'seat' in x && String(x['seat']) === name))
  if (found >= 0) return found
  const named = list.some((x) => isPlain(x) && ('ref' in x || 'seat' in x))
  return named || !/^\d+$/.test(name) ? -1 : Number(name)
}

function set(at: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(at)) {
    const i = index(at, name)
    if (i < 0 || i >= at.length) return rest.length || value === null ? at : [...at, value]
    if (!rest.length && value === null) return at.filter((_, k) => k !== i)
    return at.map((x: unknown, k) => (k === i ? set(x, rest, value) : x))
  }
  if (!isPlain(at)) return at
  const old = at[name]
  const gone = value === null && rest.length === 1 && name === 'args' && isPlain(old)
  return { ...at, [name]: gone ? without(old, rest[0] ?? '') : set(old, rest, value) }
}

/** A message that has an argument less. */
function without(args: Plain, name: string): Plain {
  const { [name]: _, ...rest } = args
  return rest
}

/** The view as it would be. What goes away goes last and from the end, so that places in a list stay true. */
export function changed(view: View, changes: readonly Change[]): View {
  const gone = changes.filter((c) => c.after === null).reverse()
  return [...changes.filter((c) => c.after !== null), ...gone].reduce<unknown>((at, c) => set(at, c.path, c.after), view) as View
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function facts(before: Fact[], after: Fact[], where: Message | null, seat: number): Line[] {
  return after.flatMap((f) => {
    const old = before.find((g) => same(g.label, f.label))
    return old && !same(old.value, f.value) ? [{ where, seat, what: f.label, before: old.value, after: f.value }] : []
  })
}

function ghosts(before: View, after: View): Ghost[] {
  const out: Ghost[] = []
  const old = new Map(zonesOf(before).map((z) => [z.ref, z]))
  for (const zone of zonesOf(after)) {
    const was = new Map(old.get(zone.ref)?.things.map((t) => [t.ref, t]))
    for (const thing of zone.things) {
      const more = thing.number - (was.get(thing.ref)?.number ?? 0)
      was.delete(thing.ref)
      if (more) out.push({ zone: zone.ref, thing, number: more })
    }
    for (const thing of was.values()) out.push({ zone: zone.ref, thing, number: -thing.number })
  }
  return out
}

/** What the changes come to; null if nothing that could be shown. */
export function preview(view: View, changes: readonly Change[]): Preview | null {
  return between(view, changed(view, changes))
}

/** What is different from one view to another. */
export function between(view: View, after: View): Preview | null {
  const lines: Line[] = []
  for (const player of after.players) {
    const old = view.players.find((p) => p.seat === player.seat)
    if (!old) continue
    lines.push(...facts(old.facts, player.facts, null, player.seat))
    for (const track of player.tracks) {
      const was = old.tracks.find((t) => t.ref === track.ref)
      if (was && was.value !== track.value) lines.push({ where: null, seat: player.seat, what: track.label, before: was.value, after: track.value })
    }
  }
  for (const panel of after.panels) {
    const old = view.panels.find((p) => p.ref === panel.ref)
    if (!old) continue
    lines.push(...facts(old.facts, panel.facts, null, -1))
    for (const track of panel.tracks) {
      const was = old.tracks.find((t) => t.ref === track.ref)
      if (was && was.value !== track.value) lines.push({ where: null, seat: -1, what: track.label, before: was.value, after: track.value })
    }
    for (const zone of panel.zones) {
      const was = old.zones.find((z) => z.ref === zone.ref)
      if (was) lines.push(...facts(was.facts, zone.facts, zone.label, zone.owner))
    }
  }
  const mine = (line: Line): number => (line.seat === view.seat ? 0 : line.seat < 0 ? 1 : 2)
  const places = new Map(zonesOf(after).map((z) => [z.ref, z.label]))
  const pieces = ghosts(view, after).filter((g) => !g.thing.hidden)
  return pieces.length || lines.length ? { ghosts: pieces, places, lines: lines.sort((a, b) => mine(a) - mine(b)) } : null
}

/** How many would come or go, with its sign. */
export const signed = ({ number }: { number: number }): string => (number > 0 ? `+${number}` : `−${-number}`)

/** What would come or go by its name, as many as that. */
export function named({ thing, number }: Ghost, say: (m: Message) => string): string {
  const n = Math.abs(number)
  const counts = typeof thing.label.args['n'] === 'number'
  const text = say(counts ? { ...thing.label, args: { ...thing.label.args, n } } : thing.label)
  return text.startsWith(`${n}`) ? `${number > 0 ? '+' : '−'}${text}` : `${number > 0 ? '+' : '−'}${n} ${text}`
}
