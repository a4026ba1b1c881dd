/** Of labels in a row, those that can be read side by side; the last one always. */
export function spaced(at: readonly number[], apart: number): Set<number> {
  const kept = new Set<number>()
  let next = Infinity
  for (let i = at.length - 1; i >= 0; i--) {
    const here = at[i] ?? 0
    if (next - here < apart) continue
    kept.add(i)
    next = here
  }
  return kept
}
