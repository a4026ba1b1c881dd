/** The parts of a table that have a tab: which of them a question opens. */

import type { Shown, Tab } from '../games'
import type { View } from '../lib/types'

/** A part, with as many things as can be clicked in it. */
export interface Face {
  name: string
  icon: string
  label: string
  wants: number
  /** it opens for what can be clicked in it */
  calls: boolean
}

/** The refs of one's own cards. */
export function held(view: View): Set<string> {
  const mine = view.players.find((p) => p.seat === view.seat)
  return new Set((mine?.zones ?? []).flatMap((z) => (z.kind === 'cards' && z.ref.startsWith('hand') ? z.things.map((t) => t.ref) : [])))
}

/** What a phone shows one at a time. What no other part holds is on the board, and so is what a widget asks there, and a
 * hand that lies under it. */
export function faces(shown: Shown, tabs: readonly Tab[], overBoard: boolean, without: readonly string[] = [], carried = false): Face[] {
  const hand = held(shown.view)
  const all = [...shown.targets]
  const wants = {
    hand: all.filter((ref) => hand.has(ref)).length,
    players: all.filter((ref) => ref.startsWith('player:')).length,
  }
  const own = tabs.map((t) => ({ name: t.name, icon: t.icon, label: t.label, wants: t.wants(shown), calls: !t.quiet }))
  const elsewhere = wants.hand + wants.players + own.reduce((sum, t) => sum + t.wants, 0)
  const onBoard = Math.max(0, all.length - elsewhere) + (carried ? wants.hand : 0)
  const found: Face[] = [
    { name: 'board', icon: 'board', label: 'page-face-board', wants: overBoard ? 1 : onBoard, calls: true },
    { name: 'hand', icon: 'hand', label: 'page-face-hand', wants: wants.hand, calls: true },
    { name: 'players', icon: 'players', label: 'page-face-players', wants: wants.players, calls: true },
    ...own,
    { name: 'side', icon: 'log', label: 'page-face-side', wants: 0, calls: true },
  ]
  const kept = found.filter((f) => !without.includes(f.name))
  return overBoard ? kept.map((f) => (f.name === 'board' ? f : { ...f, wants: 0 })) : kept
}

/** The part a question opens: the one at hand if something can be clicked there, else the first where it can; the board
 * instead of one that is gone. */
export function opened(all: readonly Face[], at: string): string {
  const here = all.find((f) => f.name === at)
  if (here?.wants) return at
  return all.find((f) => f.wants && f.calls)?.name ?? (here || !all.length ? at : 'board')
}

/** What is asked about is brought into sight, unless some of it is: only where it lies in something that scrolls. */
export function reveal(targets: ReadonlySet<string>, within: Element): void {
  const found = [...within.querySelectorAll<HTMLElement>('[data-ref]')].filter((e) => targets.has(e.dataset['ref'] ?? '') && e.getClientRects().length)
  if (!found.length || found.some(isSeen)) return
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) continue
    const room = box.getBoundingClientRect()
    if (bottom > room.bottom + 1 || top < room.top - 1 || right > room.right + 1 || left < room.left - 1) return false
  }
  return true
}

