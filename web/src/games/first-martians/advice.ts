/** The planner's advice, and taking it: one step, or all it has to say. */

import type { Step } from '../../lib/answer.svelte'
import type { Wish } from '../../lib/gesture'
import type { Choice, Message, View } from '../../lib/types'
import { argOf, fact, idOf, panel, type Stack } from './read'

const PIECE = 1 // the answer that moves piece 0
const QUARTERS = 0
const MACHINES = ['pathfinder', 'hauler', 'bench', 'fitter']
const ROVERS = ['froggy', 'scorpio']
const FIRST_MACHINE = 8
const FIRST_ROVER = 12

export interface Advice {
  text: Message
  /** the piece that it moves; -1 if it has nothing to move */
  piece: number
  /** where to; null: back to the quarters */
  target: Message | null
}

export function advice(view: View): Advice | null {
  const text = fact(panel(view, 'plan'), 'fact-advice')
  if (typeof text !== 'object') return null
  const target = text.args['target']
  const piece = text.args['piece']
  return { text, piece: typeof piece === 'object' ? pieceOf(piece) : -1, target: typeof target === 'object' ? target : null }
}

function pieceOf(name: Message): number {
  if (name.id === 'pawn') return 2 * argOf(name.args['who'], 'n') + Number(name.args['k']) - 1
  const machine = MACHINES.indexOf(name.id.replace('machine-', ''))
  return machine >= 0 ? FIRST_MACHINE + machine : FIRST_ROVER + ROVERS.indexOf(name.id.replace('rover-', ''))
}

const same = (a: Message, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The option that means a target: joining those who are at it already comes first. */
export function aimed(choices: readonly Choice[], target: Message): Choice | undefined {
  const meant = choices.filter((c) => !c.reason && (same(target, c.label) || same(target, c.label.args['target'])))
  return meant.find((c) => c.label.id.startsWith('pick-join')) ?? meant[0]
}

/** The answers that take one step of advice. Ways, means and what is paid with, asked besides, are the first offered. */
export function wishes({ piece, target }: Advice): Wish[] {
  const first: Wish = { asked: 'plan', answer: () => PIECE + piece }
  if (!target) return [first, { asked: 'target', answer: () => QUARTERS }]
  const rest = (step: Step): number | null => step.choices.find((c) => !c.reason)?.arg ?? null
  return [first, { asked: 'target', answer: (step) => aimed(step.choices, target)?.arg ?? null, rest }]
}

/** The performer is the pawn on top: somebody else's goes home and comes back onto it. */
export function performing(stack: Stack, piece: number): Wish[] {
  const first: Wish = { asked: 'plan', answer: () => PIECE + piece }
  const back: Wish = { asked: 'target', answer: () => QUARTERS }
  return [first, back, first, { asked: 'target', answer: (step) => step.choices.find((c) => !c.reason && c.refs.includes(stack.ref))?.arg ?? null }]
}

export const isAdvice = ({ text, piece }: Advice): boolean => piece >= 0 && idOf(text).startsWith('advice')
