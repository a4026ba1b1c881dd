import type { GameParts } from '..'
import Board from './Board.svelte'
import { advance, automata, card, isSecret, pace, reckon, weigh } from './course'
import Ending from './Ending.svelte'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'

const parts: GameParts = { hue: 'g-terra', Board, Panel, Steps, Ending, automata, advance, card, pace, reckon, weigh, isSecret }
export default parts
