/** Where colonists have gone this turn, taken together: who is where in the end counts, not the steps. */

import type { Wish } from '../../lib/gesture'
import type { TableClient } from '../../lib/table.svelte'
import type { Told, View } from '../../lib/types'
import { at } from './carry.svelte'
import { since } from './lend'
import { FAMILIES, free, places, type Place } from './read'

const STEPS = ['man', 'leave']
const MOVED = [...STEPS, 'borrow', 'settle']

/** One colonist: from a place to a place; '' is home. */
export interface Move {
  from: string
  to: string
}

/** What colonists have done since construction ended: an answer each. */
export function steps(told: readonly Told[], seat: number): Told[] {
  const turn = since(told, seat)
  return turn.slice(turn.findLastIndex((t) => !MOVED.includes(t.what)) + 1).filter((t) => STEPS.includes(t.what))
}

export const refOf = (told: Told, seat: number): string => `place:${seat}:${String(told.parts['place'])}`

/** A place that was left and gone to is as it was. */
export function net(told: readonly Told[], seat: number): Move[] {
  const changed = new Map<string, string>()
  for (const step of steps(told, seat)) {
    const ref = refOf(step, seat)
    if (!changed.delete(ref)) changed.set(ref, step.what)
  }
  const [came, left] = STEPS.map((what) => [...changed].filter(([, done]) => done === what).map(([ref]) => ref))
  return Array.from({ length: Math.max(came?.length ?? 0, left?.length ?? 0) }, (_, i) => ({ from: left?.[i] ?? '', to: came?.[i] ?? '' }))
}

/** What brings about these moves: places are left before others are gone to. */
export const asWishes = (moves: readonly Move[]): Wish[] => [...moves.map((m) => m.from), ...moves.map((m) => m.to)].filter(Boolean).map(at)

/** The way back, where answers are not simply taken back. */
export const turnedRound = (moves: readonly Move[]): Move[] => moves.map(({ from, to }) => ({ from: to, to: from }))

/** All of it, and so many answers before, taken back; then on from there. What was still on its way is part of it. */
export async function anew(client: TableClient, on: (moves: Move[], left: Wish[]) => Wish[], before = 0): Promise<void> {
  const left = client.gesture.halt()
  await client.arrived()
  const done = steps(client.log, client.seat)
  const wishes = on(net(client.log, client.seat), left)
  const begun = (client.position?.steps ?? 0) - done.length - before
  if (await client.undoTo(begun)) await client.gesture.begin(...wishes)
}

/** Power first, then what may count, then mines; of a type the lower level first. */
const order = (p: Place): number => ['plant', '', 'mine'].indexOf(p.type === 'plant' || p.type === 'mine' ? p.type : '')

/** Posts nobody has, as many as there are free colonists. */
export function vacant(view: View, seat: number): string[] {
  const all = Object.keys(FAMILIES).flatMap((type) => places(view, seat, type))
  const posts = all.filter((p) => p.state !== 'empty' && p.type !== 'habitation' && !p.staff && !p.unmanned)
  return posts
    .sort((a, b) => order(a) - order(b) || a.level - b.level)
    .slice(0, free(view, seat))
    .map((p) => p.ref)
}
