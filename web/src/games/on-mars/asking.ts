/** How this game's questions are answered: by one click, by what is taken for granted, by ending the turn. */

import type { Step } from '../../lib/answer.svelte'
import type { Choice, View } from '../../lib/types'

const DIRECT = new Set(['turn', 'more', 'crew', 'explore', 'launch'])
/** Questions whose NO only says that nothing more is wanted. */
const GOES_ON = new Set(['obtain', 'learn', 'develop', 'warehouse', 'welcome', 'more', 'upgrade'])
const NO = 0

/** An action without a further part begins at once; it can be taken back. */
export const isDirect = (step: Step): boolean => DIRECT.has(step.question.name)

/** Main actions first, then executive ones, buildings, goals; deliveries last. */
const RANKS: Record<string, number> = { 'pick-act': 0, 'pick-act-price': 0, 'pick-at': 0, 'pick-execute': 2, 'pick-use-paid': 2, 'pick-use-free': 1, 'pick-achieve': 3, 'pick-deliver': 4, 'pick-forgo': 5 }
export const rank = (step: Step, choice: Choice): number =>
  step.question.name === 'turn' || step.question.name === 'spend' ? (RANKS[choice.label.id] ?? 0) : 0

/** What is usually meant, so that it need not be picked; it can be changed in the trail. Null where there is no such thing. */
export function granted(step: Step): number | null {
  const open = step.choices.filter((c) => !c.reason)
  const { name, held, text } = step.question
  if (name === 'spend') return open.some((c) => c.arg === NO) ? NO : null // goals are never the first
  if (name === 'move') return held && open.some((c) => c.arg === NO) ? NO : null // it may stay there
  if (name !== 'pay') return null
  const good = typeof text.args['good'] === 'object' ? text.args['good'].id.replace('cost-', '') : ''
  const same = open.find((c) => c.label.id === `good-${good}`)
  return same?.arg ?? (open.length === 1 ? (open[0]?.arg ?? null) : null)
}

/** Whether the turn may be ended from here: by NO, and once more for the turn. */
export function ends(step: Step | null, view: View): boolean {
  if (!step || step.question.held || view.players.find((p) => p.seat === view.seat)?.status?.id !== 'status-turn') return false
  const no = step.choices.some((c) => c.arg === NO && !c.reason)
  return no && (step.question.name === 'turn' || GOES_ON.has(step.question.name))
}
