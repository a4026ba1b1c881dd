import type { GameParts } from '..'
import { extend } from '../../lib/text.svelte'
import { isDirect, rank } from './asking'
import Board from './Board.svelte'
import { advance, course, automata, card, decided, isSecret, pace, reckon, weigh } from './course'
import Ending from './Ending.svelte'
import Goods from './Goods.svelte'
import Hand from './Hand.svelte'
import Legend from './Legend.svelte'
import './palette.css'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'
import { phoneTabs, sideTabs } from './tabs'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import Widget from './Widget.svelte'
import { worth } from './worth'

extend('on-mars', { en, fr })

const parts: GameParts = {
  hue: 'g-onmars',
  frame: { left: 222, right: 312, hand: 92, strip: 260 },
  Board,
  Panel,
  Hand,
  Strip: Goods,
  Steps,
  Widget,
  isDirect,
  rank,
  worth,
  sideTabs,
  phoneTabs,
  without: ['hand', 'players'],
  Legend,
  Ending,
  compactEnd: true,
  automata,
  advance,
  course,
  card,
  pace,
  weigh,
  reckon,
  decided,
  isSecret,
}
export default parts
