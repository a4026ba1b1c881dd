/** What decided a game, out of its log. */

import type { Told } from '../../lib/types'

/** Somebody holds something from a round on. */
export interface Held {
  field: string
  seat: number
  round: number
  step: number
}

/** A colony's points at the end of a turn. */
export interface Counted {
  seat: number
  points: number
  round: number
  step: number
}

const seatOf = (told: Told): number => Number(told.parts['seat'] ?? -1)

/** Each fact with the round it belongs to. */
function* byRound(log: readonly Told[]): Generator<[Told, number]> {
  let round = 0
  for (const told of log) {
    if (told.what === 'round') round = Number(told.parts['number'])
    yield [told, round]
  }
}

export const rounds = (log: readonly Told[]): number => Math.max(0, ...[...byRound(log)].map(([, round]) => round))

/** Supremacies and Magna Scientia, as they changed hands. */
export function holdings(log: readonly Told[]): Held[] {
  return [...byRound(log)].flatMap(([told, round]) =>
    told.what === 'supremacy' || told.what === 'magna'
      ? [{ field: told.what === 'magna' ? 'magna' : String(told.parts['field']).replace('supremacy:', ''), seat: seatOf(told), round, step: told.step }]
      : [],
  )
}

/** Who held it in each round, at its end: the last to have taken it by then. */
export function timeline(held: readonly Held[], field: string, last: number): (Held | null)[] {
  const own = held.filter((h) => h.field === field)
  return Array.from({ length: last }, (_, i) => own.findLast((h) => h.round <= i + 1) ?? null)
}

export const counts = (log: readonly Told[]): Counted[] =>
  [...byRound(log)].flatMap(([told, round]) => (told.what === 'points' ? [{ seat: seatOf(told), points: Number(told.parts['number']), round, step: told.step }] : []))

/** When a colony took the lead for good; null if it led from the first turn on, or was ahead of all at no time. */
export function overtook(log: readonly Told[], seat: number, seats: number): Counted | null {
  const now = Array.from({ length: seats }, () => 0)
  let since: Counted | null = null
  let led = true
  for (const count of counts(log)) {
    now[count.seat] = count.points
    const leads = now.every((n, p) => p === seat || n < (now[seat] ?? 0))
    if (leads && !led) since = count
    else if (!leads) since = null
    led = leads
  }
  return led ? since : null
}

/** Bargains of each colony. */
export const bargains = (log: readonly Told[], seats: number): number[] =>
  Array.from({ length: seats }, (_, p) => log.filter((t) => t.what === 'trade' && (seatOf(t) === p || Number(t.parts['maker']) === p)).length)

/** Conflicts and raids that each colony won. */
export const victories = (log: readonly Told[], seats: number): number[] =>
  Array.from({ length: seats }, (_, p) => log.filter((t) => t.what === 'confront' && Number(t.parts['winner']) === p).length)
