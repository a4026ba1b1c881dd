/** How this game's questions are asked: in the bar, over the board, or by one click on it. */

import type { Step } from '../../lib/answer.svelte'
import type { Choice, View } from '../../lib/types'
import type { Shown, Tab } from '..'
import Offers from './Offers.svelte'
import { offers as proposals, phase } from './read'
import TableTab from './TableTab.svelte'

const COMPOSED = new Set(['partner', 'give', 'want'])
const DIRECT = new Set(['build', 'move', 'switch-off', 'lose', 'discard'])
const FIRST = ['pick-accept', 'pick-offer', 'pick-cargo', 'pick-swap', 'pick-refuse', 'pick-counter', 'pick-withdraw', 'pick-earth']

/** A proposal is put together over the board. */
export const asks = (step: Step): boolean => COMPOSED.has(step.question.name)

/** What one does several times, and can take back. */
export const isDirect = (step: Step): boolean => DIRECT.has(step.question.name)

export const rank = (step: Step, choice: Choice): number => (step.question.name === 'exchange' ? FIRST.indexOf(choice.label.id) : 0)

const count = (shown: Shown, ...sorts: string[]): number => [...shown.targets].filter((ref) => sorts.includes(ref.split(':')[0] ?? '')).length
/** Proposals that wait for this seat's answer. */
const toAnswer = (shown: Shown): number => proposals(shown.view).filter((o) => o.maker !== shown.view.seat && shown.targets.has(o.ref)).length
const offers: Tab = { name: 'offers', icon: 'swap', label: 'mars-offers', Part: Offers, wants: toAnswer, opens: (shown) => toAnswer(shown) > 0, leads: true }
const table: Tab = { name: 'table', icon: 'log', label: 'mars-table', Part: TableTab, wants: (shown) => count(shown, 'contract', 'supremacy') }

export const sideTabs = (view: View): Tab[] => (phase(view) === 'exchanging' ? [offers] : [])
export const phoneTabs = (view: View): Tab[] => [table, ...sideTabs(view)]
