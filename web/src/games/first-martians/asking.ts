/** How this game's questions are asked: on the board by one click, in the bar, or not at all. */

import type { Step } from '../../lib/answer.svelte'
import type { Choice, View } from '../../lib/types'
import type { Shown, Tab } from '..'
import Mission from './Mission.svelte'
import { passes } from './pauses.svelte'
import { phase, troubles, whose } from './read'
import SurfaceTab from './SurfaceTab.svelte'
import Troubles from './Troubles.svelte'

/** Parts of the plan: whoever placed a pawn can take it back, so one click places it. */
const OF_THE_PLAN = new Set(['target', 'route', 'with', 'part', 'astronaut', 'dismantle'])

export const isFree = (step: Step): boolean => OF_THE_PLAN.has(step.question.name) && step.question.held

/** The plan is one's own until one is ready: nothing else has to be confirmed. */
export const closes = (step: Step): boolean => step.question.name === 'plan'

/** What one does with pawns is not known from other games. */
const HINTS: Record<string, string> = { plan: 'fm-hint-plan', target: 'fm-hint-target', shut: 'fm-hint-shut' }
export const hint = (step: Step): string | undefined => HINTS[step.question.name]

/** What the production sheet asks: which facility is shut, whether a farm wilts, who goes hungry. */
const SHORTAGES = new Set(['shut', 'wilt', 'hungry'])
export const isShortage = (step: Step): boolean => SHORTAGES.has(step.question.name)

/** A pause that is passed by itself is not asked; what a card or the production sheet asks is asked there. */
export const asks = (step: Step): boolean => passes(step) || isShortage(step) || ['choose', 'redraw', 'with'].includes(step.question.name)

/** One's own pawns first, then what can be used; what others have placed comes last. */
export function rank(step: Step, choice: Choice): number {
  if (step.question.name === 'target') return choice.label.id.startsWith('pick-join') ? 0 : choice.arg === 0 ? 3 : 1
  if (step.question.name !== 'plan') return 0
  const piece = choice.label.args['piece']
  if (typeof piece !== 'object') return 2
  const own = whose(piece) === step.question.seat
  return choice.label.id === 'pick-placed' ? 3 : own ? 0 : 1
}

const count = (shown: Shown, ...sorts: string[]): number => [...shown.targets].filter((ref) => sorts.includes(ref.split(':')[0] ?? '')).length
const mission: Tab = { name: 'mission', icon: 'event', label: 'fm-tab-mission', Part: Mission, wants: (shown) => count(shown, 'event', 'special'), leads: true }
const wrong: Tab = { name: 'troubles', icon: 'warning', label: 'fm-tab-troubles', Part: Troubles, wants: (shown) => troubles(shown.view).length, opens: () => false, leads: true }
const surface: Tab = { name: 'surface', icon: 'fm-compass', label: 'fm-tab-surface', Part: SurfaceTab, wants: (shown) => count(shown, 'space', 'sample', 'objective', 'poi', 'upgrade') }
const event: Tab = { ...mission, name: 'event', label: 'fm-tab-event' }

/** Not while the crew is chosen, nor when all is over. */
const isPlayed = (view: View): boolean => phase(view) !== 'crew' && !phase(view).startsWith('outcome')

export const sideTabs = (view: View): Tab[] => (isPlayed(view) ? [mission, wrong] : [])
export const phoneTabs = (view: View): Tab[] => (isPlayed(view) ? [surface, event] : [])
