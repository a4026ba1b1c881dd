/** Which cards a question is about, how many of them may be taken, and how the answer is put together. */

import { most, purse, type Taken } from '../../lib/form'
import { zonesOf } from '../../lib/reel.svelte'
import type { Step } from '../../lib/table.svelte'
import type { Field, Form, Thing, View } from '../../lib/types'

/** A row of cards, of which `least` to `most` are taken. */
export interface Section extends Field {
  cards: Thing[]
}
const ONE = { picks: [], least: 1, most: 1, price: 0, stop: -1, closed: false, sorts: 0, after: [] }

export const ONE_OF = new Set(['draft', 'prelude', 'add', 'feed', 'copy', 'play'])
export const TARGETS = new Set(['lower', 'remove'])
const ASKED = new Set([...ONE_OF, ...TARGETS, 'incorporate', 'keep', 'buy', 'sell', 'discard', 'pay', 'amount'])

/** What is asked over the board. */
export const asks = (step: Step): boolean => ASKED.has(step.question.name)

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

/** The cards with a tick, as the form counts them. */
export const taken = (form: Form, ticked: ReadonlySet<string>): Taken =>
  Object.fromEntries(form.fields.map((f) => [f.asks, Object.fromEntries(f.picks.filter((p) => ticked.has(p.ref)).map((p) => [p.arg, 1]))]))

/** All rows that one answer is about, each with as many as the purse pays for. */
export function sections(view: View, step: Step, ticked: ReadonlySet<string>): Section[] {
  const all = new Map(zonesOf(view).flatMap((z) => z.things.map((t) => [t.ref, t])))
  const cards = (refs: string[]): Thing[] => refs.flatMap((ref) => all.get(ref) ?? [])
  const { name, form } = step.question
  if (!form) return [{ ...ONE, asks: name, what: name, cards: cards(step.choices.flatMap((c) => c.refs)) }]
  const money = purse(form, taken(form, ticked))
  return form.fields.map((f) => ({ ...f, most: most(f, money), cards: cards(f.picks.map((p) => p.ref)) }))
}
