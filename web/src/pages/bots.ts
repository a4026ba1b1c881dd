/** Names for bots, after the machines that went to Mars before them: one list per level. */

import type { SeatWish } from '../lib/api'

const NAMES: Record<string, string[]> = {
  random: ['Beagle', 'Sojourner', 'Phobos', 'Nozomi', 'Zond'],
  greedy: ['Viking', 'Spirit', 'Pathfinder', 'Phoenix', 'Zhurong'],
  ismcts: ['Curiosity', 'Mariner', 'Odyssey', 'Ingenuity', 'Insight'],
  planner: ['Perseverance', 'Opportunity', 'Schiaparelli', 'Hope', 'Rosalind'],
}

const ADVISED = ['first-martians'] // games that tell a planner what to do

/** Who fills a seat unless somebody else is asked for: where all win together, one that plans along. */
export const usualBot = (game: string): string => (ADVISED.includes(game) ? 'planner' : 'greedy')

/** The bots worth choosing from at a game. */
export const levels = (game: string): string[] => Object.keys(NAMES).filter((level) => level !== 'planner' || ADVISED.includes(game))

export const levelOf = (bot: string): string => bot.split(':')[0] ?? ''

/** A name for the bot of this seat that nobody else at the table has. */
export function botName(bot: string, seat: number, taken: readonly string[]): string {
  const names = NAMES[levelOf(bot)] ?? []
  const fresh = names.filter((name) => !taken.includes(name))
  return fresh[seat % Math.max(1, fresh.length)] ?? ''
}

/** The same seats with every bot named. */
export function named(seats: readonly SeatWish[]): SeatWish[] {
  const taken = seats.map((s) => (s.who === 'bot' ? '' : (s.name ?? '')))
  return seats.map((seat, i) => {
    if (seat.who !== 'bot' || !seat.bot) return seat
    const name = botName(seat.bot, i, taken)
    taken.push(name)
    return { ...seat, name }
  })
}
