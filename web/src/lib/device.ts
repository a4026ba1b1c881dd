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
  const tokens = Object.values(held(table)?.seats ?? {})
  const found = await Promise.all(tokens.map(async (token) => [(await api.table(table, [token])).you?.[0] ?? -1, token] as const))
  const entry = held(table)
  if (entry) keep({ ...entry, seats: Object.fromEntries(found.filter(([seat]) => seat >= 0)) })
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

export function tokensOf(table: string): string[] {
  const entry = held(table)
  if (!entry) return []
  const tokens = [...Object.values(entry.seats), ...(entry.host ? [entry.host] : [])]
  return tokens.length || !entry.watch ? tokens : [entry.watch]
}
