/** A colonist carried from place to place with the pointer: both answers of it are sent as one gesture. */

import { drag } from '../../lib/drag'
import type { Wish } from '../../lib/gesture'
import type { Change } from '../../lib/types'
import type { Shown } from '..'

const EDGE = 48 // pixels from where a phone's colony scrolls by itself
const PACE = 14

export interface Carried {
  seat: number
  x: number
  y: number
  over: string
  changes: readonly Change[] // if let go there
}

/** Whoever is on the way now. */
export const carrying = $state<{ now: Carried | null }>({ now: null })

const isHome = (ref: string): boolean => ref.startsWith('housing:') || ref.includes(':habitation-')

function under(event: PointerEvent): string {
  const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-ref^="place:"], [data-ref^="housing:"]')
  return spot?.dataset['ref'] ?? ''
}

/** Whoever stands there leaves, or somebody goes there. */
export const at = (ref: string): Wish => ({ asked: 'move', answer: (step) => step.choices.find((c) => c.refs.includes(ref))?.arg ?? null })

/** Leaves where the colonist works, goes where there is work. */
export function moves(from: string, to: string): Wish[] {
  if (!to || from === to || (isHome(from) && isHome(to))) return []
  return [...(isHome(from) ? [] : [at(from)]), ...(isHome(to) ? [] : [at(to)])]
}

/** What somebody from the habitations would bring about there. */
async function foresee(shown: Shown, ref: string): Promise<void> {
  const seen = ref && (await shown.client.foresee(ref))
  if (seen && carrying.now?.over === ref) carrying.now = { ...carrying.now, changes: seen.after.changes }
}

const beyond = (at: number, from: number, to: number): number => (at > to - EDGE ? PACE : at < from + EDGE ? -PACE : 0)

/** Near the edge of a colony that is larger than the screen, the rest of it comes into sight. */
function scroll(event: PointerEvent): void {
  const box = document.elementFromPoint(event.clientX, event.clientY)?.closest('.whole')
  if (!box) return
  const { left, right, top, bottom } = box.getBoundingClientRect()
  box.scrollBy(beyond(event.clientX, left, right), beyond(event.clientY, top, bottom))
}

/** From a press on a colonist to where it is let go. */
export function carry(shown: Shown, from: string, event: PointerEvent): void {
  event.stopPropagation() // the board is not moved with it
  const moved = (e: PointerEvent): void => {
    const over = under(e)
    const changes = carrying.now?.over === over ? carrying.now.changes : []
    if (over !== carrying.now?.over && isHome(from)) void foresee(shown, over)
    carrying.now = { seat: shown.view.seat, x: e.clientX, y: e.clientY, over, changes }
    scroll(e)
  }
  const dropped = (e: PointerEvent | null): void => {
    carrying.now = null
    const wishes = e ? moves(from, under(e)) : []
    if (wishes.length) void shown.client.gesture.begin(...wishes)
  }
  drag(event, { moved, dropped })
}
