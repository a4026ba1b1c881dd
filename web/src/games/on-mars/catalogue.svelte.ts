/** What is printed on boards, tiles and cards: fetched once, the same for every table. */

import { api } from '../../lib/api'

export interface Printed {
  cost?: string[]
  gives?: string
  level?: number
  points?: number
  loses?: number
  benefit?: string
  leads?: string[]
  spaces?: string[]
  number?: number
  building?: string
  scores?: string
  wants?: Record<string, number>
  action?: string
  ref?: string
  side?: string
  ladder?: number[]
}

let found = $state.raw<Record<string, Printed>>({})
let asked: Promise<void> | null = null

/** Fetches it if nobody has; a failure is tried again by whoever asks next. */
export function fetchCatalogue(): Promise<void> {
  asked ??= api
    .catalogue<Printed>('on-mars')
    .then((all) => void (found = all))
    .catch(() => void (asked = null))
  return asked
}

/** By its ref; nothing until it is there. */
export const printed = (ref: string): Printed => found[ref] ?? {}
