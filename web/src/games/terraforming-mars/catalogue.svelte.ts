/** What is printed on the cards: fetched once, the same for every table. */

import { api } from '../../lib/api'

export type Amounts = Record<string, number | string | Counter>
export interface Counter {
  count: string
  tag?: string
  per?: number
  owner?: string
  where?: string
}
export type Effect = Record<string, unknown>
export interface Way {
  cost: Record<string, unknown>
  effects: Effect[]
  condition?: unknown
}
export interface Watch {
  when: Record<string, unknown>
  do: Effect[]
}
export interface Points {
  vp: number
  per?: number
  of?: string
  tag?: string
  if?: string
}
export interface Printed {
  index: number // in answers about it
  id: string
  type: 'automated' | 'active' | 'event' | 'corporation' | 'prelude'
  cost: number
  tags?: string[]
  megacredits?: number
  requirements?: { param: string; min?: number; max?: number; tag?: string; resource?: string }[]
  effects?: Effect[]
  first_action?: Effect[]
  action?: Way[]
  ongoing?: Watch[]
  modifiers?: Effect[]
  victory_points?: number | Points
  stores?: string
}

const GAME = 'terraforming-mars'
let cards = $state.raw<Record<string, Printed>>({})
let asked: Promise<void> | null = null

/** Fetches them if nobody has; a failure is tried again by whoever asks next. */
export function fetchCards(): Promise<void> {
  asked ??= api
    .catalogue<Printed>(GAME)
    .then((found) => void (cards = found))
    .catch(() => void (asked = null))
  return asked
}

/** A card by its ref; undefined until they are there. */
export function printed(ref: string): Printed | undefined {
  return cards[ref]
}
