/** What is known of a thing, a place, a track or a player, to be read beside it. */

import { zonesOf } from './reel.svelte'
import type { Fact, Message, Thing, View } from './types'

export interface Sheet {
  title: Message
  /** where it lies */
  place: Message | null
  owner: number
  kind: string
  facts: Fact[]
  note: Message | null
  things: Thing[]
}

const bare = (title: Message): Sheet => ({ title, place: null, owner: -1, kind: '', facts: [], note: null, things: [] })
const asFact = (label: Message, value: number, maximum: number): Fact => ({
  label,
  value: { id: 'page-of', args: { n: value, m: maximum } },
  icon: '',
})

/** The sheet of a ref; null if the view knows nothing of it. */
export function sheetOf(view: View, ref: string): Sheet | null {
  for (const zone of zonesOf(view)) {
    if (zone.ref === ref) return { ...bare(zone.label), owner: zone.owner, facts: zone.facts, things: zone.things }
    const thing = zone.things.find((t) => t.ref === ref)
    if (thing) return { ...bare(thing.label), place: zone.label, owner: thing.owner, kind: thing.kind, facts: thing.facts, note: thing.note }
  }
  const player = view.players.find((p) => `player:${p.seat}` === ref)
  if (player) {
    const tracks = player.tracks.map((t) => asFact(t.label, t.value, t.maximum))
    return { ...bare({ id: 'seat', args: { n: player.seat } }), facts: [...player.facts, ...tracks], note: player.status }
  }
  const track = [...view.panels, ...view.players].flatMap((p) => p.tracks).find((t) => t.ref === ref)
  return track ? { ...bare(track.label), facts: [asFact({ id: 'page-reached', args: {} }, track.value, track.maximum)] } : null
}

/** Whether it says more than its name. */
export const says = (sheet: Sheet): boolean => sheet.note !== null || sheet.facts.length > 0 || sheet.things.length > 0
