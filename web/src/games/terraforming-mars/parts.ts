import type { GameParts } from '..'
import { extend } from '../../lib/text.svelte'
import { ASKS } from './asking'
import Board from './Board.svelte'
import { advance, automata, card, isSecret, pace, reckon, weigh } from './course'
import Ending from './Ending.svelte'
import Hand from './Hand.svelte'
import Legend from './Legend.svelte'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import Widget from './Widget.svelte'

extend('terraforming-mars', { en, fr })

const parts: GameParts = {
  hue: 'g-terra',
  Board,
  Panel,
  Hand,
  Steps,
  Widget,
  asks: ASKS,
  Legend,
  Ending,
  automata,
  advance,
  card,
  pace,
  reckon,
  weigh,
  isSecret,
}
export default parts
