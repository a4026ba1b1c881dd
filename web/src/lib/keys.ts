/** Whether a key belongs to a field, or to the browser, rather than to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement
  return field || event.ctrlKey || event.metaKey || event.altKey
}
