/** The R&D cards that nobody holds: what the decks can still bring. */

import type { View } from '../../lib/types'
import { discoveries, printed } from './catalogue.svelte'
import { zone } from './read'

export { printed }

export interface Kind {
  name: string
  number: number
}

/** By name, most of them first. All held cards are known: they lie face up, or were shown when they were drawn. */
export function left(view: View, level: number): Kind[] {
  const held = new Set(view.players.flatMap((p) => (zone(view, `research:${p.seat}`)?.things ?? []).map((t) => t.ref)))
  const names = discoveries(level).flatMap(([ref, p]) => (held.has(ref) || !p.name ? [] : [p.name]))
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, number]) => ({ name, number })).sort((a, b) => b.number - a.number || a.name.localeCompare(b.name))
}
