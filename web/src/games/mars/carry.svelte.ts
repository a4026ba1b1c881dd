/** A colonist carried from place to place with the pointer: both answers of it are sent as one gesture. */

import type { Wish } from '../../lib/gesture'
import type { Shown } from '..'

const FAR = 6 // pixels: less is a click

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

/** From a press on a colonist to where it is let go. A press that goes nowhere is a click. */
export function carry(shown: Shown, from: string, event: PointerEvent): void {
  const { clientX, clientY, pointerId } = event
  const own = (e: PointerEvent): boolean => e.pointerId === pointerId
  const move = (e: PointerEvent): void => {
    if (!own(e) || (!carrying.now && Math.hypot(e.clientX - clientX, e.clientY - clientY) < FAR)) return
    carrying.now = { seat: shown.view.seat, x: e.clientX, y: e.clientY, over: under(e) }
  }
  const end = (e: PointerEvent): void => {
    if (!own(e)) return
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    if (!carrying.now) return
    carrying.now = null
    window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    setTimeout(() => window.dispatchEvent(new MouseEvent('click')), 0) // where no click follows, nobody waits for one
    const wishes = e.type === 'pointerup' ? moves(from, under(e)) : []
    if (wishes.length) void shown.client.gesture.begin(...wishes)
  }
  event.stopPropagation() // the board is not moved with it
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}
