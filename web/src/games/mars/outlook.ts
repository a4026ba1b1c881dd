/** What a turn comes to if it ends as the view stands: figures, and what is worth knowing. */

import type { Message, Told, View } from '../../lib/types'
import { lacksPower } from './captions'
import { FAMILIES, free, places, player, track, type Place } from './read'

export interface Figure {
  id: string
  icon: string
  now: number
  was?: number | undefined
  most?: number | undefined
  tone: '' | 'bad' | 'warn'
}

export interface Note {
  icon: string
  tone: '' | 'warn' | 'good'
  text: Message
}

const mine = (view: View, name: string): { value: number; maximum: number } => track(player(view, view.seat), name) ?? { value: 0, maximum: 0 }
const over = ({ value, maximum }: { value: number; maximum: number }): number => Math.max(0, value - maximum)
const built = (view: View): Place[] => Object.keys(FAMILIES).flatMap((type) => places(view, view.seat, type).filter((p) => p.state !== 'empty'))

/** The points this seat had when its last turn ended. */
export function before(told: readonly Told[], seat: number): number | undefined {
  const counted = told.findLast((t) => t.what === 'points' && Number(t.parts['seat']) === seat)
  return counted && Number(counted.parts['number'])
}

/** Points since the last turn; energy, storage and colonists before and after what is about to be done. */
export function outlook(view: View, then: View, told: readonly Told[]): Figure[] {
  const [points, energy, stored] = [mine(then, 'points'), mine(then, 'energy'), mine(then, 'stored')]
  return [
    { id: 'points', icon: 'crown', was: before(told, view.seat), now: points.value, most: points.maximum, tone: '' },
    { id: 'energy', icon: 'energy', was: mine(view, 'energy').value, now: energy.value, most: energy.maximum, tone: over(energy) ? 'bad' : '' },
    { id: 'storage', icon: 'silo', was: mine(view, 'stored').maximum, now: stored.maximum, tone: '' },
    { id: 'cards', icon: 'hand', was: mine(view, 'stored').value, now: stored.value, tone: over(stored) ? 'warn' : '' },
    { id: 'free', icon: 'colonist', was: free(view, view.seat), now: free(then, then.seat), tone: '' },
  ]
}

const note = (id: string, n: number, icon: string, tone: Note['tone'] = ''): Note[] => (n > 0 ? [{ icon, tone, text: { id: `mars-note-${id}`, args: { n } } }] : [])

/** What would be lost or left undone; and the goal, if it is reached. */
export function notes(view: View, leads: boolean): Note[] {
  const [points, energy, stored] = [mine(view, 'points'), mine(view, 'energy'), mine(view, 'stored')]
  const dark = over(energy)
  if (!leads) return [...note('dark', dark, 'nobolt', 'warn'), ...note('until', Number(dark > 0), 'help')]
  const idle = built(view).filter((p) => p.state === 'idle').length
  const unlit = built(view).filter(lacksPower)
  const homes = unlit.filter((p) => p.type === 'habitation').length
  const people = free(view, view.seat)
  return [
    ...note('goal', dark ? 0 : Number(points.value >= points.maximum), 'crown', 'good'),
    ...note('dark', dark, 'nobolt', 'warn'),
    ...note('off', dark ? 0 : homes, 'nobolt', 'warn'),
    ...note('unlit', dark ? 0 : unlit.length - homes, 'nobolt', 'warn'),
    ...note('discard', over(stored), 'hand', 'warn'),
    ...note('idle', idle, 'colonist', people ? 'warn' : ''),
    ...note('jobless', idle ? 0 : people, 'colonist'),
  ]
}
