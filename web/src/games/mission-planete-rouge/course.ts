/** What the log's facts mean on the board, and which of them people want to see again. */

import { seatsIn } from '../../lib/moments'
import type { Message, Told, View, Zone } from '../../lib/types'
import { CHARACTER_ICONS, CHARACTERS } from './read'

const arg = (told: Told, name: string): Message | null => {
  const found = told.line?.args[name]
  return typeof found === 'object' ? found : null
}
const n = (told: Told): number => Number(told.line?.args['n'] ?? 0)

/** A character is called; a zone is explored. */
export function advance(view: View, told: Told): View {
  const who = arg(told, 'who')
  const character = arg(told, 'character')?.id.replace('character-', '')
  if (told.what === 'call' && who && character) {
    return {
      ...view,
      panels: view.panels.map((p) => ({
        ...p,
        tables: p.tables.map((t) => ({ ...t, rows: t.rows.map((r) => (r.ref === `call:${character}` ? { ...r, cells: [called(r.cells[0], who)] } : r)) })),
      })),
    }
  }
  const zone = arg(told, 'zone')?.id.replace('zone-', '')
  const resource = arg(told, 'resource')
  if (told.what === 'explore' && zone && resource) {
    const kind = resource.id.replace('resource-', '')
    const tile = { ref: `resource:${zone}`, label: resource, kind, owner: -1, number: 1, hidden: false, facts: [], note: null }
    const bare = (z: Zone): boolean => z.ref === `zone:${zone}` && !z.things.some((t) => t.ref === tile.ref)
    return { ...view, panels: view.panels.map((p) => ({ ...p, zones: p.zones.map((z) => (bare(z) ? { ...z, things: [tile, ...z.things] } : z)) })) }
  }
  return view
}

function called(cell: number | Message | undefined, who: Message): Message {
  const named = typeof cell === 'object' && cell.id !== 'nobody'
  if (named && seatsIn(cell).includes(Number(who.args['n']))) return cell
  return named ? { id: 'and-then', args: { first: cell, rest: who } } : who
}

export function card(told: Told): { icon: string; owner: number; number?: number } | null {
  const owner = Number(arg(told, 'who')?.args['n'] ?? -1)
  const character = arg(told, 'character')?.id.replace('character-', '') ?? ''
  if (told.what === 'call') return { icon: CHARACTER_ICONS[character] ?? 'card', owner, number: CHARACTERS.indexOf(character) + 1 }
  if (told.what === 'reveal') return { icon: 'discovery', owner: -1 }
  return told.what === 'bonus' ? { icon: 'card', owner } : null
}

const VALUE: Record<string, number> = { 'resource-ice': 1, 'resource-sylvanite': 2, 'resource-celerium': 3 }
const WORTH: Record<string, number> = { kill: 4, 'replace-zone': 4, 'replace-ship': 4, native: 2 }

/** By the points won or the astronauts lost. */
export function weigh(told: Told): number {
  if (told.what === 'token') return n(told) * (VALUE[arg(told, 'resource')?.id ?? ''] ?? 1)
  if (told.what === 'bonus' || told.what === 'discovery') return Math.abs(n(told))
  if (told.what === 'destroy') return 2 + 2 * told.moves.reduce((sum, m) => sum + m.number, 0)
  return WORTH[told.what] ?? 0
}

export const isSecret = (zone: Zone): boolean => zone.ref.startsWith('bonus:')
