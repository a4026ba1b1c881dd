/** Which tab shows what can be clicked: one's own board, orbit, or the colony. */

import { phone } from '../../lib/screen'
import type { View } from '../../lib/types'
import type { Shown, Tab } from '..'
import Colony from './Colony.svelte'
import MyBoard from './MyBoard.svelte'
import Orbit from './Orbit.svelte'
import { COLONY, ORBIT } from './read'

const count = (shown: Shown, ...sorts: string[]): number => [...shown.targets].filter((ref) => sorts.includes(ref.split(':')[0] ?? '')).length
const turning = (shown: Shown): boolean => shown.client.steps.length === 1 && shown.client.steps[0]?.question.name === 'turn'
/** On a phone the strips of actions lie in the tabs of their sides. */
const actions = (shown: Shown, names: readonly string[]): number =>
  phone.current ? [...shown.targets].filter((ref) => /^(slot|action):/.test(ref) && names.includes(ref.split(':')[1] ?? '')).length : 0
const own = (shown: Shown): number =>
  phone.current && turning(shown) ? 0 : [...shown.targets].filter((ref) => /^(good|lab|executive|ship|home|work|reserve|garage|hangar|goal):/.test(ref) || ref.startsWith(`tech:${shown.view.seat}:`)).length

const mine: Tab = { name: 'mine', icon: 'om-dome', label: 'om-my-board', leads: true, Part: MyBoard, wants: own, opens: (s) => !orbit.opens?.(s) && !colony.opens?.(s) }
const orbit: Tab = {
  name: 'orbit',
  icon: 'om-orbit',
  label: 'om-orbit',
  leads: true,
  Part: Orbit,
  wants: (s) => actions(s, ORBIT) + count(s, 'warehouse', 'grid', 'explore') + [...s.targets].filter((ref) => ref.startsWith('blueprint:') && isShown(s.view, ref)).length,
  opens: (s) => !turning(s) && orbit.wants(s) > 0,
}
const colony: Tab = {
  name: 'colony',
  icon: 'om-ground',
  label: 'om-colony',
  leads: true,
  Part: Colony,
  wants: (s) => actions(s, COLONY) + (phone.current ? count(s, 'stack') : 0) + [...s.targets].filter((ref) => /^(scientist|contract):/.test(ref) && isOnBoard(s.view, ref)).length,
  opens: (s) => !turning(s) && colony.wants(s) > 0,
}

const zone = (view: View, ref: string): string[] => view.panels.flatMap((p) => p.zones).find((z) => z.ref === ref)?.things.map((t) => t.ref) ?? []
const isShown = (view: View, ref: string): boolean => zone(view, 'display').includes(ref)
const isOnBoard = (view: View, ref: string): boolean => zone(view, 'board').includes(ref) || zone(view, 'pile').includes(ref)

export const sideTabs = (): Tab[] => [mine, orbit, colony]
export const phoneTabs = (): Tab[] => [mine, orbit, colony]
