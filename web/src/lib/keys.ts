/** Whether a key belongs to a field, or to the browser, rather than to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement
  return field || event.ctrlKey || event.metaKey || event.altKey
}

const KEYS = 9

/** The key of each option: one that has had a key keeps it, and nobody gets that of an option that is gone; once none is
 * left for options that could all have one, they are given anew. */
export function numbered(options: readonly string[], before: ReadonlyMap<string, number>): Map<string, number> {
  const keys = new Map(before)
  let last = Math.max(0, ...before.values())
  for (const option of options) if (!keys.has(option) && last < KEYS) keys.set(option, ++last)
  const isShort = options.length <= KEYS && options.some((option) => !keys.has(option))
  return isShort ? numbered(options, new Map()) : keys
}
