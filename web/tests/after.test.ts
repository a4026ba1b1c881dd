import { beforeAll, describe, expect, test, vi } from 'vitest'
import { parts, type Saying } from '../src/table/after'
import type { Line, Preview } from '../src/lib/preview'

const saying: Saying = {
  say: (m) => (typeof m === 'string' ? { 'page-costs': 'costs' }[m] : { 'parameter-temperature': 'Temperature' }[m.id]) ?? (typeof m === 'string' ? m : m.id),
  figure: ({ id }, n) => (id === 'parameter-temperature' ? `${-30 + 2 * n}` : String(n)),
}
const line = (seat: number, id: string, before: number, after: number): Line => ({ where: null, seat, what: { id, args: {} }, before, after })
const preview = (...lines: Line[]): Preview => ({ ghosts: [], lines, places: new Map() })
const said = (...lines: Line[]): string[] => parts(preview(...lines), 0, saying).map((p) => `${p.text}${p.icon ? ` ${p.icon}` : ''}`)

beforeAll(() => {
  const drawn = ['i-megacredit', 'i-steel', 'i-plant', 'i-tr']
  vi.stubGlobal('document', { getElementById: (id: string) => (drawn.includes(id) ? {} : null) })
})

describe('what an answer would change', () => {
  test('is said as a player would say it: the price first, then what comes of it', () => {
    expect(said(line(-1, 'parameter-temperature', 3, 4), line(0, 'resource-megacredits', 20, 6), line(0, 'resource-steel', 2, 0))).toEqual([
      'costs 14 megacredit',
      '2 steel',
      'temperature -24 → -22',
    ])
  })

  test('tells losses from gains', () => {
    const all = parts(preview(line(1, 'resource-plants', 5, 2), line(0, 'fact-rating', 20, 21)), 0, saying)
    expect(all.map((p) => [p.seat, p.text, p.loss])).toEqual([
      [1, '−3', true],
      [-1, '+1', false],
    ])
  })
})
