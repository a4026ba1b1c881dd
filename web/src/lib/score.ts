import type { Result } from './types'

/** Below zero with a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** What stands beside a player's name: the first of these that a game's view has. */
export const SCORES = ['fact-points', 'fact-score', 'fact-rating']

/** The points if the game ended now, where what stands beside the name is another figure. */
export const NOW = 'fact-points-now'

/** A game won or lost by all at once: every source counts alike for everybody. */
export function isTogether(result: Result): boolean {
  const same = (numbers: readonly number[]): boolean => new Set(numbers).size <= 1
  return same(result.returns) && result.scores.every((s) => same(s.points))
}
