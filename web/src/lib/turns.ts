/** Facts put together: whose turn they belong to, and what led to what. From their data alone, never from their words. */

import { doerOf, isRound, metBy } from './moments'
import type { Told } from './types'

export const NOBODY = -1 // the game goes on by itself: a round begins, points are counted

/** What a game says of its facts; each has a default that reads their data. */
export interface Course {
  /** whose turn begins with this fact: a seat, an automaton, or nobody */
  opens: (told: Told) => number | undefined
  /** something new begins with it, whosever the turn before was: a round, a count of points, another turn of the same seat */
  begins: (told: Told, turn: Turn) => boolean
  /** a turn lasts until the next one begins, whoever answers in it */
  holds: boolean
  /** it is an act; what is none came of the act before it */
  isAct: (told: Told, before: Told | undefined) => boolean
  /** it hurts this seat */
  hits: (told: Told, seat: number) => boolean
}

const HEADINGS = ['scoring']

export const COURSE: Course = {
  opens: (told) => (told.what === 'turn' ? doerOf(told) : undefined),
  begins: (told) => HEADINGS.includes(told.what),
  holds: false,
  isAct: (told, before) => told.step !== before?.step,
  hits: (told, seat) => metBy(told).includes(seat) || (told.what === 'lose' && doerOf(told) === seat),
}

/** An act with what came of it; where nothing was done, only what happened. */
export interface Act {
  head: Told
  effects: Told[]
}

export interface Turn {
  actor: number
  facts: Told[]
}

/** Whether a fact still belongs to a turn. */
function belongs(turn: Turn, told: Told, course: Course): boolean {
  const last = turn.facts.at(-1)
  if (!last) return true
  if (isRound(told) || course.begins(told, turn)) return false
  const opens = course.opens(told)
  if (opens !== undefined) return opens === turn.actor && told.step === last.step
  if (told.step === last.step || told.by === turn.actor) return true
  return course.holds && turn.actor >= 0
}

/** Facts as turns, going on from one that is not over. */
export function turnsOf(facts: readonly Told[], course: Course = COURSE, open?: Turn): Turn[] {
  const turns: Turn[] = []
  let now = open && { ...open, facts: [...open.facts] }
  for (const told of facts) {
    if (!now || !belongs(now, told, course)) {
      now = { actor: isRound(told) ? NOBODY : (course.opens(told) ?? told.by), facts: [] }
    }
    if (turns.at(-1) !== now) turns.push(now)
    now.facts.push(told)
  }
  return turns
}

/** A turn as acts, each with its effects; only what has a line. */
export function actsOf(turn: Turn, course: Course = COURSE): Act[] {
  const acts: Act[] = []
  let before: Told | undefined
  for (const told of turn.facts) {
    const last = acts.at(-1)
    if (told.line && (!last || course.isAct(told, before))) acts.push({ head: told, effects: [] })
    else if (told.line) last?.effects.push(told)
    before = told
  }
  return acts
}

/** What a turn is called by: its first line. */
export const headOf = (turn: Turn): Told | undefined => turn.facts.find((t) => t.line)

/** The act a fact belongs to. */
export const actWith = (acts: readonly Act[], told: Told): Act | undefined => acts.find((a) => a.head === told || a.effects.includes(told))

/** What others' turns did to a seat. */
export function blows(turn: Turn, seat: number, course: Course = COURSE): Told[] {
  if (seat < 0 || turn.actor === seat) return []
  return turn.facts.filter((t) => t.line && course.hits(t, seat))
}

export interface News {
  turn: Turn
  hits: Told[]
}

/** The turns since the last one in which a seat acted; not its own, if one has begun. */
export function since(turns: readonly Turn[], seat: number): Turn[] {
  const last = turns.findLastIndex((t) => t.actor === seat && t.facts.some((f) => f.by === seat))
  return turns.slice(last + 1).filter((t) => t.actor !== seat)
}

/** Of the others' turns and what else weighs, the weightiest few: first those that hurt a seat, then the others as they came. */
export function digest(turns: readonly Turn[], seat: number, course: Course, weigh: (told: Told) => number, most: number): News[] {
  const rank = ({ turn, hits }: News): number => 1000 * hits.length + (turn.actor >= 0 ? 1 : 0) + Math.max(0, ...turn.facts.map(weigh))
  const news = since(turns, seat)
    .map((turn) => ({ turn, hits: blows(turn, seat, course) }))
    .filter(({ turn, hits }) => headOf(turn) && (turn.actor >= 0 || hits.length || turn.facts.some((t) => weigh(t) > 0)) && !turn.facts.some(isRound))
  const kept = new Set([...news].sort((a, b) => rank(b) - rank(a)).slice(0, most))
  return news.filter((n) => kept.has(n)).sort((a, b) => b.hits.length - a.hits.length)
}

/** Points a fact counts for a seat, and the places it counts. */
export interface Counted {
  seat: number
  points: number
  refs: string[]
}

const isRef = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]+:./.test(value)

/** The things a fact names. */
export const refsIn = (told: Told): string[] => Object.values(told.parts).filter(isRef)

export function countedIn(told: Told): Counted | null {
  const { points } = told.parts
  const seat = doerOf(told)
  return typeof points === 'number' && seat !== undefined ? { seat, points, refs: refsIn(told) } : null
}
