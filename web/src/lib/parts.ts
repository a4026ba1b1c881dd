/** Views come in parts: one that has not changed since the last position is only named. */

import type { Panel, PlayerView, View, Zone } from './types'

export type Sent = Omit<View, 'players' | 'panels'> & {
  players: (number | (Omit<PlayerView, 'zones'> & { zones: (string | Zone)[] }))[]
  panels: (string | (Omit<Panel, 'zones'> & { zones: (string | Zone)[] }))[]
}

/** The view made whole with the parts of the one before. */
export function whole(sent: Sent, before: View | undefined): View {
  const zones = new Map([...(before?.panels ?? []), ...(before?.players ?? [])].flatMap((p) => p.zones.map((z) => [z.ref, z])))
  const zone = (z: string | Zone): Zone[] => (typeof z === 'string' ? [zones.get(z)].filter((z) => z !== undefined) : [z])
  const player = (p: Sent['players'][number]): PlayerView[] =>
    typeof p === 'number' ? (before?.players.filter((b) => b.seat === p) ?? []) : [{ ...p, zones: p.zones.flatMap(zone) }]
  const panel = (p: Sent['panels'][number]): Panel[] =>
    typeof p === 'string' ? (before?.panels.filter((b) => b.ref === p) ?? []) : [{ ...p, zones: p.zones.flatMap(zone) }]
  return { ...sent, players: sent.players.flatMap(player), panels: sent.panels.flatMap(panel) }
}
