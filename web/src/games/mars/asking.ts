/** How this game's questions are asked: in the bar, over the board, or by one click on it. */

import type { Step } from '../../lib/answer.svelte'
import type { Preview } from '../../lib/preview'
import { flat } from '../../lib/screen'
import type { Choice, Message, View } from '../../lib/types'
import type { Shown, Tab } from '..'
import { LOST } from './captions'
import Offers from './Offers.svelte'
import { offers as proposals, phase, placeOf, places, player, track } from './read'
import TableTab from './TableTab.svelte'
import Turn from './Turn.svelte'

const COMPOSED = new Set(['partner', 'give', 'want'])
const DIRECT = new Set(['build', 'borrow', 'move', 'switch-off', 'lose'])
const FIRST = ['pick-accept', 'pick-offer', 'pick-cargo', 'pick-swap', 'pick-refuse', 'pick-counter', 'pick-withdraw', 'pick-earth']

/** A proposal is put together over the board. */
export const asks = (step: Step): boolean => COMPOSED.has(step.question.name)

/** What one does several times, and can take back. */
export const isDirect = (step: Step): boolean => DIRECT.has(step.question.name)

export const rank = (step: Step, choice: Choice): number =>
  step.question.name === 'exchange' ? FIRST.indexOf(choice.label.id) : Number(choice.label.id === 'pick-leave')

/** Contracts are bought in their grid. */
export const inHand = (step: Step, choice: Choice): boolean => step.question.name === 'build' && choice.label.id === 'pick-contract'

const ENDS: Record<string, string> = { move: 'mars-end-with' }
/** What a place costs stands on it, how a conflict ends is seen above; what is given up says what goes with it; the end of a turn, what it comes to. */
export function brief(step: Step, choice: Choice, view: View): Message {
  const { name, passing } = step.question
  const points = track(player(view, view.seat), 'points')
  if (passing.includes(choice.arg)) return ENDS[name] && points ? { id: ENDS[name], args: { n: points.value } } : choice.label
  if (choice.label.id === 'pick-rival') return { id: 'mars-brief-rival', args: choice.label.args }
  if (choice.label.id === 'pick-build') return { id: 'mars-brief', args: { place: choice.label.args['place'] ?? choice.label } }
  const place = LOST[name] && placeOf(view, choice.refs[0] ?? '')
  if (!place || !LOST[name]) return choice.label
  const { main, more } = LOST[name](place, places(view, place.seat, place.type))
  return more ? { id: 'mars-brief-lost', args: { place: choice.label, main, more } } : { id: 'mars-brief-loss', args: { place: choice.label, main } }
}

/** Cards that come and go are seen in the hand: of the reserve nothing need be said, nor how many there are then. */
export const worth = (preview: Preview): Preview => ({
  ...preview,
  ghosts: preview.ghosts.filter((g) => g.zone !== 'reserve'),
  lines: preview.lines.filter((l) => l.what.id !== 'track-stored'),
})

/** Colonists move as long as one likes: the end of it is what the bar is for. */
export const closes = (step: Step): boolean => step.question.name === 'move'

const count = (shown: Shown, ...sorts: string[]): number => [...shown.targets].filter((ref) => sorts.includes(ref.split(':')[0] ?? '')).length
/** Proposals that wait for this seat's answer. */
const toAnswer = (shown: Shown): number => proposals(shown.view).filter((o) => o.maker !== shown.view.seat && shown.targets.has(o.ref)).length
const offers: Tab = { name: 'offers', icon: 'swap', label: 'mars-offers', Part: Offers, wants: toAnswer, opens: (shown) => toAnswer(shown) > 0, leads: true }
const table: Tab = { name: 'table', icon: 'log', label: 'mars-table', Part: TableTab, wants: (shown) => count(shown, 'contract', 'supremacy', 'card') }

const ENDING = new Set(['borrowing', 'moving', 'ending'])
const SETTLED = new Set(['borrow', 'move', 'switch-off', 'lose'])
const turn: Tab = { name: 'turn', icon: 'clock', label: 'mars-turn', Part: Turn, wants: () => 0, opens: (shown) => SETTLED.has(shown.client.steps[0]?.question.name ?? ''), leads: true }

/** One's own turn comes to its end, or there is too little power. */
function settles(view: View): boolean {
  const me = player(view, view.seat)
  const energy = track(me, 'energy')
  return (me?.status?.id === 'status-turn' && ENDING.has(phase(view))) || (energy !== undefined && energy.value > energy.maximum)
}

const ofPhase = (view: View): Tab[] => (phase(view) === 'exchanging' ? [offers] : settles(view) ? [turn] : [])
export const sideTabs = (view: View): Tab[] => [...ofPhase(view), ...(flat.current ? [table] : [])]
export const phoneTabs = (view: View): Tab[] => [table, ...ofPhase(view)]
