/** Moments at which something could be used: passed by themselves, unless this device wants to stop there. */

import type { Step } from '../../lib/answer.svelte'

interface Stops {
  roll: boolean // before dice, cards and what else is revealed
  phase: boolean // when a round or a phase begins or ends
}

const KEY = 'cinqmars-first-martians-stops'
const OF_PHASE = ['ask-window-phase', 'ask-window-round']

function kept(): Stops {
  const none: Stops = { roll: false, phase: false }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stops>) }
  } catch {
    return none
  }
}

export const stops = $state<Stops>(kept())

export function stop(what: keyof Stops, on: boolean): void {
  stops[what] = on
  try {
    localStorage.setItem(KEY, JSON.stringify(stops))
  } catch {
    // kept as long as the page
  }
}

/** A pause at which this device does not stop. */
export function passes({ question }: Step): boolean {
  if (question.name !== 'window') return false
  return !(OF_PHASE.includes(question.text.id) ? stops.phase : stops.roll)
}
