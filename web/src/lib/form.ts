/** A form in the making: what may still be taken of its lists, and the answers it comes to. */

import type { Field, Form, Pick, QuestionKind } from './types'

/** How many of each pick, by the question it answers and its argument. */
export type Taken = Readonly<Record<string, Readonly<Record<number, number>>>>

export const number = (field: Field, pick: Pick, taken: Taken): number => taken[field.asks]?.[pick.arg] ?? 0
export const count = (field: Field, taken: Taken): number => field.picks.reduce((sum, p) => sum + number(field, p, taken), 0)
const some = (field: Field, taken: Taken): Pick[] => field.picks.filter((p) => number(field, p, taken) > 0)

/** The fields that are asked, after what the first one takes. */
export function asked(form: Form, taken: Taken): Field[] {
  const [first] = form.fields
  const begun = first ? some(first, taken).map((p) => p.arg) : []
  return form.fields.filter((f) => !f.after.length || f.after.some((arg) => begun.includes(arg)))
}

/** What may be spent: what there is, and what the things taken bring. */
export const purse = (form: Form, taken: Taken): number =>
  form.fields.reduce((sum, f) => sum + f.picks.reduce((n, p) => n + p.brings * number(f, p, taken), 0), form.purse)

/** How many a field may take with this money. */
export const most = (field: Field, money: number): number => (field.price ? Math.min(field.most, Math.floor(money / field.price)) : field.most)

/** Whether nothing is taken too often: what is missing may come. */
export function allows(form: Form, taken: Taken): boolean {
  const money = purse(form, taken)
  const fields = asked(form, taken)
  const sorts = fields.flatMap((f) => some(f, taken).flatMap((p) => p.sort || []))
  return (
    new Set(sorts).size === sorts.length &&
    fields.every(
      (f) =>
        count(f, taken) <= most(f, money) &&
        (!f.sorts || some(f, taken).length <= f.sorts) &&
        f.picks.every((p) => number(f, p, taken) <= p.number),
    )
  )
}

/** The answers, in the order the rules ask; null while something is missing. */
export function compose(kinds: readonly QuestionKind[], form: Form, taken: Taken): [number, number][] | null {
  const out: [number, number][] = []
  const money = purse(form, taken)
  if (!allows(form, taken)) return null
  for (const field of asked(form, taken)) {
    const kind = kinds.findIndex((k) => k.name === field.asks)
    const many = count(field, taken)
    if (many < field.least) return null
    const mine = some(field, taken)
    out.push(...mine.flatMap((p) => Array.from({ length: number(field, p, taken) }, (_, i): [number, number] => [kind, p.arg + i])))
    const goesOn = field.price ? (many + 1) * field.price <= money : many < field.most && mine.at(-1) !== field.picks.at(-1)
    if (field.stop >= 0 && (field.closed || goesOn)) out.push([kind, field.stop])
  }
  return out
}
