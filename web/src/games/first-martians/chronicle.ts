/** The log as a story: what weighed most in each round, mission by mission, and how the last one ended. */

import type { Message, Told } from '../../lib/types'
import { weigh } from './course'

const TOLD = 5 // facts of one round
const HEAVY = 4

export interface Chapter {
  /** named where a mission begins */
  mission: Message | null
  n: number
  step: number
  facts: Told[]
}

const begins = (told: Told): boolean => told.what === 'mission' || told.what === 'again'
const named = ({ line }: Told): Message | null => (typeof line?.args['mission'] === 'object' ? line.args['mission'] : null)

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

/** How the last mission ended, and what is told after that; before it, all the rest. */
export function atTheEnd(log: readonly Told[]): { before: Told[]; closing: Told[] } {
  const at = log.findLastIndex((told) => told.what === 'end')
  if (at < 0) return { before: [...log], closing: [] }
  return { before: log.slice(0, at), closing: log.slice(at).filter((told) => told.what === 'end' || told.what === 'tale') }
}

/** The mission under way, or the one that has just ended. */
export const ofThisMission = (log: readonly Told[]): readonly Told[] => log.slice(Math.max(0, log.findLastIndex(begins)))
