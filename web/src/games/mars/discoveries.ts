/** The R&D cards that nobody holds: what the decks can still bring. */

import type { View } from '../../lib/types'
import { discoveries, levels, printed } from './catalogue.svelte'
import { FAMILIES, zone } from './read'

export { printed }

const DRAWN: Record<string, [string, number]> = {
  robots: ['mine', 1],
  drilling: ['mine', 1],
  'compact-storage': ['silo', 1],
  cargo: ['spaceport', 1],
  shuttle: ['spaceport', 1],
  fusion: ['plant', 2],
  automation: ['silo', 2],
  shield: ['military', 3],
  nursery: ['habitation', 2],
  terraforming: ['habitation', 4],
  biosphere: ['habitation', 3],
  'basic-research': ['research', 1],
  breakthrough: ['research', 2],
}

export interface Kind {
  name: string
  number: number
}

/** What is drawn on a card: the installation it is about. */
export function pictured({ name = '', bonus = '' }: { name?: string; bonus?: string }): { type: string; level: number; material: string } {
  const field = bonus === 'energy' ? 'plant' : bonus
  const [type, level] = DRAWN[name] ?? [FAMILIES[field] ? field : 'research', levels(field)[0] ?? 1]
  return { type, level: level + Number(type === field), material: type === 'mine' ? 'silicon' : '' }
}

/** By name, most of them first. All held cards are known: they lie face up, or were shown when they were drawn. */
export function left(view: View, level: number): Kind[] {
  const held = new Set(view.players.flatMap((p) => (zone(view, `research:${p.seat}`)?.things ?? []).map((t) => t.ref)))
  const names = discoveries(level).flatMap(([ref, p]) => (held.has(ref) || !p.name ? [] : [p.name]))
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, number]) => ({ name, number })).sort((a, b) => b.number - a.number || a.name.localeCompare(b.name))
}
