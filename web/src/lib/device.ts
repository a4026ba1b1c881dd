/** The tables this device holds tokens for. */

import { api } from './api'

export interface Held {
  table: string
  game: string
  host?: string
  seats: Record<number, string>
  invites?: Record<number, string>
  watch?: string
  join?: string
  kept?: string // whose this is, by their key: they have it on their other devices too
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

/** Two seats have changed places, and with them the links that this device has for them. */
export function swapInvites(table: string, from: number, to: number): void {
  const entry = held(table)
  if (!entry?.invites) return
  const swapped = Object.entries(entry.invites).map(([n, invite]) => [Number(n) === from ? to : Number(n) === to ? from : n, invite])
  keep({ ...entry, invites: Object.fromEntries(swapped) as Record<number, string> })
}

/** Ask where each token of this device sits now. */
export async function reseat(table: string): Promise<void> {
  const tokens = [...new Set(Object.values(held(table)?.seats ?? {}))]
  const found = await Promise.all(tokens.map(async (token) => ((await api.table(table, [token])).you ?? []).map((seat) => [seat, token])))
  const entry = held(table)
  if (entry) keep({ ...entry, seats: Object.fromEntries(found.flat()) as Record<number, string> })
}

function keep(entry: Held): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [entry.table]: entry }))
}

const SITTING = 'cinqmars-sitting-'

/** The token a seat of this table shall have: the same when the reply was lost and the seat is asked for again. */
export function sittingKey(table: string): string {
  const kept = sessionStorage.getItem(SITTING + table)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const key = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
  sessionStorage.setItem(SITTING + table, key)
  return key
}

/** The seat is taken: the next one has another key. */
export function seated(table: string): void {
  sessionStorage.removeItem(SITTING + table)
}

export function drop(table: string): void {
  const tables = all()
  delete tables[table]
  localStorage.setItem(KEY, JSON.stringify(tables))
}

/** The tokens of the seats, and the host's, that this device has at a table. */
export function mine(table: string): string[] {
  const entry = held(table)
  return entry ? [...new Set([...Object.values(entry.seats), ...(entry.host ? [entry.host] : [])])] : []
}

export function tokensOf(table: string): string[] {
  const tokens = mine(table)
  const watch = held(table)?.watch
  return tokens.length || !watch ? tokens : [watch]
}

const PERSON = 'cinqmars-person'

/** The key of this device's person, if it has one yet. */
export const personKey = (): string | null => localStorage.getItem(PERSON)
export const setPersonKey = (key: string): void => localStorage.setItem(PERSON, key)

const HIDDEN = 'cinqmars-hidden-'

/** The seats of a table whose messages this device does not show. */
export function hiddenSeats(table: string): number[] {
  return (localStorage.getItem(HIDDEN + table) ?? '').split(',').filter(Boolean).map(Number)
}
export function hideSeat(table: string, seat: number, on: boolean): void {
  const others = hiddenSeats(table).filter((n) => n !== seat)
  localStorage.setItem(HIDDEN + table, (on ? [...others, seat] : others).join())
}
