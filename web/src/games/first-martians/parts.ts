import type { GameParts } from '..'
import { extend } from '../../lib/text.svelte'
import { asks, closes, hint, isFree, phoneTabs, rank, sideTabs } from './asking'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Widget from './Widget.svelte'
import { advance, course, pace, weigh } from './course'
import Panel from './Panel.svelte'
import Plan from './Plan.svelte'
import Steps from './Steps.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

extend('first-martians', { en, fr })

const parts: GameParts = {
  hue: 'g-first',
  frame: { left: 226, right: 264, hand: 112 },
  Board,
  Panel,
  Hand: Plan,
  Steps,
  Widget,
  Ending,
  endsAlone: true,
  asks,
  isFree,
  closes,
  hint,
  rank,
  sideTabs,
  phoneTabs,
  advance,
  course,
  pace,
  weigh,
}
export default parts
