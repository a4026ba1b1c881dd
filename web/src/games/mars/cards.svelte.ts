/** One's own cards: what they mean now, and what becomes of them. */

import { compose } from '../../lib/form'
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

  /** The step at which cards are discarded; -1 if none are. */
  private get discarding(): number {
    return this.shown.client.steps.findIndex((s) => s.question.name === 'discard')
  }

  /** How many have to go. */
  get over(): number {
    const step = this.shown.client.steps[this.discarding]
    return step ? Number(step.question.text.args['n']) : Math.max(0, this.number - this.room)
  }

  get marked(): number {
    return total(desk.goes)
  }

  ref(m: string): string {
    return `material:${this.shown.view.seat}:${m}`
  }

  /** At the end of the turn what will have to go is marked before it is asked for. */
  private get marking(): boolean {
    return this.discarding >= 0 || (this.shown.client.choosing?.question.name === 'move' && this.over > 0)
  }

  private target(m: string): string | undefined {
    return [this.ref(m), `pile:${m}`].find((ref) => this.shown.targets.has(ref))
  }

  may(m: string): boolean {
    return this.marking ? (this.held?.[m] ?? 0) > 0 : this.target(m) !== undefined
  }

  tap(m: string): void {
    const target = this.target(m)
    if (this.marking) this.turn(m)
    else if (target) this.shown.point(target)
  }

  /** One more of it goes; after the last one, none does. */
  private turn(m: string): void {
    const n = desk.goes[m] ?? 0
    this.mark(m, n < (this.held?.[m] ?? 0) && this.marked < this.over ? n + 1 : 0)
  }

  /** So many of it go: once enough are marked, that is the answer. */
  mark(m: string, n: number): void {
    desk.goes = { ...desk.goes, [m]: n }
    if (this.discarding >= 0) void this.put()
  }

  /** One was picked in the bar: the only one that has to go, or, where it goes on, one of several. */
  picked(m: string, goesOn: boolean): void {
    if (this.over === 1) desk.goes = { [m]: 1 }
    else if (goesOn && this.marked < this.over) this.turn(m)
    else if (goesOn) void this.put()
  }

  /** What is marked becomes the answer, if it is enough. */
  async put(): Promise<void> {
    const { client, page, words } = this.shown
    const at = this.discarding
    const form = client.steps[at]?.question.form
    const goes = form && { discard: Object.fromEntries(form.fields.flatMap((f) => f.picks.map((p) => [p.arg, desk.goes[p.sort] ?? 0]))) }
    const [first, ...rest] = form && goes && this.marked === this.over ? (compose(page.kinds, form, goes) ?? []) : []
    if (!first) return client.back(at)
    const picked = client.pick(first[1], at, rest)
    client.verb = words.say('mars-go-discard', { n: this.over })
    await picked
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
