/** HTTP calls; a refusal is thrown with its reason id. */

import type { BellCard, BellList, BotCard, Card, GameCard, GamePage, Reach, Refusal, SeatCard, StepView, TableMade, Told, View } from './types'

export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Refusal['facts'],
  ) {
    super(reason)
  }
}

async function call<T>(method: string, path: string, tokens: string[] = [], body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (tokens.length) headers['authorization'] = `Bearer ${tokens.join(',')}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await fetch(path, init).catch(() => {
    throw new Refused('offline', {})
  })
  const data: unknown = await response.json().catch(() => ({}))
  if (!response.ok) {
    const refusal = data as Partial<Refusal>
    throw new Refused(refusal.refused ?? 'unknown', refusal.facts ?? {})
  }
  return data as T
}

export interface SeatWish {
  who: SeatCard['who']
  name?: string
  bot?: string
}
export interface TableWish {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  pace?: { bank: number; increment: number }
  undo?: Card['undo']
  listed?: boolean
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`

export const api = {
  reach: () => call<Reach>('GET', '/api/reach'),
  games: () => call<{ games: GameCard[]; bots: BotCard[] }>('GET', '/api/games'),
  game: (id: string, seats?: number) =>
    call<GamePage>('GET', `/api/games/${encodeURIComponent(id)}${seats ? `?seats=${seats}` : ''}`),
  catalogue: <T>(id: string) => call<Record<string, T>>('GET', `/api/games/${encodeURIComponent(id)}/catalogue`),
  tables: (tokens: string[] = [], which: Record<string, string> = {}) =>
    call<{ tables: Card[] }>('GET', `/api/tables?${new URLSearchParams(which).toString()}`, tokens),
  table: (table: string, tokens: string[]) => call<Card>('GET', at(table), tokens),
  make: (wish: TableWish) => call<TableMade>('POST', '/api/tables', [], wish),
  sit: (table: string, invite: string, name: string, key: string, seat?: number) =>
    call<{ seat: number; token: string }>('POST', at(table, '/sit'), invite ? [invite] : [], {
      name,
      key,
      ...(seat === undefined ? {} : { seat }),
    }),
  seat: (table: string, tokens: string[], seat: number, wish: SeatWish) =>
    call<{ token?: string; invite?: string }>('POST', at(table, `/seats/${seat}`), tokens, wish),
  rename: (table: string, token: string, seat: number, name: string) =>
    call<object>('POST', at(table, `/seats/${seat}`), [token], { name }),
  move: (table: string, tokens: string[], seat: number, to: number) =>
    call<object>('POST', at(table, `/seats/${seat}/move`), tokens, { to }),
  toBot: (table: string, tokens: string[], seat: number) => call<object>('POST', at(table, `/seats/${seat}/bot`), tokens, {}),
  takeBack: (table: string, tokens: string[], seat: number) =>
    call<object>('DELETE', at(table, `/seats/${seat}/bot`), tokens),
  leave: (table: string, tokens: string[], seat: number) => call<object>('POST', at(table, '/leave'), tokens, { seat }),
  options: (table: string, tokens: string[], wish: Partial<TableWish>) =>
    call<object>('POST', at(table, '/options'), tokens, wish),
  keep: (table: string, tokens: string[], key: string) => call<object>('POST', at(table, '/keep'), tokens, { key }),
  renew: (table: string, tokens: string[], seat: number) =>
    call<{ invite: string }>('POST', at(table, `/seats/${seat}/renew`), tokens),
  vote: (table: string, token: string, by: number, seat: number) =>
    call<object>('POST', at(table, `/seats/${seat}/vote`), [token], { seat: by }),
  mute: (table: string, tokens: string[], seat: number, on: boolean) =>
    call<object>('POST', at(table, `/seats/${seat}/mute`), tokens, { on }),
  unsay: (table: string, tokens: string[], line: number) => call<object>('DELETE', at(table, `/chat/${line}`), tokens),
  report: (table: string, tokens: string[], wish: { text: string; seat?: number; line?: number }) =>
    call<object>('POST', at(table, '/report'), tokens, wish),
  remove: (table: string, tokens: string[]) => call<object>('DELETE', at(table), tokens),
  bells: (person: string) => call<BellList>('GET', '/api/bells', [person]),
  hang: (person: string, wish: object) => call<BellCard>('POST', '/api/bells', [person], wish),
  unhang: (person: string, address: string) => call<object>('DELETE', '/api/bells', [person], { address }),
  start: (table: string, tokens: string[]) => call<object>('POST', at(table, '/start'), tokens),
  close: (table: string, tokens: string[]) => call<object>('POST', at(table, '/close'), tokens),
  rematch: (table: string, tokens: string[]) => call<{ table: string }>('POST', at(table, '/rematch'), tokens),
  history: (table: string, tokens: string[], seat: number) =>
    call<{ steps: number; told: Told[] }>('GET', at(table, `/history?seat=${seat}`), tokens),
  branch: (table: string, tokens: string[], step: number, seat: number) =>
    call<TableMade>('POST', at(table, '/branch'), tokens, { step, seat }),
  at: (table: string, tokens: string[], seat: number, step: number) =>
    call<StepView>('GET', at(table, `/at/${step}?seat=${seat}`), tokens),
  figures: (table: string, tokens: string[], seat: number, steps: number[]) =>
    call<{ figures: { step: number; view: View }[] }>('GET', at(table, `/figures?seat=${seat}&steps=${steps.join()}`), tokens),
}
