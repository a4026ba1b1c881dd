/** What happened, told turn by turn. The board shows the way, and the question waits until it has arrived. */

import { motion, speed } from './settings.svelte'
import { SCORES } from './score'
import { countedIn, COURSE, NOBODY, turnsOf, type Course, type Turn } from './turns'
import type { Message, Move, Result, Thing, Told, View, Zone } from './types'

/** Facts told together: the view before them, with the pieces in the air, and with the pieces landed. */
export interface Frame {
  facts: Told[]
  moves: Move[]
  lights: string[] // what is counted
  before: View
  lift: View
  land: View
  ms: number
  fly: number // of these, with pieces in the air
  upto: number // how many lines of the log have been told with it
}

/** A turn, or points being counted, with its frames so far. */
export interface Scene {
  actor: number
  turn: Turn
  counts: boolean
  frames: Frame[]
}

/** What a fact changes in the view besides its moves, if the game says so. */
export type Advance = (view: View, told: Told) => View

export const TRAVEL = 480
export const STAGGER = 70
export const MOST = 4 // pieces of one move that fly; more are a number
export const TURN = 4000 // the most a turn takes
const GLANCE = 1400 // the least a turn takes
const READ = 420 // a line without pieces
const REVEAL = 900
const LANDED = 140
const COUNT = 1300 // a place, or a source of points

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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** How long a fact takes by itself. */
function lengthOf(told: Told, moves: readonly Move[], reveals: boolean): number {
  if (moves.length) return TRAVEL + STAGGER * (sum(moves.map((m) => Math.min(m.number, MOST))) - 1) + LANDED
  return reveals ? REVEAL : told.line ? READ : 0
}

/** A turn is long enough to be seen, and takes no longer than it may. */
export function fit(frames: readonly Frame[], spent: number, most: number): Frame[] {
  const all = sum(frames.map((f) => f.ms))
  const haste = Math.min(1, Math.max(0, most - spent) / Math.max(1, all))
  const fitted = frames.map((f) => ({ ...f, ms: f.ms * haste, fly: f.fly * haste }))
  const last = fitted.at(-1)
  if (last) last.ms += Math.max(0, GLANCE - spent - all)
  return fitted
}

/** Where a source of points is named while it is counted. */
export const sourceOf = (label: Message): string => `source:${label.id}`

const flight = (kind: string, origin: string, seat: number, number = 1): Move => ({ kind, origin, target: `player:${seat}`, owner: NOBODY, number })

/** The view with other points beside the players' names. */
export function scored(view: View, points: (seat: number, was: number) => number): View {
  const players = view.players.map((p) => {
    const at = p.facts.findIndex((f) => SCORES.includes(f.label.id))
    const value = p.facts[at]?.value
    return typeof value === 'number' ? { ...p, facts: p.facts.map((f, i) => (i === at ? { ...f, value: points(p.seat, value) } : f)) } : p
  })
  return { ...view, players }
}

export class Reel {
  playing = $state.raw<Frame | null>(null)
  scene = $state.raw<Scene | null>(null) // the one told now, or last
  at = $state(0) // which frame of the scene, from 1 on
  air = $state(false) // pieces are on their way
  paused = $state(false) // what is shown stays until somebody goes on
  coming = $state.raw<number[]>([]) // whose turns are still to be told
  private queue: { scene: Scene; frame: Frame }[] = []
  private told: { scene: Scene; frame: Frame }[] = [] // of this scene, to go back to
  private end: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn: Turn | undefined // what comes may belong to it
  private spent = 0 // milliseconds of that turn
  course = $state.raw<Course>(COURSE) // known once the game's parts are there
  advance: Advance = (view) => view
  isReveal: (told: Told) => boolean = () => false
  pace: (told: Told) => number = () => 0
  lit: (source: Message, view: View, seat: number) => string[] = () => []
  heard: (told: Told) => void = () => undefined

