/** What is done with pieces by a click: picked up, put somewhere, taken back. All of it is sent at once. */

import { fits, preferred } from '../../lib/narrow'
import type { Step } from '../../lib/answer.svelte'
import type { Wish } from '../../lib/gesture'
import type { Shown } from '..'
import { QUARTERS } from './advice'

const moving = (step: Step, ref: string): number | undefined => step.choices.find((c) => !c.reason && c.refs[0] === ref)?.arg
const choiceOf = (shown: Shown, ref: string): number | undefined => {
  const [first] = shown.client.steps
  return first?.question.name === 'plan' ? moving(first, ref) : undefined
}

/** A piece is picked and where it may go is not known yet. */
export const isReaching = (shown: Shown): boolean => {
  const [first, second] = shown.client.steps
  return first?.question.name === 'plan' && (first.picked ?? 0) > 0 && !second && !shown.client.probed
}
/** A piece has its place and is on its way there. */
const isOnItsWay = (shown: Shown): boolean => {
  const { client } = shown
  return client.sending || client.gesture.isUnderWay || (client.steps[0]?.question.name === 'plan' && client.steps.length > 1 && client.choosing?.picked !== null)
}
const taking = (ref: string): Wish => ({ asked: 'plan', answer: (step) => moving(step, ref) ?? null })
const placing = (ref: string): Wish => ({
  asked: 'target',
  answer: (step) => {
    const left = step.choices.filter((c) => !c.reason && fits(c.refs, [ref]))
    return (left.length === 1 ? left[0] : preferred(left, undefined, [ref]))?.arg ?? null
  },
})

export const pieces = {
  /** The piece whose place is asked for. */
  inHand(shown: Shown): string {
    const [first, second] = shown.client.steps
    if (first?.question.name !== 'plan' || first.picked === null || !second) return ''
    const picked = first.choices.find((c) => c.arg === first.picked)
    return picked?.refs.find((ref) => ref.startsWith('piece:')) ?? ''
  },
  mayTake: (shown: Shown, ref: string): boolean => choiceOf(shown, ref) !== undefined,
  /** Another click on it puts it down again. */
  pick(shown: Shown, ref: string): void {
    const { client } = shown
    const arg = choiceOf(shown, ref)
    if (isOnItsWay(shown)) return client.gesture.add(taking(ref))
    if (shown.targets.has(ref) && client.steps.length > 1) return shown.play(ref) // a rover to be mended
    if (arg === undefined) return shown.point(ref)
    const held = pieces.inHand(shown)
    if (client.steps.length > 1) client.back(0)
    if (held === ref) return client.gesture.drop()
    client.back(0)
    void client.gesture.begin(taking(ref))
  },
  back(shown: Shown, ref: string): void {
    const { client } = shown
    const arg = choiceOf(shown, ref)
    if (arg === undefined) return shown.point(ref)
    if (client.steps.length > 1) client.back(0)
    void client.gesture.begin(taking(ref), { asked: 'target', answer: () => QUARTERS })
  },
}

/** A click anywhere on the table: while planning it is sent at once. */
export function press(shown: Shown, ref: string): void {
  if (isReaching(shown)) shown.client.gesture.add(placing(ref))
  else if (shown.client.steps[0]?.question.name === 'plan' && shown.client.steps.length > 1) shown.play(ref)
  else shown.point(ref)
}
