/** Going back in time: one point of the game, seen with somebody's eyes. */

import { api, Refused } from './api'
import type { TableClient } from './table.svelte'
import type { StepView, Told, View } from './types'

export const TABLE = -1 // what everybody may see
export const ALL = -2 // all secrets, once it is over
const BEAT = 1200 // milliseconds between two moves, at single speed

/** Every seat's own view put together: what lies open for its holder lies open. */
export function together(seen: readonly StepView[]): StepView | null {
  const actor = Math.max(0, seen.findIndex((s) => s.answer !== null))
  const base = seen[actor]
  if (!base) return null
  const things = new Map(
    seen.flatMap((s) => [...s.view.panels, ...s.view.players].flatMap((p) => p.zones.flatMap((z) => z.things))).flatMap((t) => (t.hidden ? [] : [[t.ref, t]])),
  )
  const view: View = {
    ...base.view,
    panels: base.view.panels.map((p) => ({
      ...p,
      zones: p.zones.map((z) => ({ ...z, things: z.things.map((t) => things.get(t.ref) ?? t) })),
    })),
    players: base.view.players.map((p) => seen[p.seat]?.view.players.find((q) => q.seat === p.seat) ?? p),
  }
  return { ...base, view }
}

export class Replay {
  at = $state(-1)
  then = $state.raw<StepView | null>(null)
  eyes = $state(TABLE)
  running = $state(false)
  speed = $state(1)
  private told = $state.raw<Told[] | null>(null) // the log as other eyes saw it
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly client: TableClient) {}

  get on(): boolean {
    return this.at >= 0
  }

  /** What is shown is not yet what was asked for. */
  get late(): boolean {
    return this.on && this.then?.step !== this.at
  }

  get log(): Told[] {
    return this.told ?? this.client.log
  }

  get steps(): number {
    return Math.max(0, this.client.log.at(-1)?.step ?? 0)
  }

  /** The address of what is shown. */
  get query(): string {
    if (!this.on) return ''
    const { mine, seat } = this.client
    const eyes = this.eyes === seat || (mine.length === 1 && mine[0] === this.eyes) ? '' : `&eyes=${this.eyes === ALL ? 'all' : this.eyes}`
    return `?step=${this.at}${eyes}`
  }

  /** From an address; nothing if it names no step. */
  async arrive(search: string): Promise<void> {
    const given = new URLSearchParams(search)
    const step = Number(given.get('step') ?? '-1')
    if (!(step >= 0)) return
    const eyes = given.get('eyes')
    const own = this.client.mine.length === 1 ? (this.client.mine[0] ?? TABLE) : TABLE
    this.eyes = eyes === 'all' ? ALL : eyes === null ? own : Number(eyes)
    await this.open(step)
  }

  async open(step: number): Promise<void> {
    const { client } = this
    if (!this.on && this.eyes === TABLE && client.seat >= 0) this.eyes = client.seat
    const goesOn = this.on && step === this.at + 1 && !this.late
    const before = goesOn && this.speed === 1 ? (this.then?.view ?? null) : null // fast, the film is left out
    const eyes = this.eyes
    this.at = step
    client.away = true
    client.reel.forget()
    try {
      const found = await this.look(step, eyes)
      if (this.at !== step || this.eyes !== eyes || !found) return
      if (before) client.reel.add(before, found.told, found.view)
      this.then = found
      history.replaceState(null, '', `/t/${client.table}${this.query}`)
    } catch (e) {
      if (!(e instanceof Refused)) throw e
      this.close()
    }
  }

  private async look(step: number, eyes: number): Promise<StepView | null> {
    const { table, tokens, names } = this.client
    if (eyes !== ALL) return await api.at(table, tokens, eyes, step)
    const seats = names.length || (await api.table(table, tokens)).seats.length // the line may not be open yet
    return together(await Promise.all(Array.from({ length: seats }, (_, seat) => api.at(table, tokens, seat, step))))
  }

  close(): void {
    this.pause()
    this.at = -1
    this.then = null
    this.told = null
    this.eyes = TABLE
    this.client.away = false
    this.client.reel.forget()
    history.replaceState(null, '', `/t/${this.client.table}`)
  }

  /** Look with other eyes at the same moment. */
  async seeAs(eyes: number): Promise<void> {
    this.eyes = eyes
    this.client.reel.skip()
    const { table, tokens, seat } = this.client
    this.told = null
    if (this.on) await this.open(this.at)
    if (eyes === seat || eyes === ALL) return
    const { told } = await api.history(table, tokens, eyes)
    if (this.eyes === eyes) this.told = told
  }

  /** One move on or back; past the last one it stands still. */
  async step(by: number): Promise<void> {
    const next = Math.min(this.steps, Math.max(0, this.at + by))
    if (next !== this.at) await this.open(next)
    else this.pause()
  }

  play(): void {
    if (!this.on || this.at >= this.steps) void this.open(0)
    this.running = true
    this.beat()
  }

  pause(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  private beat(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (!this.running) return
      if (this.client.reel.playing) this.beat()
      else void this.step(1).then(() => this.running && this.beat())
    }, BEAT / this.speed)
  }
}
