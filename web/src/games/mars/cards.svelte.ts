/** One's own cards: what they mean now, and what becomes of them. */

import { changed } from '../../lib/preview'
import type { Shown } from '..'
import { desk } from './desk.svelte'
import { hand, player, total, track, type Amounts } from './read'

export class Cards {
  constructor(private readonly shown: Shown) {}

  /** By material; nothing for who only watches. */
  get held(): Amounts | null {
    const { view } = this.shown
    return view.seat < 0 ? null : hand(view, view.seat)
  }

  get number(): number {
    return total(this.held ?? {})
  }

  get room(): number {
    return track(player(this.shown.view, this.shown.view.seat), 'stored')?.maximum ?? 0
  }

  get over(): number {
    return Math.max(0, this.number - this.room)
  }

  ref(m: string): string {
    return `material:${this.shown.view.seat}:${m}`
  }

  /** At the end of the turn what will have to go is marked before it is asked for. */
  private get marking(): boolean {
    return this.shown.client.choosing?.question.name === 'move' && this.over > 0
  }

  private target(m: string): string | undefined {
    return [this.ref(m), `pile:${m}`].find((ref) => this.shown.targets.has(ref))
  }

  may(m: string): boolean {
    return this.marking ? (this.held?.[m] ?? 0) > 0 : this.target(m) !== undefined
  }

  tap(m: string): void {
    const target = this.target(m)
    if (this.marking) this.mark(m)
    else if (target) this.shown.point(target)
  }

  /** One more of it goes; when all that could go do, none. */
  private mark(m: string): void {
    const n = desk.goes[m] ?? 0
    const more = n < (this.held?.[m] ?? 0) && total(desk.goes) < this.over
    desk.goes = { ...desk.goes, [m]: more ? n + 1 : 0 }
  }

  /** How many would come (more than 0) or go. */
  change(m: string): number {
    if (this.marking) return -(desk.goes[m] ?? 0)
    const { client, view } = this.shown
    if (!client.changes.length) return 0
    return (hand(changed(view, client.changes), view.seat)[m] ?? 0) - (this.held?.[m] ?? 0)
  }

  sign(m: string): string {
    const n = this.change(m)
    return n > 0 ? `+${n}` : `−${-n}`
  }

  isChosen(m: string): boolean {
    const { chosen } = this.shown
    return chosen.has(this.ref(m)) || chosen.has(`pile:${m}`) || this.change(m) !== 0
  }
}
