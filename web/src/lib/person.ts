/** Who plays on this device: a key with which a person's seats open on any other. `phrase.ts` makes words of it. */

import { api, Refused } from './api'
import { held, heldTables, hold, mine, personKey, setPersonKey } from './device'

const BYTES = 12

/** The key of this device's person; made when it is first needed. */
export function key(): string {
  const kept = personKey()
  if (kept) return kept
  const made = [...crypto.getRandomValues(new Uint8Array(BYTES))].map((n) => n.toString(16).padStart(2, '0')).join('')
  setPersonKey(made)
  return made
}

/** What this device holds at a table is its person's, on all their devices. */
export async function keep(table: string): Promise<void> {
  const tokens = mine(table)
  if (!tokens.length || held(table)?.kept === key()) return
  try {
    await api.keep(table, tokens, key())
    const now = held(table)
    if (now) hold({ ...now, kept: key() })
  } catch (e) {
    if (!(e instanceof Refused)) throw e // it is kept at the next visit
  }
}

/** The tables of whoever has this key come to this device, and those of this device become theirs; how many came. */
export async function become(person: string): Promise<number> {
  const found = (await api.tables([person])).tables.filter((t) => t.mine)
  if (!found.length) return 0
  setPersonKey(person)
  for (const card of found) {
    const { you, host } = await api.table(card.table, [person])
    const before = held(card.table)?.seats ?? {}
    const seats = Object.fromEntries((you ?? []).map((n) => [n, before[n] ?? person]))
    if (you?.length || host) hold({ table: card.table, game: card.game, seats, at: card.moved * 1000, kept: person, ...(host ? { host: person } : {}) })
  }
  for (const entry of heldTables()) await keep(entry.table)
  return found.length
}
