import type { GameParts, Shown, Tab } from '..'
import { extend } from '../../lib/text.svelte'
import type { Step } from '../../lib/table.svelte'
import type { Choice, Message, View } from '../../lib/types'
import Aims from './Aims.svelte'
import { asks } from './asking'
import Board from './Board.svelte'
import { advance, automata, card, counted, course, isSecret, pace, reckon, weigh } from './course'
import Ending from './Ending.svelte'
import Hand from './Hand.svelte'
import Legend from './Legend.svelte'
import MarsBot from './MarsBot.svelte'
import Mine from './Mine.svelte'
import Panel from './Panel.svelte'
import { inPlay, panel, reads } from './read'
import Steps from './Steps.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import Widget from './Widget.svelte'
import { worth } from './worth'

extend('terraforming-mars', { en, fr })

const AIMS = ['standard:', 'milestone:', 'award:']
const aims = (shown: Shown): number => [...shown.targets].filter((ref) => AIMS.some((kind) => ref.startsWith(kind))).length
const usable = (shown: Shown): number => inPlay(shown.view).filter((c) => shown.targets.has(c.ref)).length

/** Cards in hand before cards in play, those before what anybody may do, and patents are sold last. */
const RANKS: readonly [string, number][] = [['standard:sell-patents', 4], ['standard:', 3], ['milestone:', 2], ['award:', 2]]
const rank = (step: Step, choice: Choice): number =>
  step.question.name === 'act' ? (RANKS.find(([kind]) => choice.refs[0]?.startsWith(kind))?.[1] ?? (choice.label.id === 'pick-play' ? 0 : 1)) : 0
/** Cards that can be played are lit in the hand. */
const inHand = (step: Step, choice: Choice): boolean => step.question.name === 'act' && choice.label.id === 'pick-play'

/** A milestone or an award by its name alone: what it asks is seen among the goals. */
function brief(_: Step, { label }: Choice): Message {
  const { what } = label.args
  return typeof what === 'object' && what.id === 'goal' ? { ...label, args: { ...label.args, what: what.args['name'] ?? what } } : label
}

const goals: Tab = { name: 'goals', icon: 'crown', label: 'page-tm-goals', Part: Aims, wants: aims, quiet: true }
const mine: Tab = { name: 'mine', icon: 'card', label: 'page-tm-mine', Part: Mine, wants: usable }
const bot: Tab = { name: 'marsbot', icon: 'robot', label: 'marsbot', Part: MarsBot, wants: () => 0 }

const parts: GameParts = {
  hue: 'g-terra',
  frame: { hand: 146, strip: 140, carry: 118 },
  figure: (what, n) => (what.id.startsWith('parameter-') ? reads(what, n) : String(n)),
  Board,
  Panel,
  Hand,
  Steps,
  Widget,
  asks,
  brief,
  rank,
  inHand,
  worth,
  sideTabs: (view: View) => (view.seat < 0 ? [] : [mine]),
  phoneTabs: (view: View) => (panel(view, 'marsbot') ? [goals, bot] : [goals]),
  Legend,
  Ending,
  automata,
  advance,
  card,
  counted,
  course,
  pace,
  reckon,
  series: ['fact-rating', 'resource-megacredits', 'resource-plants', 'resource-heat'],
  weigh,
  isSecret,
}
export default parts
