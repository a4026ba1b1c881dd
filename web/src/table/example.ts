/** The map a question is about, drawn small. */

import { zonesOf } from '../lib/reel.svelte'
import type { Geometry, View } from '../lib/types'

export interface Picture extends Geometry {
  /** places that can be chosen, or hold what can be */
  lit: Set<string>
  /** places where something lies */
  taken: Set<string>
}

/** The map with the most places that can be chosen; null if there is none. */
export function pictured(maps: Record<string, Geometry>, view: View, targets: ReadonlySet<string>): Picture | null {
  const zones = new Map(zonesOf(view).map((z) => [z.ref, z]))
  const found = Object.values(maps).map((map) => {
    const spots = map.spots.filter((s) => s.outline)
    const things = (ref: string): readonly { ref: string }[] => zones.get(ref)?.things ?? []
    const lit = spots.filter((s) => targets.has(s.ref) || things(s.ref).some((t) => targets.has(t.ref)))
    const taken = spots.filter((s) => things(s.ref).length)
    return { ...map, spots, lit: new Set(lit.map((s) => s.ref)), taken: new Set(taken.map((s) => s.ref)) }
  })
  const best = found.sort((a, b) => b.lit.size - a.lit.size)[0]
  return best?.lit.size ? best : null
}
