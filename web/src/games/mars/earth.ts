/** Exchanges with Earth and by contract: what goes for what, at which rate, how often. */

import type { Choice } from '../../lib/types'
import type { Amounts } from './read'

export type Way = 'earth' | 'contracts'

export interface Deal {
  give: string
  get: string
  rate: number
  choice: Choice
}

const LABELS: Record<string, Way> = { 'pick-earth': 'earth', 'pick-swap': 'contracts' }
const material = (ref: string | undefined): string => ref?.split(':').at(-1) ?? ''

/** By which way an option exchanges; null if it is something else. */
export const wayOf = (choice: Choice | undefined): Way | null => LABELS[choice?.label.id ?? ''] ?? null

/** All that could be exchanged this way; what is not possible has a reason. */
export function deals(choices: readonly Choice[], way: Way): Deal[] {
  return choices
    .filter((c) => wayOf(c) === way)
    .map((choice) => ({ give: material(choice.refs.at(-2)), get: material(choice.refs.at(-1)), rate: Number(choice.label.args['n'] ?? 1), choice }))
}

/** How often, with these cards and that reserve. */
export const most = ({ give, get, rate }: Deal, have: Amounts, reserve: Amounts): number =>
  Math.min(Math.floor((have[give] ?? 0) / rate), reserve[get] ?? 0)
