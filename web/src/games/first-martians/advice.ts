/** The planner's advice, and taking it: one step, or all it has to say. */

import type { Step } from '../../lib/answer.svelte'
import type { Wish } from '../../lib/gesture'
import type { Choice, Message, View } from '../../lib/types'
import { fact, idOf, panel, type Stack } from './read'

export const QUARTERS = 0 // the answer that takes a piece back

export interface Advice {
  text: Message
  /** the piece that it moves, by name; null if it has nothing to move */
  piece: Message | null
  /** where to; null: back to the quarters */
  target: Message | null
}

export function advice(view: View): Advice | null {
  const text = fact(panel(view, 'plan'), 'fact-advice')
  if (typeof text !== 'object') return null
  const target = text.args['target']
  const piece = text.args['piece']
  return { text, piece: typeof piece === 'object' ? piece : null, target: typeof target === 'object' ? target : null }
}

const same = (a: Message, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The option that means a target: joining those who are at it already comes first. */
export function aimed(choices: readonly Choice[], target: Message): Choice | undefined {
  const meant = choices.filter((c) => !c.reason && (same(target, c.label) || same(target, c.label.args['target'])))
  return meant.find((c) => c.label.id.startsWith('pick-join')) ?? meant[0]
}

/** The answers that take one step of advice. Ways, means and what is paid with, asked besides, are the first offered. */
export function wishes({ piece, target }: Advice): Wish[] {
  const first: Wish = { asked: 'plan', answer: (step) => step.choices.find((c) => !c.reason && same(piece as Message, c.label.args['piece']))?.arg ?? null }
  if (!target) return [first, { asked: 'target', answer: () => QUARTERS }]
  const rest = (step: Step): number | null => step.choices.find((c) => !c.reason)?.arg ?? null
  return [first, { asked: 'target', answer: (step) => aimed(step.choices, target)?.arg ?? null, rest }]
}

/** The performer is the pawn on top: somebody else's goes home and comes back onto it. */
export function performing(stack: Stack, piece: string): Wish[] {
  const first: Wish = { asked: 'plan', answer: (step) => step.choices.find((c) => !c.reason && c.refs[0] === piece)?.arg ?? null }
  const back: Wish = { asked: 'target', answer: () => QUARTERS }
  return [first, back, first, { asked: 'target', answer: (step) => step.choices.find((c) => !c.reason && c.refs.includes(stack.ref))?.arg ?? null }]
}

export const isAdvice = ({ text, piece }: Advice): boolean => piece !== null && idOf(text).startsWith('advice')
