/** What a card counts: where a blueprint is built, and the points of each if the game ended now. */

import type { Thing } from '../../lib/types'
import { printed } from './catalogue.svelte'
import { fact, isDone } from './read'

/** The hex a blueprint's building stands in; empty if there is none. */
export function built(card: Thing): string {
  const where = fact(card, 'fact-built')
  return typeof where === 'object' && where.id === 'hex' ? String(where.args['name']) : ''
}

export function points(card: Thing): number {
  const p = printed(card.ref)
  if (card.kind === 'blueprint') return built(card) ? (p.points ?? 0) : -(p.points ?? 0)
  return isDone(fact(card, 'fact-completed')) ? (p.points ?? 0) : -(p.loses ?? 0)
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
