/** How far pieces may go at once, out of the form of a question: the page only follows what it was told. */

import type { Step } from '../../lib/answer.svelte'
import type { QuestionKind, Stop, Way } from '../../lib/types'

export interface Reach {
  way: Way
  stop: Stop
  at: number
}

/** The stops from where the piece stands to one of them. */
export function along(way: Way, at: number): Stop[] {
  const found: Stop[] = []
  for (let i = at; i >= 0; i = way.stops[i]?.by ?? -1) {
    const stop = way.stops[i]
    if (stop) found.unshift(stop)
  }
  return found
}

/** Where a piece, or any of them, may be brought to and stay: by the one that has most points left. */
export function reach(ways: readonly Way[], piece: string): Map<string, Reach> {
  const found = new Map<string, Reach>()
  for (const way of ways.filter((w) => !piece || w.piece === piece)) {
    for (const [at, stop] of way.stops.entries()) {
      const known = found.get(stop.ref)
      if (stop.rests && (!known || known.stop.left < stop.left)) found.set(stop.ref, { way, stop, at })
    }
  }
  return found
}

/** The answers that lead there: the first, and those that are given with it. */
export function answers(kinds: readonly QuestionKind[], { way, at }: Reach): [number, [number, number][]] | null {
  const all = along(way, at).flatMap((s) => s.answers.map(([name, arg]): [number, number] => [kinds.findIndex((k) => k.name === name), arg]))
  const [first, ...more] = all
  return first ? [first[1], more] : null
}

/** The way that a step has taken, as the hexes it leads through. */
export function taken(step: Step): string[] {
  const given = JSON.stringify([step.picked, ...(step.more ?? []).map(([, arg]) => arg)])
  for (const way of step.question.form?.ways ?? []) {
    for (const at of way.stops.keys()) {
      const stops = along(way, at)
      if (JSON.stringify(stops.flatMap((s) => s.answers.map(([, arg]) => arg))) === given) return [way.origin, ...stops.map((s) => s.ref)]
    }
  }
  return []
}
