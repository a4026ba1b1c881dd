/** What happened, played one fact after another. The board shows the way; answering never waits for it. */

import { motion } from './settings.svelte'
import type { Message, Move, Thing, Told, View, Zone } from './types'

/** One fact: the view before it, with the pieces in the air, and with the pieces landed. */
export interface Frame {
  told: Told
  before: View
  lift: View
  land: View
  ms: number
  read: boolean // word for word: no haste
}

/** What a fact changes in the view besides its moves, if the game says so. */
export type Advance = (view: View, told: Told) => View

export const TRAVEL = 480
export const STAGGER = 70
const READ = 420 // a line without pieces
const REVEAL = 900
const LANDED = 140
const PATIENCE = 7000 // what is longer is played faster

function changeZone(view: View, ref: string, change: (zone: Zone) => Zone): View {
  const zones = (list: Zone[]): Zone[] => (list.some((z) => z.ref === ref) ? list.map((z) => (z.ref === ref ? change(z) : z)) : list)
  return {
    ...view,
    panels: view.panels.map((p) => ({ ...p, zones: zones(p.zones) })),
    players: view.players.map((p) => ({ ...p, zones: zones(p.zones) })),
  }
}

export function zonesOf(view: View): Zone[] {
  return [...view.panels, ...view.players].flatMap((p) => p.zones)
}

/** The thing a move carries, as it lies in a zone. */
export function carried(view: View, zone: string, move: Move): Thing | undefined {
  const same = (t: Thing): boolean => t.ref === move.kind || (t.kind === move.kind && t.owner === move.owner)
  return zonesOf(view)
    .find((z) => z.ref === zone)
    ?.things.find(same)
}

const counted = (label: Message, n: number): Message => (typeof label.args['n'] === 'number' ? { ...label, args: { ...label.args, n } } : label)
const recount = (thing: Thing, n: number): Thing => ({ ...thing, number: n, label: counted(thing.label, n) })

/** The view without the pieces that have left. */
export function lifted(view: View, move: Move): View {
  const piece = carried(view, move.origin, move)
  if (!piece) return view
  const left = piece.number - move.number
  return changeZone(view, move.origin, (z) => ({
    ...z,
    things: left > 0 ? z.things.map((t) => (t === piece ? recount(t, left) : t)) : z.things.filter((t) => t !== piece),
  }))
}

/** The view with the pieces that have come. */
export function landed(view: View, move: Move, model: Thing | undefined): View {
  const there = carried(view, move.target, move)
  if (there) {
    const sum = there.number + move.number
    return changeZone(view, move.target, (z) => ({ ...z, things: z.things.map((t) => (t === there ? recount(t, sum) : t)) }))
  }
  if (!model) return view
  const piece = { ...recount(model, move.number), ref: `${move.target}/${move.kind}:${move.owner}` }
  return changeZone(view, move.target, (z) => ({ ...z, things: [...z.things, piece] }))
}

export class Reel {
  playing = $state.raw<Frame | null>(null)
  air = $state(false) // pieces are on their way
  ahead = $state(0) // facts still to be played
  paused = $state(false) // the fact shown stays until somebody goes on
  private queue: Frame[] = []
  private end: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  advance: Advance = (view) => view
  isReveal: (told: Told) => boolean = () => false
  pace: (told: Told) => number = () => 0

  /** What the board shows while something is played; null: the position as it is. */
  get view(): View | null {
    if (!this.playing) return null
    return this.air ? this.playing.lift : this.playing.land
  }

  /** Play what led from one view to the next; nothing where people want no motion or do not look. */
  add(before: View, told: Told[], after: View): void {
    if (motion() === 'none' || document.hidden) {
      this.skip()
      return
    }
    let view = this.end ?? before
    for (const t of told) {
      if (!t.line && !t.moves.length) continue
      const models = t.moves.map((m) => carried(view, m.origin, m))
      const lift = this.advance(t.moves.reduce(lifted, view), t)
      const land = t.moves.reduce((v, m, i) => landed(v, m, models[i]), lift)
      this.queue.push({ told: t, before: view, lift, land, ms: this.length(t), read: this.pace(t) > 0 })
      view = land
    }
    this.end = after
    this.ahead = this.queue.length
    if (!this.playing) this.next()
  }

  /** All at once: the board is where the game is. */
  skip(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.end = null
    this.playing = null
    this.air = false
    this.ahead = 0
    this.paused = false
  }

  pause(): void {
    this.paused = true
  }

  /** The next fact; without a pause all others after it. */
  go(paused = false): void {
    this.paused = paused
    clearTimeout(this.timer)
    this.next()
  }

  private length(told: Told): number {
    return Math.max(this.pace(told), this.playingTime(told))
  }

  private playingTime(told: Told): number {
    if (told.moves.length) return TRAVEL + STAGGER * (told.moves.reduce((n, m) => n + Math.min(m.number, 4), 0) - 1) + LANDED
    return this.isReveal(told) ? REVEAL : READ
  }

  private next(): void {
    const frame = this.queue.shift()
    this.ahead = this.queue.length
    if (!frame) {
      this.skip()
      return
    }
    const waiting = this.queue.reduce((sum, f) => sum + f.ms, frame.ms)
    const haste = (motion() === 'quick' ? 0.5 : 1) * (frame.read ? 1 : Math.min(1, PATIENCE / waiting))
    const ms = frame.ms * haste
    this.playing = { ...frame, ms }
    this.air = frame.told.moves.length > 0
    const fly = this.air ? Math.min(ms, this.playingTime(frame.told) * haste) - LANDED * haste : 0
    this.timer = setTimeout(() => {
      this.air = false
      this.timer = setTimeout(() => {
        if (!this.paused) this.next()
      }, ms - fly)
    }, fly)
  }
}
