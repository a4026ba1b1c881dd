/** The tables this device holds tokens for. */

export interface Held {
  table: string
  game: string
  host?: string
  seats: Record<number, string>
  invites?: Record<number, string>
  watch?: string
  at: number
}

const KEY = 'cinqmars-tables'
const MOST = 60

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Held>
  } catch {
    return {}
  }
}

export function held(table: string): Held | undefined {
  return all()[table]
}

export function heldTables(): Held[] {
  return Object.values(all()).sort((a, b) => b.at - a.at)
}

export function hold(entry: Held): void {
  const tables = all()
  const before = tables[entry.table]
  tables[entry.table] = { ...before, ...entry, seats: { ...before?.seats, ...entry.seats } }
  const newest = Object.values(tables).sort((a, b) => b.at - a.at)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST).map((t) => [t.table, t]))))
}

/** A seat of this device has changed places with another one. */
export function move(table: string, from: number, to: number): void {
  const tables = all()
  const entry = tables[table]
  if (!entry) return
  const swap = (map: Record<number, string> = {}): Record<number, string> =>
    Object.fromEntries(Object.entries(map).map(([n, token]) => [Number(n) === from ? to : Number(n) === to ? from : n, token]))
  tables[table] = { ...entry, seats: swap(entry.seats), ...(entry.invites ? { invites: swap(entry.invites) } : {}) }
  localStorage.setItem(KEY, JSON.stringify(tables))
}

export function drop(table: string): void {
  const tables = all()
  delete tables[table]
  localStorage.setItem(KEY, JSON.stringify(tables))
}

export function tokensOf(table: string): string[] {
  const entry = held(table)
  if (!entry) return []
  const tokens = [...Object.values(entry.seats), ...(entry.host ? [entry.host] : [])]
  return tokens.length || !entry.watch ? tokens : [entry.watch]
}
