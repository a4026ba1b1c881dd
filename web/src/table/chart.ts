/** Marks in a row, moved aside so that none hides another and none lies beyond the end. */
export function aside(at: readonly number[], apart: number, end: number): number[] {
  const out: number[] = []
  for (const here of at) out.push(Math.max(here, (out.at(-1) ?? -Infinity) + apart))
  let next = end + apart
  for (let i = out.length - 1; i >= 0; i--) next = out[i] = Math.min(out[i] ?? 0, next - apart)
  return out
}

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

/** The round numbers between the least and the most, some ten of them at most. */
export function ticks(low: number, top: number): number[] {
  const span = top - low
  const unit = span > 120 ? 50 : span > 60 ? 20 : span > 20 ? 10 : span > 8 ? 5 : 2
  const from = Math.ceil(low / unit)
  return Array.from({ length: Math.floor(top / unit) - from + 1 }, (_, i) => (from + i) * unit)
}
