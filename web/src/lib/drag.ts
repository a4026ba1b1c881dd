/** Something carried with the pointer, by mouse or finger. */

const FAR = 8 // pixels: less is a click

export interface Drag {
  moved: (event: PointerEvent) => void
  /** where it was let go; null if the browser took the pointer for something else */
  dropped: (event: PointerEvent | null) => void
}

/** From a press to where it is let go. A press that goes nowhere is a click; one that goes somewhere is none. */
export function drag(event: PointerEvent, { moved, dropped }: Drag): void {
  const { clientX, clientY, pointerId } = event
  let away = false
  const move = (e: PointerEvent): void => {
    if (e.pointerId !== pointerId) return
    away ||= Math.hypot(e.clientX - clientX, e.clientY - clientY) >= FAR
    if (away) moved(e)
  }
  const end = (e: PointerEvent): void => {
    if (e.pointerId !== pointerId) return
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    if (!away) return
    window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    setTimeout(() => window.dispatchEvent(new MouseEvent('click')), 0) // where no click follows, nobody waits for one
    dropped(e.type === 'pointerup' ? e : null)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}
