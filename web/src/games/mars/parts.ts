import type { GameParts } from '..'
import { extend } from '../../lib/text.svelte'
import { asks, brief, closes, inHand, isDirect, phoneTabs, rank, sideTabs, worth } from './asking'
import Board from './Board.svelte'
import { advance, card, counted, course, isSecret, pace, weigh } from './course'
import Ending from './Ending.svelte'
import Hand from './Hand.svelte'
import './palette.css'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import Widget from './Widget.svelte'

extend('mars', { en, fr })

const parts: GameParts = {
  hue: 'g-mars',
  frame: { hand: 94, strip: 130, beside: 34 },
  Board,
  Panel,
  Hand,
  Strip,
  Steps,
  Widget,
  Ending,
  compactEnd: true,
  asks,
  isDirect,
  brief,
  closes,
  inHand,
  rank,
  sideTabs,
  phoneTabs,
  without: ['hand'],
  series: [],
  worth,
  advance,
  card,
  counted,
  course,
  pace,
  weigh,
  isSecret,
}
export default parts
