/** What the log's facts mean on the board, and which of them people want to see again. */

import { seatsIn } from '../../lib/moments'
import { NOBODY, type Course } from '../../lib/turns'
import type { Fact, Message, Told, View, Zone } from '../../lib/types'
import { CHARACTER_ICONS, CHARACTERS } from './read'

const seatName = (seat: number): Message => ({ id: 'seat', args: { n: seat } })

/** The characters are called one after the other; when all have acted, ships land and points are counted. */
const BY_ITSELF = ['scoring', 'land', 'medal', 'dock', 'wait', 'token', 'reveal', 'native', 'bonus', 'discovery']
export const course: Partial<Course> = {
  opens: (told) => (told.what === 'call' ? Number(told.parts['seat']) : BY_ITSELF.includes(told.what) ? NOBODY : undefined),
  holds: true,
  isAct: (told) => told.what === 'call',
}

/** Tokens and cards bring points. */
function won(view: View, told: Told): View {
  const { seat, resource, number, points } = told.parts
  const more = (f: Fact): Fact => {
    if (typeof f.value !== 'number') return f
    if (f.label.id === 'fact-points') return { ...f, value: f.value + Number(points) }
    return told.what === 'token' && f.icon === resource ? { ...f, value: f.value + Number(number) } : f
  }
  return { ...view, players: view.players.map((p) => (p.seat === seat ? { ...p, facts: p.facts.map(more) } : p)) }
}

/** A character is called; a zone is explored; points are won. */
export function advance(view: View, told: Told): View {
  if ('points' in told.parts) return won(view, told)
  const { seat, character, zone, resource } = told.parts
  if (told.what === 'call') {
    return {
      ...view,
      panels: view.panels.map((p) => ({
        ...p,
        tables: p.tables.map((t) => ({ ...t, rows: t.rows.map((r) => (r.ref === `call:${character}` ? { ...r, cells: [called(r.cells[0], Number(seat))] } : r)) })),
      })),
    }
  }
  if (told.what === 'explore') {
    const [where, kind] = [String(zone), String(resource)]
    const tile = { ref: where.replace('zone:', 'resource:'), label: { id: `resource-${kind}`, args: {} }, kind, owner: -1, number: 1, hidden: false, facts: [], note: null }
    const bare = (z: Zone): boolean => z.ref === where && !z.things.some((t) => t.ref === tile.ref)
    return { ...view, panels: view.panels.map((p) => ({ ...p, zones: p.zones.map((z) => (bare(z) ? { ...z, things: [tile, ...z.things] } : z)) })) }
  }
  return view
}

function called(cell: number | Message | undefined, seat: number): Message {
  const named = typeof cell === 'object' && cell.id !== 'nobody'
  if (named && seatsIn(cell).includes(seat)) return cell
  return named ? { id: 'and-then', args: { first: cell, rest: seatName(seat) } } : seatName(seat)
}

export function card(told: Told): { icon: string; owner: number; number?: number } | null {
  const owner = Number(told.parts['seat'] ?? -1)
  const character = String(told.parts['character'])
  if (told.what === 'call') return { icon: CHARACTER_ICONS[character] ?? 'card', owner, number: CHARACTERS.indexOf(character) + 1 }
  if (told.what === 'reveal') return { icon: 'discovery', owner: -1 }
  return told.what === 'bonus' ? { icon: 'card', owner } : null
}

const WORTH: Record<string, number> = { kill: 4, 'replace-zone': 4, 'replace-ship': 4, native: 2 }

/** By the points won or the astronauts lost. */
export function weigh(told: Told): number {
  if ('points' in told.parts) return Math.abs(Number(told.parts['points']))
  if (told.what === 'destroy') return 2 + 2 * told.moves.reduce((sum, m) => sum + m.number, 0)
  return WORTH[told.what] ?? 0
}

export const isSecret = (zone: Zone): boolean => zone.ref.startsWith('bonus:')
