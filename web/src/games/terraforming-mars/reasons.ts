/** Why a card cannot be played, in a few words: its face has no room for more. Read large, it says all of it. */

import type { Message } from '../../lib/types'

const number = (m: Message, name: string): number => Number(m.args[name] ?? 0)

export function brief(reason: Message | null): Message {
  if (!reason) return { id: 'card-not-now', args: {} }
  const { id, args } = reason
  if (id === 'why-money-short' || id === 'why-money-in-kind')
    return { id: 'card-too-dear', args: { n: number(reason, 'price') - number(reason, 'n') - number(reason, 'more') } }
  if (args['what'] !== undefined && args['n'] !== undefined) return { id: 'card-short-of', args: { what: args['what'], n: args['n'] } }
  return { id: 'card-not-now', args: {} }
}
