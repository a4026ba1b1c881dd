/** What is printed on tiles and cards: fetched once, the same for every table. */

import { api } from '../../lib/api'
import type { Message } from '../../lib/types'
import type { Amounts } from './read'

export interface Printed {
  // of a tile, or a contract
  type?: string
  cost?: Amounts
  gives?: Amounts
  // of a type of installations: of all places in a colony
  levels?: number[]
  // of an R&D card
  name?: string
  level?: number
  bonus?: string
  science?: number
  // of an event
  does?: Message
  field?: string
  needs?: string
  // of conflicts, and of raids besides: what decides, in this order; the cards won, and with the supremacy
  compares?: string[]
  cards?: number
  'cards-supreme'?: number
}

let found = $state.raw<Record<string, Printed>>({})
let asked: Promise<void> | null = null

/** Fetches it if nobody has; a failure is tried again by whoever asks next. */
export function fetchCatalogue(): Promise<void> {
  asked ??= api
    .catalogue<Printed>('mars')
    .then((all) => void (found = all))
    .catch(() => void (asked = null))
  return asked
}

/** By its ref; nothing until it is there. Mines cost the same, whatever they yield. */
export const printed = (ref: string): Printed => found[ref === 'tile:mine' ? 'tile:mine-iron' : ref] ?? {}

/** The levels of a type's places in a colony, from the lowest on. */
export const levels = (type: string): number[] => printed(`type:${type}`).levels ?? []

/** What the tiles of a type give together, up to a level. */
export const upTo = (type: string, level: number, what: string): number =>
  Object.values(found).reduce((sum, p) => sum + (p.type === type && (p.level ?? 0) <= level ? (p.gives?.[what] ?? 0) : 0), 0)

/** What all power plants of a colony yield together. */
export const energyOfAll = (): number => upTo('plant', Infinity, 'energy')

/** The R&D cards of a level: ref and what is printed on it. */
export const discoveries = (level: number): [string, Printed][] => Object.entries(found).filter(([, p]) => p.name !== undefined && p.level === level)
