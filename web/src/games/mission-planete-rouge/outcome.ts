/** What comes of an answer, as a player would say it: who is lost, how full a ship is, who then leads where. */

import { zonesOf } from '../../lib/reel.svelte'
import type { Arg, Message, View, Zone } from '../../lib/types'
import type { Outcome } from '..'
import { crew, fact, leader, number, panel } from './read'

const MOST = 2 // places told one by one
const say = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args })
const sum = (zone: Zone | undefined): number => (zone ? crew(zone).reduce((n, g) => n + g.number, 0) : 0)
const round = (view: View): number => panel(view, 'supply')?.tracks.find((t) => t.ref === 'round')?.value ?? 0
const ended = (view: View): boolean => view.headline.args['phase'] !== undefined && JSON.stringify(view.headline.args['phase']).includes('phase-over')

/** What a place holds of it in words: "you" where it is the reader, else a name. */
const whose = (view: View, seat: number, id: string, args: Record<string, Arg>): Message =>
  seat === view.seat ? say(`pr-you-${id}`, args) : say(`pr-${id}`, { ...args, who: say('seat', { n: seat }) })

function losses(before: View, after: View): Outcome[] {
  const lost = (view: View, seat: number): number => sum(zonesOf(view).find((z) => z.ref === `lost:${seat}`))
  const seats = after.players.map((p) => p.seat).sort((a, b) => Number(b === after.seat) - Number(a === after.seat) || a - b)
  return seats.flatMap((seat) => {
    const n = lost(after, seat) - lost(before, seat)
    return n > 0 ? [{ line: whose(after, seat, 'loses', { n }), loss: true }] : []
  })
}

function ships(before: View, after: View): Outcome[] {
  const state = (zone: Zone, label: string): string => JSON.stringify(fact(zone, label)?.value)
  return (panel(before, 'pad')?.zones ?? []).flatMap((was) => {
    const ship = panel(after, 'pad')?.zones.find((z) => z.ref === was.ref)
    if (!ship) return []
    const args = { ship: ship.label }
    const aboard = fact(ship, 'fact-aboard')?.value
    const bound = fact(ship, 'fact-destination')?.value
    const told: Message[] = []
    if (bound !== undefined && state(was, 'fact-destination') !== state(ship, 'fact-destination')) told.push(say('pr-bound', { ...args, zone: bound }))
    if (state(was, 'fact-state') !== state(ship, 'fact-state')) told.push(say('pr-takes-off', args))
    else if (sum(was) !== sum(ship) && typeof aboard === 'object') told.push(say('pr-aboard', { ...args, n: sum(ship), seats: aboard.args['seats'] ?? 0 }))
    return told.map((line) => ({ line }))
  })
}

/** Who has most astronauts in a zone, and how many. */
function standing(view: View, zone: Zone): Message {
  const groups = crew(zone)
  const [first, second] = groups
  const args = { zone: zone.label }
  if (!first) return say('pr-empty', args)
  if (!second) return whose(view, first.owner, 'alone', args)
  const who = leader(groups)
  return who < 0 ? say('pr-tied', { ...args, n: first.number }) : whose(view, who, 'leads', { ...args, n: first.number, m: second.number })
}

function zones(before: View, after: View): Outcome[] {
  const was = new Map(panel(before, 'mars')?.zones.map((z) => [z.ref, z]))
  const other = (panel(after, 'mars')?.zones ?? []).filter((z) => JSON.stringify(crew(z)) !== JSON.stringify(crew(was.get(z.ref) ?? z)))
  return other.slice(0, MOST).map((zone) => ({ line: standing(after, zone) }))
}

/** Points that are counted at once. */
function points(before: View, after: View): Outcome[] {
  const of = (view: View): number => {
    const me = view.players.find((p) => p.seat === view.seat)
    return me ? number(me, 'fact-points') : 0
  }
  const n = of(after) - of(before)
  return n > 0 ? [{ line: say('pr-you-score', { n }) }] : []
}

/** Where ships land and another round begins, what has become of every zone would be too much to say. */
export function outcomes(before: View, after: View): Outcome[] {
  if (ended(after)) return [...losses(before, after), { line: say('pr-ends') }]
  if (round(after) !== round(before)) return [...losses(before, after), { line: say('pr-land') }, ...points(before, after)]
  return [...losses(before, after), ...ships(before, after), ...zones(before, after)]
}
