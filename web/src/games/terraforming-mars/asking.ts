/** Which cards a question is about, how many of them may be taken, and how the answer is put together. */

import { zonesOf } from '../../lib/reel.svelte'
import type { Step } from '../../lib/table.svelte'
import type { Field, Form, QuestionKind, Thing, View } from '../../lib/types'

/** A row of cards, of which `least` to `most` are taken. */
export interface Section extends Field {
  cards: Thing[]
  money: number // that may be spent on it
}

export const ONE_OF = new Set(['draft', 'prelude', 'add', 'feed', 'copy', 'play'])
export const TARGETS = new Set(['lower', 'remove'])
export const ASKS: ReadonlySet<string> = new Set([...ONE_OF, ...TARGETS, 'incorporate', 'keep', 'buy', 'sell', 'discard', 'pay', 'amount'])

/** Some of several cards, ticked one by one. */
export const isList = (step: Step | null | undefined): boolean => step?.question.form?.fields.some((f) => f.picks.length > 0) ?? false

/** What the form of a step before has asked already. */
const follows = (step: Step | undefined, before: Step | undefined): boolean =>
  isList(before) && (before?.question.form?.fields.some((f) => f.asks === step?.question.name) ?? false)

/** The step whose cards are to be shown, -1 if there is none: what came before it is told in the bar. */
export function choosing(steps: readonly Step[]): number {
  const chooses = (s: Step): boolean => isList(s) || ONE_OF.has(s.question.name)
  let at = steps.findLastIndex((s, i) => chooses(s) || follows(s, steps[i - 1]))
  while (follows(steps[at], steps[at - 1])) at--
  return steps.slice(at + 1).every((s) => s.question.name === 'pay' || follows(s, steps[at])) ? at : -1
}

/** What may be spent: what there is, and what the cards taken bring. */
export function purse(form: Form, taken: ReadonlySet<string>): number {
  const picks = form.fields.flatMap((f) => f.picks).filter((p) => taken.has(p.ref))
  return form.purse + picks.reduce((sum, p) => sum + p.brings, 0)
}

/** All rows that one answer is about, each with as many as the purse pays for. */
export function sections(view: View, step: Step, taken: ReadonlySet<string>): Section[] {
  const all = new Map(zonesOf(view).flatMap((z) => z.things.map((t) => [t.ref, t])))
  const cards = (refs: string[]): Thing[] => refs.flatMap((ref) => all.get(ref) ?? [])
  const { name, form } = step.question
  if (!form) return [{ asks: name, what: name, picks: [], least: 1, most: 1, price: 0, stop: -1, money: 0, cards: cards(step.choices.flatMap((c) => c.refs)) }]
  const money = purse(form, taken)
  return form.fields.map((f) => ({
    ...f,
    money,
    most: f.price ? Math.min(f.most, Math.floor(money / f.price)) : f.most,
    cards: cards(f.picks.map((p) => p.ref)),
  }))
}

/** The answers that take these cards, in the order the rules ask; null while something is missing. */
export function compose(kinds: readonly QuestionKind[], rows: readonly Section[], taken: ReadonlySet<string>): [number, number][] | null {
  const out: [number, number][] = []
  for (const { asks, picks, least, most, price, stop, money } of rows) {
    const kind = kinds.findIndex((k) => k.name === asks)
    const mine = picks.filter((p) => taken.has(p.ref))
    if (mine.length < least || mine.length > most) return null
    out.push(...mine.map((p): [number, number] => [kind, p.arg]))
    const goesOn = price ? (mine.length + 1) * price <= money : mine.length < most && mine.at(-1) !== picks.at(-1)
    if (stop >= 0 && goesOn) out.push([kind, stop])
  }
  return out
}
