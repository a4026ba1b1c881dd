/** Names for bots, after the machines that went to Mars before them: one list per level. */

import type { SeatWish } from '../lib/api'

const NAMES: Record<string, string[]> = {
  easy: ['Beagle', 'Sojourner', 'Phobos', 'Nozomi', 'Zond'],
  medium: ['Viking', 'Spirit', 'Pathfinder', 'Phoenix', 'Zhurong'],
  strong: ['Curiosity', 'Mariner', 'Odyssey', 'Ingenuity', 'Insight'],
}
const OTHERS = ['Perseverance', 'Opportunity', 'Schiaparelli', 'Hope', 'Rosalind']

/** Who fills a seat unless somebody else is asked for. */
export const USUAL = 'medium'

/** The bots worth choosing from at a table; those for measuring are asked for by name elsewhere. */
export const LEVELS = Object.keys(NAMES)

export const levelOf = (bot: string): string => bot.split(':')[0] ?? ''

/** A name for the bot of this seat that nobody else at the table has. */
export function botName(bot: string, seat: number, taken: readonly string[]): string {
  const names = NAMES[levelOf(bot)] ?? OTHERS
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
