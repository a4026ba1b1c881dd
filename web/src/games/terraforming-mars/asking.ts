/** Which cards a question is about, how many of them may be taken, and how the answer is put together. */

import type { Step, TableClient } from '../../lib/table.svelte'
import { zonesOf } from '../../lib/reel.svelte'
import type { PlayerView, Thing, View } from '../../lib/types'
import { printed } from './catalogue.svelte'

/** A row of cards, of which `least` to `most` are taken. `plus`: answers are 1 + card. */
export interface Section {
  kind: string
  label: string // a message of the page
  cards: Thing[]
  least: number
  most: number
  plus: number
}

export const CARD_PRICE = 3
export const ONE_OF = new Set(['draft', 'prelude', 'add', 'feed', 'copy', 'play'])
export const SOME_OF = new Set(['incorporate', 'keep', 'buy', 'sell', 'discard'])
export const TARGETS = new Set(['lower', 'remove'])
export const ASKS: ReadonlySet<string> = new Set([...ONE_OF, ...SOME_OF, ...TARGETS, 'pay', 'amount'])
const LISTED = new Set(['incorporate', 'keep', 'buy', 'sell']) // asked card by card, chosen together
const CHOOSER = new Set([...ONE_OF, ...SOME_OF])

/** The step whose cards are to be shown, -1 if there is none: what came before it is told in the bar. */
export function choosing(steps: readonly Step[]): number {
  const listed = (i: number): boolean => LISTED.has(steps[i]?.question.name ?? '')
  let at = steps.findLastIndex((s) => CHOOSER.has(s.question.name))
  while (listed(at) && listed(at - 1)) at--
  return steps.slice(at + 1).every((s, i) => s.question.name === 'pay' || listed(at + 1 + i)) ? at : -1
}

function zone(me: PlayerView, name: string): Thing[] {
  return me.zones.find((z) => z.ref === `${name}:${me.seat}`)?.things.filter((c) => !c.hidden) ?? []
}

function figure(me: PlayerView, icon: string): number {
  const value = me.facts.find((f) => f.icon === icon)?.value
  return typeof value === 'number' ? value : 0
}

function corporation(me: PlayerView): string {
  const value = me.facts.find((f) => f.icon === 'corporation')?.value
  return typeof value === 'object' ? value.id : ''
}

/** What may pay for cards: M€, and heat where it counts as M€. */
export function purse(me: PlayerView): number {
  return figure(me, 'megacredits') + (corporation(me) === 'card-helion' ? figure(me, 'heat') : 0)
}

const isSolo = (view: View): boolean => view.panels.some((p) => p.ref === 'marsbot')

function projects(cards: Thing[], money: number): Section {
  return { kind: 'buy', label: 'choose-projects', cards, least: 0, most: Math.min(cards.length, Math.floor(money / CARD_PRICE)), plus: 1 }
}

function preludes(me: PlayerView): Section[] {
  const cards = zone(me, 'preludes')
  return cards.length ? [{ kind: 'keep', label: 'choose-preludes', cards, least: 2, most: 2, plus: 0 }] : []
}

/** All rows that one answer is about. `chosen` is the corporation picked so far, whose M€ pay. */
export function sections(view: View, step: Step, chosen: string): Section[] {
  const me = view.players.find((p) => p.seat === view.seat)
  if (!me) return []
  const name = step.question.name
  if (name === 'incorporate') {
    const corporations: Section = { kind: name, label: 'choose-corporation', cards: zone(me, 'shelf'), least: 1, most: 1, plus: 0 }
    const money = printed(chosen)?.megacredits ?? 0
    return isSolo(view) ? [corporations] : [corporations, ...preludes(me), projects(zone(me, 'offer'), money)]
  }
  if (name === 'keep') {
    const offered = new Set(step.choices.flatMap((c) => c.refs))
    if (zone(me, 'preludes').some((c) => offered.has(c.ref))) {
      const buys = corporation(me) !== 'card-beginner-corporation' && zone(me, 'offer').length > 0
      return [...preludes(me), ...(buys ? [projects(zone(me, 'offer'), purse(me))] : [])]
    }
    const n = Number(step.question.text.args['n'])
    return [{ kind: name, label: 'choose-keep', cards: zone(me, 'offer'), least: n, most: n, plus: 0 }]
  }
  if (name === 'buy') return [projects(zone(me, 'offer'), purse(me))]
  if (name === 'sell') return [{ kind: name, label: 'choose-sell', cards: zone(me, 'hand'), least: 1, most: zone(me, 'hand').length, plus: 1 }]
  if (name === 'discard') return [{ kind: name, label: 'choose-discard', cards: zone(me, 'hand'), least: 0, most: 1, plus: 1 }]
  return [{ kind: name, label: `choose-${name}`, cards: among(view, step), least: 1, most: 1, plus: 0 }]
}

/** The cards that the options name, wherever they lie. */
function among(view: View, step: Step): Thing[] {
  const refs = step.choices.flatMap((c) => c.refs)
  const all = new Map(zonesOf(view).flatMap((z) => z.things.map((t) => [t.ref, t])))
  return refs.flatMap((ref) => all.get(ref) ?? [])
}

/** The answers that take these cards, in the order the rules ask; null while something is missing. */
export function compose(client: TableClient, kinds: { name: string }[], rows: Section[], taken: ReadonlySet<string>): [number, number][] | null {
  const out: [number, number][] = []
  for (const row of rows) {
    const kind = kinds.findIndex((k) => k.name === row.kind)
    const cards = row.cards.filter((c) => taken.has(c.ref)).map((c) => printed(c.ref)?.index ?? -1)
    if (cards.length < row.least || cards.length > row.most) return null
    out.push(...cards.map((card): [number, number] => [kind, card + row.plus]))
    if (!cards.length) out.push([kind, 0])
  }
  return client.sending ? null : out
}
