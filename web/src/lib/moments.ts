/** What is worth looking at again, told from the log alone. */

import type { Message, Thing, Told } from './types'

const ROUNDS = ['round', 'generation', 'sol']

export const isRound = (told: Told): boolean => ROUNDS.includes(told.what)

/** The number of a round; else the one its line tells, or how many there were. */
export function roundOf(told: Told, nth: number): number {
  const isNumber = (a: unknown): a is number => typeof a === 'number'
  return [told.parts['number'], ...Object.values(told.line?.args ?? {})].find(isNumber) ?? nth + 1
}

export interface Round {
  step: number
  n: number
}

export function rounds(log: readonly Told[]): Round[] {
  const told = log.filter(isRound).map((t, i) => ({ step: t.step, n: roundOf(t, i) }))
  return told[0]?.n === 2 ? [{ step: 0, n: 1 }, ...told] : told
}

/** The seats a line names, in order. */
export function seatsIn(message: Message | null): number[] {
  if (!message) return []
  if (message.id === 'seat') return [Number(message.args['n'])]
  return Object.values(message.args).flatMap((arg) => (typeof arg === 'object' ? seatsIn(arg) : []))
}

const DOES = ['seat', 'company', 'who', 'maker'] // what the games call whoever acts
const MEETS = ['victim', 'loser', 'rival', 'other']

const seatsAt = (told: Told, names: readonly string[]): number[] =>
  names.map((name) => told.parts[name]).filter((seat): seat is number => typeof seat === 'number' && seat >= 0)

/** Who acts in a fact. */
export const doerOf = (told: Told): number | undefined => seatsAt(told, DOES)[0]

/** Whom it is done to. */
export const metBy = (told: Told): number[] => seatsAt(told, MEETS)

/** Whom a fact is about, who acts first: by its parts, or where a game names none, by its line. */
export function seatsOf(told: Told): number[] {
  if (!Object.keys(told.parts).length) return seatsIn(told.line)
  return [...seatsAt(told, DOES).slice(0, 1), ...metBy(told)]
}

export interface Moment {
  told: Told
  seat: number
  weight: number
}

/** What one player does to another, and whatever moves many, weighs more; what happens all the time less. */
export function weigh(told: Told, often = 1): number {
  if (!told.line || isRound(told)) return 0
  const seats = new Set(seatsOf(told)).size
  const pieces = told.moves.reduce((n, m) => n + m.number, 0)
  return (1 + (seats > 1 ? 4 : 0) + Math.min(4, pieces)) / Math.sqrt(often)
}

/** The weightiest few, in the order they happened, not two of one step. */
export function moments(log: readonly Told[], most: number, heavy: (told: Told, often: number) => number = weigh): Moment[] {
  const often = new Map<string, number>()
  for (const told of log) often.set(told.what, (often.get(told.what) ?? 0) + 1)
  const found = log
    .map((told) => ({ told, seat: seatsOf(told)[0] ?? -1, weight: heavy(told, often.get(told.what) ?? 1) }))
    .filter((m) => m.weight > 0 && m.told.line)
    .sort((a, b) => b.weight - a.weight)
  const chosen: Moment[] = []
  for (const m of found) {
    if (chosen.length === most) break
    if (!chosen.some((c) => c.told.step === m.told.step)) chosen.push(m)
  }
  return chosen.sort((a, b) => a.told.step - b.told.step)
}

const names = (message: Message | null, id: string): boolean =>
  message !== null && (message.id === id || Object.values(message.args).some((arg) => typeof arg === 'object' && names(arg, id)))

/** The points a card has brought; where a game names no parts, the number in the last line that names it. */
export function worth(log: readonly Told[], card: Thing): number | null {
  const points = ({ parts, line }: Told): unknown => {
    if (Object.keys(parts).length) return parts['card'] === card.ref ? parts['points'] : null
    return names(line, card.label.id) ? line?.args['n'] : null
  }
  const found = log.map(points).findLast((n) => typeof n === 'number')
  return typeof found === 'number' ? found : null
}
