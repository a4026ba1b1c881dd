/** How this game's questions are answered: by one click, by what is taken for granted, by ending the turn. */

import type { Answering, Step } from '../../lib/answer.svelte'
import type { Choice, View } from '../../lib/types'
import { desk } from './desk.svelte'
import { goods } from './read'

const DIRECT = new Set(['turn', 'more', 'crew', 'explore', 'launch', 'benefit', 'retrieve', 'recruit', 'gain', 'produce'])
/** Questions whose NO only says that nothing more is wanted. */
const GOES_ON = new Set(['obtain', 'learn', 'develop', 'warehouse', 'welcome', 'more', 'upgrade'])
/** How an act is paid for: its parts stay open while others are chosen. */
const TERMS = new Set(['price', 'use', 'pay', 'spend'])
const NO = 0
const FEW = 3 // crystals: with less one keeps them

/** An action without a further part begins at once; it can be taken back. */
export const isDirect = (step: Step): boolean => DIRECT.has(step.question.name)
export const isTerm = (step: Step): boolean => TERMS.has(step.question.name)
export const open = (step: Step): Choice[] => step.choices.filter((c) => !c.reason)

/** Main actions first, then executive ones, buildings, goals; deliveries last; before all steps a technology for them. */
const RANKS: Record<string, number> = { 'pick-act': 0, 'pick-act-price': 0, 'pick-at': 0, 'pick-execute': 2, 'pick-use-paid': 2, 'pick-use-free': 1, 'pick-achieve': 3, 'pick-deliver': 4, 'pick-forgo': 5, 'pick-speed': -1 }
export const rank = (_: Step, choice: Choice): number => RANKS[choice.label.id] ?? 0

/** What is usually meant, so that it need not be picked; it can be changed. Null where there is no such thing. */
export function granted(step: Step, view: View): number | null {
  const all = open(step)
  const { name, held } = step.question
  if (name === 'spend') return all.some((c) => c.arg === NO) ? NO : null // goals are never the first
  if (name === 'move') return held && all.some((c) => c.arg === NO) ? NO : null // it may stay there
  if (name === 'price') return price(all, goods(view, view.seat)['crystal'] ?? 0)
  if (name === 'use') return all.find((c) => c.refs[0]?.startsWith(`tech:${view.seat}:`))?.arg ?? null // one's own costs nothing
  return name === 'pay' ? payment(step, all, goods(view, view.seat)) : null
}

/** What is being built, while its place is asked. */
export const building = (step: Step | null): string => /^ask-site-(.+)$/.exec(step?.question.text.id ?? '')?.[1] ?? ''

/** Crystals if there are several, else colonists. */
const price = (all: Choice[], crystals: number): number | null => (crystals < FEW ? all.at(-1) : all[0])?.arg ?? null

/** The good itself, or what there is most of; minerals only where nothing else does. */
function payment(step: Step, all: Choice[], have: Record<string, number>): number | null {
  const { good } = step.question.text.args
  const wanted = typeof good === 'object' ? good.id.replace('cost-', 'good-') : ''
  const stock = (c: Choice): number => (c.label.id === wanted ? Infinity : c.label.id === 'good-mineral' ? -1 : (have[c.label.id.replace('good-', '')] ?? 0))
  return all.toSorted((a, b) => stock(b) - stock(a))[0]?.arg ?? null
}

/** Changes an earlier part of the answer; what was chosen after it stays as far as it can. */
export async function change(client: Answering, view: View, at: number, arg: number): Promise<void> {
  let later = client.steps.slice(at + 1)
  desk.settling = true
  await client.pick(arg, at)
  for (let step = client.choosing; step?.picked === null; step = client.choosing) {
    const { name } = step.question
    const i = later.findIndex((s) => s.question.name === name)
    const was = later[i]
    const kept = open(step).find((c) => c.arg === was?.picked)?.arg ?? (isTerm(step) ? granted(step, view) : null)
    if (kept === null) break
    later = later.slice(i + 1)
    await client.pick(kept, client.steps.length - 1, was?.picked === kept ? was.more : [])
  }
  desk.settling = false
}

/** Whether the turn may be ended from here: by NO, and once more for the turn. */
export function ends(step: Step | null, view: View): boolean {
  if (!step || step.question.held || view.players.find((p) => p.seat === view.seat)?.status?.id !== 'status-turn') return false
  const no = step.choices.some((c) => c.arg === NO && !c.reason)
  return no && (step.question.name === 'turn' || GOES_ON.has(step.question.name))
}
