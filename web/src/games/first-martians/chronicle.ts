/** The log as a story: what weighed most in each round, mission by mission, and how the last one ended. */

import type { Message, Told } from '../../lib/types'
import { weigh } from './course'

const TOLD = 5 // facts of one round
const HEAVY = 4
const AFTER = new Set(['end', 'tale', 'mission'])

export interface Chapter {
  /** named where a mission begins */
  mission: Message | null
  n: number
  step: number
  facts: Told[]
}

const begins = (told: Told): boolean => told.what === 'mission' || told.what === 'again'
const part = ({ line }: Told, name: string): Message | null => (typeof line?.args[name] === 'object' ? line.args[name] : null)
const named = (told: Told): Message | null => part(told, 'mission')

/** The heaviest facts of each round, in their order. */
export function chapters(log: readonly Told[]): Chapter[] {
  const out: Chapter[] = []
  let mission: Message | null = null
  for (const told of log) {
    if (begins(told)) mission = named(told)
    else if (told.what === 'round') {
      out.push({ mission, n: Number(told.parts['number']), step: told.step, facts: [] })
      mission = null
    } else if (told.line && weigh(told) >= HEAVY) out.at(-1)?.facts.push(told)
  }
  return out.map((chapter) => {
    const kept = [...chapter.facts].sort((a, b) => weigh(b) - weigh(a)).slice(0, TOLD)
    return { ...chapter, facts: chapter.facts.filter((fact) => kept.includes(fact)) }
  })
}

/** How the last mission ended, and what is told after that, to where the next one begins; before it, all the rest. */
export function atTheEnd(log: readonly Told[]): { before: Told[]; closing: Told[] } {
  const at = log.findLastIndex((told) => told.what === 'end')
  if (at < 0) return { before: [...log], closing: [] }
  return { before: log.slice(0, at), closing: log.slice(at).filter((told) => AFTER.has(told.what)) }
}

/** A mission of a campaign that is over. */
export interface Ended {
  step: number
  title: Message | null
  outcome: Message | null
  /** from its first word to the last before the next one's first round */
  log: readonly Told[]
}

/** The last one, until the second round of the next. */
export function justEnded(log: readonly Told[]): Ended | null {
  const at = log.findLastIndex((told) => told.what === 'end')
  const end = log[at]
  if (!end) return null
  const [next, second] = log.flatMap((told, i) => (i > at && told.what === 'round' ? [i] : []))
  if (second !== undefined) return null
  const told = log.slice(Math.max(0, log.slice(0, at).findLastIndex(begins)), next)
  return { step: end.step, title: named(end), outcome: part(end, 'outcome'), log: told }
}
