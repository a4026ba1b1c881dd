/** Whose energy the holder of the energy supremacy uses. */

import type { Step } from '../../lib/answer.svelte'
import type { Wish } from '../../lib/gesture'
import type { Told, View } from '../../lib/types'
import { count, player, standings, track } from './read'

export const NOBODY = -1

export interface Lender {
  seat: number
  energy: number
}

/** What a colony has of its own and does not use. */
function spare(view: View, seat: number): number {
  const owner = player(view, seat)
  const energy = track(owner, 'energy')
  return energy ? Math.max(0, energy.maximum - count(owner, 'fact-borrowed') - energy.value) : 0
}

/** The others with energy to spare, for whoever may take it. */
export function lenders(view: View): Lender[] {
  if (standings(view).find((s) => s.field === 'energy')?.holder !== view.seat) return []
  return view.players.filter((p) => p.seat !== view.seat).map((p) => ({ seat: p.seat, energy: spare(view, p.seat) })).filter((l) => l.energy > 0)
}

/** What this seat has done since its turn began. */
export function since(told: readonly Told[], seat: number): readonly Told[] {
  return told.slice(told.findLastIndex((t) => t.what === 'turn' && Number(t.parts['seat']) === seat) + 1)
}

/** Who lends now. */
export function lending(told: readonly Told[], seat: number): number {
  const borrowed = since(told, seat).findLast((t) => t.what === 'borrow')
  return borrowed ? Number(borrowed.parts['other']) : NOBODY
}

const isNobody = (step: Step, arg: number): boolean => step.question.passing.includes(arg)

/** The answer that takes somebody's energy, or nobody's. */
export const borrow = (seat: number): Wish => ({
  asked: 'borrow',
  answer: (step) => step.choices.find((c) => (seat === NOBODY ? isNobody(step, c.arg) : c.refs.includes(`player:${seat}`)))?.arg ?? null,
})
