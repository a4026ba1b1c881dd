/** A face that never cuts what is on it: the less room, the smaller what it says, by `data-tight` 0 to 3. */

const STEPS = [0, 1, 2, 3]
const over = (e: Element): boolean => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1

/** Measured anew when its room or its words change. `parts` are the ones that hide what they have no room for. */
export function whole(node: HTMLElement, parts: string): { destroy: () => void } {
  const isCut = (): boolean => [node, ...node.querySelectorAll(parts)].some(over)
  function fit(): void {
    for (const step of STEPS) {
      node.dataset['tight'] = String(step)
      if (!isCut()) return
    }
  }
  const room = new ResizeObserver(fit)
  const words = new MutationObserver(fit)
  room.observe(node)
  words.observe(node, { childList: true, characterData: true, subtree: true })
  return {
    destroy() {
      room.disconnect()
      words.disconnect()
    },
  }
}