  /** What the board shows while something is played; null: the position as it is. */
  get view(): View | null {
    if (!this.playing) return null
    return this.air ? this.playing.lift : this.playing.land
  }

  /** Tell what led from one view to the next, from line `from` of the log on; to `own`, not what it did itself. */
  add(before: View, told: readonly Told[], after: View, own = NOBODY, from = 0): void {
    const known = this.turn?.facts.length ?? 0
    const turns = turnsOf(told, this.course, this.turn)
    const goesOn = this.turn !== undefined && (turns[0]?.facts.length ?? 0) > known && turns[0]?.facts[0] === this.turn.facts[0]
    let view = this.end ?? before
    let upto = from
    for (const [i, turn] of turns.entries()) {
      const going = i === 0 && goesOn
      if (!going) this.spent = 0
      const news = going ? turn.facts.slice(known) : turn.facts
      const frames: Frame[] = []
      for (const facts of this.together(news)) {
        upto += facts.length
        const mine = own >= 0 && turn.actor === own
        const frame = this.framed(view, facts, upto)
        view = frame.land
        if (this.isTold(facts, mine)) frames.push(frame)
      }
      this.queueUp(turn, frames, going)
    }
    this.turn = turns.at(-1) ?? this.turn
    this.start(after)
  }

  /** The end: source by source, with the points of each seat. */
  count({ scores }: Result, after: View, upto: number): void {
    const sums = after.players.map(() => 0)
    const facts: Told[] = []
    const frames: Frame[] = []
    let before = scored(after, () => 0)
    for (const { label, points } of scores) {
      if (points.every((n) => !n)) continue
      points.forEach((n, seat) => (sums[seat] = (sums[seat] ?? 0) + n))
      const now = [...sums]
      const land = scored(after, (seat) => now[seat] ?? 0)
      const told: Told = { step: 0, by: NOBODY, what: 'count', line: label, moves: [], parts: { counted: points } }
      const counted = points.map((n, seat) => (n ? this.lit(label, after, seat) : []))
      const moves = points.flatMap((n, seat) => (n > 0 ? [flight('star', counted[seat]?.[0] ?? sourceOf(label), seat)] : []))
      const lights = counted.flat()
      facts.push(told)
      frames.push({ facts: [told], moves, lights, before, lift: before, land, ms: COUNT, fly: TRAVEL + STAGGER * points.length, upto })
      before = land
    }
    this.turn = undefined
    this.queueUp({ actor: NOBODY, facts }, frames, false, true)
    this.start(after)
  }

  /** All at once: the board is where the game is. */
  skip(): void {
    clearTimeout(this.timer)
    this.scene = this.queue.at(-1)?.scene ?? this.scene
    this.queue = []
    this.told = []
    this.end = null
    this.playing = null
    this.air = false
    this.coming = []
    this.paused = false
  }

  /** The past is another: nothing goes on. */
  forget(): void {
    this.skip()
    this.turn = undefined
    this.scene = null
  }

  pause(): void {
    this.paused = true
  }

  /** The next frame; without a pause all others after it. */
  go(paused = false): void {
    this.paused = paused
    clearTimeout(this.timer)
    this.next()
  }

  /** The frame before, and there it stays. */
  back(): void {
    const now = this.told.pop()
    const before = this.told.pop()
    if (!now || !before) {
      if (now) this.told.push(now)
      return
    }
    this.queue.unshift(before, now)
    this.go(true)
  }

  /** Facts that count for the same place are one; any other stands alone. */
  private together(facts: readonly Told[]): Told[][] {
    const groups: Told[][] = []
    for (const told of facts) {
      const place = countedIn(told)?.refs[0]
      const last = groups.at(-1)
      if (last?.[0] && place !== undefined && last[0].what === told.what && countedIn(last[0])?.refs[0] === place) last.push(told)
      else groups.push([told])
    }
    return groups
  }

