/** A proposal in the making, and what an exchange would come to. */

import { allows, type Taken } from '../../lib/form'
import type { Form, Pick, QuestionKind, Told, View } from '../../lib/types'
import { printed } from './catalogue.svelte'
import { bundle, FAMILIES, places, plus, seatsIn, short, total, type Amounts, type Offer, type Place } from './read'

export const EVERYBODY = -1
export const NOBODY = -2

export interface Bargain {
  counter: string // the proposal it answers, or nothing
  to: number // a seat, EVERYBODY, or NOBODY yet
  gives: Amounts
  wants: Amounts
}

export const blank = (to = NOBODY): Bargain => ({ counter: '', to, gives: {}, wants: {} })

/** A counter-proposal begins with the proposal turned round, as far as one has the cards. */
export const turned = (offer: Offer, have: Amounts): Bargain => ({
  counter: offer.ref,
  to: offer.maker,
  gives: Object.fromEntries(Object.entries(offer.wants).map(([m, n]) => [m, Math.min(n, have[m] ?? 0)])),
  wants: { ...offer.gives },
})

/** What a counter to a seat changes: what the seat had proposed, where it proposed only once in this turn. */
export function before(told: readonly Told[], { maker, to }: Offer): { gives: Amounts; wants: Amounts } | null {
  const said = told.slice(told.findLastIndex((t) => t.what === 'turn') + 1).filter((t) => t.what === 'offer')
  const known = said.slice(0, said.findLastIndex((t) => Number(t.parts['maker']) === maker))
  const mine = known.filter((t) => Number(t.parts['maker']) === to && [[], [maker]].some((seats) => seatsIn(t.line?.args['to']).join() === seats.join()))
  const [line, other] = mine.map((t) => t.line?.args)
  return line && !other ? { gives: bundle(line['give']), wants: bundle(line['want']) } : null
}

/** One card more or less; a material goes one way only. */
export function step(bargain: Bargain, side: 'gives' | 'wants', m: string, by: number): Bargain {
  const other = side === 'gives' ? 'wants' : 'gives'
  const number = Math.max(0, (bargain[side][m] ?? 0) + by)
  return { ...bargain, [side]: { ...bargain[side], [m]: number }, [other]: number ? { ...bargain[other], [m]: 0 } : bargain[other] }
}

/** What the form counts of it: cards by their sort, seats by their ref. */
export function taken(form: Form, { counter, to, gives, wants }: Bargain): Taken {
  const whom = to === EVERYBODY ? '' : `player:${to}`
  const parts: Record<string, (pick: Pick) => number> = {
    exchange: ({ ref }) => Number(ref === counter),
    partner: ({ ref }) => Number(!counter && ref === whom),
    give: ({ sort }) => gives[sort] ?? 0,
    want: ({ sort }) => wants[sort] ?? 0,
  }
  return Object.fromEntries(form.fields.map((f) => [f.asks, Object.fromEntries(f.picks.map((p) => [p.arg, parts[f.asks]?.(p) ?? 0]))]))
}

/** Whether a proposal of one's own may be made. */
export const mayOffer = (form: Form | null | undefined): boolean => form?.fields[0]?.picks.some((p) => p.ref === '') ?? false

/** Those to whom one may propose something of one's own, EVERYBODY among them, each with the cards they hold. */
export function partners(form: Form | null | undefined): { to: number; cards: number }[] {
  const picks = form?.fields.find((f) => f.asks === 'partner')?.picks ?? []
  return picks.map(({ ref, brings }) => ({ to: ref ? Number(ref.split(':')[1]) : EVERYBODY, cards: brings }))
}

/** One card more, if the form allows it; while nobody is chosen, whoever has the most cards counts. */
export function more(form: Form | null | undefined, bargain: Bargain, side: 'gives' | 'wants', m: string): boolean {
  const asks = side === 'gives' ? 'give' : 'want'
  if (!form?.fields.some((f) => f.asks === asks && f.picks.some((p) => p.sort === m))) return false
  const [richest] = partners(form).sort((a, b) => b.cards - a.cards)
  const to = bargain.to === NOBODY ? (richest?.to ?? NOBODY) : bargain.to
  return allows(form, taken(form, { ...step(bargain, side, m, 1), to }))
}

/** A refusal without a word. */
export const wordless = (kinds: readonly QuestionKind[]): [number, number][] => [[kinds.findIndex((k) => k.name === 'word'), 0]]

export const after = (have: Amounts, gives: Amounts, wants: Amounts): Amounts => plus(plus(have, gives, -1), wants)

/** Something that could be built next. */
export interface Prospect {
  place: Place
  cost: Amounts
  lack: Amounts // after the exchange
  change: 'new' | 'still' | 'lost' | 'not'
}

/** The next place of every type, with the cards in hand before and after. */
export function prospects(view: View, seat: number, have: Amounts, then: Amounts): Prospect[] {
  const next = Object.keys(FAMILIES).flatMap((type) => places(view, seat, type).filter((p) => p.next && p.left > 0))
  const found = next.map((place): Prospect => {
    const cost = printed(place.tile).cost ?? {}
    const [before, lack] = [total(short(have, cost)) === 0, short(then, cost)]
    const possible = total(lack) === 0
    return { place, cost, lack, change: possible ? (before ? 'still' : 'new') : before ? 'lost' : 'not' }
  })
  const ORDER = ['new', 'still', 'lost', 'not']
  return found.sort((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change) || total(a.lack) - total(b.lack))
}
