/** A table with the server's end of its line, to play against. */

import { afterEach, beforeEach, vi } from 'vitest'
import { hold } from '../src/lib/device'
import { settings } from '../src/lib/settings.svelte'
import { TableClient } from '../src/lib/table.svelte'
import type { Position } from '../src/lib/types'
import { choice, position, question, told } from './made'

type Frame = { type: string; id: number } & Record<string, unknown>

/** The server's end of the line. */
export class End {
  static OPEN = 1
  static all: End[] = []
  readyState = 1
  sent: Frame[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void

  constructor() {
    End.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  async say(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) })
    await settled()
  }

  get last(): Frame {
    return this.sent.at(-1)!
  }

  /** The answer to the probe that was sent last. */
  probed(more: object = {}): Promise<void> {
    return this.say({ type: 'probed', id: this.last.id, question: null, choices: [], changes: [], reveals: false, ...more })
  }
}

export const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
export const line = (): End => End.all.at(-1)!

export const history = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ steps: 0, told: [] }) }))
export const walk = [choice(0, ['zone:a', 'zone:b']), choice(1, ['zone:a', 'zone:c']), choice(2, [])]

/** A table of one's own for every test of the file. */
export function sitDown(): { client: TableClient } {
  const at = {} as { client: TableClient }
  beforeEach(() => {
    vi.stubGlobal('WebSocket', End)
    vi.stubGlobal('fetch', history)
    history.mockClear()
    settings.motion = 'none'
    localStorage.setItem('cinqmars-tables', '{}')
    hold({ table: 'T', game: 'toy', seats: { 0: 'token-0' }, at: 1 })
    at.client = new TableClient('T')
    at.client.open()
    line().onopen?.()
  })
  afterEach(() => {
    at.client.close()
    vi.useRealTimers()
  })
  return at
}

export const asks = (revision: number, token: number, more: Partial<Position> = {}): Position =>
  position(revision, { question: question(token), choices: walk, told: [told('other')], ...more })