  /** One's own moves are not told to oneself, but for what one could not know before. */
  private isTold(facts: readonly Told[], own: boolean): boolean {
    const news = own ? facts.filter((t) => this.pace(t) > 0) : facts
    return news.some((t) => t.line !== null || t.moves.length > 0)
  }

  private framed(before: View, facts: Told[], upto: number): Frame {
    const own = facts.flatMap((t) => t.moves)
    const models = own.map((m) => carried(before, m.origin, m))
    const lift = facts.reduce(this.advance, own.reduce(lifted, before))
    const land = own.reduce((v, m, i) => landed(v, m, models[i]), lift)
    const counted = facts.flatMap((t) => countedIn(t) ?? [])
    const won = facts.flatMap((t) => this.token(t))
    const moves = [...own, ...won]
    const times = facts.map((t) => Math.max(this.pace(t), lengthOf(t, moves, this.isReveal(t))))
    const ms = Math.max(counted.length ? COUNT : 0, ...times)
    const fly = moves.length ? Math.min(ms, lengthOf({ line: null } as Told, moves, false)) - LANDED : 0
    const lights = counted.flatMap((c) => c.refs)
    return { facts, moves, lights, before, lift: won.length ? own.reduce(lifted, before) : lift, land, ms, fly, upto }
  }

  /** Points that are counted fly to whoever has them. */
  private token(told: Told): Move[] {
    const counted = countedIn(told)
    const [place] = counted?.refs ?? []
    if (!counted || !place || told.moves.length) return []
    const { resource, number } = told.parts
    return [flight(typeof resource === 'string' ? resource : 'star', place, counted.seat, typeof number === 'number' ? number : 1)]
  }

  private queueUp(turn: Turn, frames: Frame[], going: boolean, counting = false): void {
    if (!frames.length) return
    const counts = counting || frames.some((f) => f.lights.length > 0 && f.facts.some((t) => countedIn(t)) && turn.actor === NOBODY)
    const fitted = counts ? frames : fit(frames, this.spent, turn.actor === NOBODY ? Infinity : TURN)
    this.spent += sum(fitted.map((f) => f.ms))
    const now = this.scene
    const shown = going && now !== null && now.turn.facts[0] === turn.facts[0] ? now.frames : []
    const waiting = going ? this.queue.filter((q) => q.scene.turn.facts[0] === turn.facts[0]) : []
    const scene: Scene = { actor: turn.actor, turn, counts, frames: [...shown, ...waiting.map((q) => q.frame).filter((f) => !shown.includes(f)), ...fitted] }
    for (const q of waiting) q.scene = scene
    if (shown.length) this.scene = scene
    this.queue.push(...fitted.map((frame) => ({ scene, frame })))
  }

  private start(after: View): void {
    if (motion() === 'none' || document.hidden) {
      this.skip()
      return
    }
    this.end = this.queue.length || this.playing ? after : null
    if (this.playing) this.look()
    else if (this.queue.length) this.next()
  }

  /** Whose turns are still to be told after this one. */
  private look(): void {
    const actors = this.queue.filter((q) => q.scene.turn.facts[0] !== this.scene?.turn.facts[0]).map((q) => q.scene.actor)
    this.coming = [...new Set(actors)].filter((a) => a >= 0)
  }

  private next(): void {
    const next = this.queue.shift()
    if (!next) {
      this.skip()
      return
    }
    if (next.scene.turn.facts[0] !== this.scene?.turn.facts[0]) this.told = []
    this.told.push(next)
    this.scene = next.scene
    this.at = next.scene.frames.indexOf(next.frame) + 1
    this.look()
    const frame = { ...next.frame, ms: next.frame.ms / speed(), fly: next.frame.fly / speed() }
    this.playing = frame
    this.air = frame.fly > 0
    for (const t of frame.facts) this.heard(t)
    this.timer = setTimeout(() => {
      this.air = false
      this.timer = setTimeout(() => this.paused || this.next(), frame.ms - frame.fly)
    }, frame.fly)
  }
}
