/** A colonist carried from place to place with the pointer: both answers of it are sent as one gesture. */

import { drag } from '../../lib/drag'
import type { Wish } from '../../lib/gesture'
import type { Shown } from '..'

export interface Carried {
  seat: number
  x: number
  y: number
  over: string
}

/** Whoever is on the way now. */
export const carrying = $state<{ now: Carried | null }>({ now: null })

const isHome = (ref: string): boolean => ref.startsWith('housing:') || ref.includes(':habitation-')

function under(event: PointerEvent): string {
  const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-ref^="place:"], [data-ref^="housing:"]')
  return spot?.dataset['ref'] ?? ''
}

const at = (ref: string): Wish => ({ asked: 'move', answer: (step) => step.choices.find((c) => c.refs.includes(ref))?.arg ?? null })

/** Leaves where the colonist works, goes where there is work. */
export function moves(from: string, to: string): Wish[] {
  if (!to || from === to || (isHome(from) && isHome(to))) return []
  return [...(isHome(from) ? [] : [at(from)]), ...(isHome(to) ? [] : [at(to)])]
}

/** From a press on a colonist to where it is let go. */
export function carry(shown: Shown, from: string, event: PointerEvent): void {
  event.stopPropagation() // the board is not moved with it
  drag(event, {
    moved: (e) => (carrying.now = { seat: shown.view.seat, x: e.clientX, y: e.clientY, over: under(e) }),
    dropped: (e) => {
      carrying.now = null
      const wishes = e ? moves(from, under(e)) : []
      if (wishes.length) void shown.client.gesture.begin(...wishes)
    },
  })
}
