import type { GameParts } from '..'
import Board from './Board.svelte'
import { advance, automata, card, isSecret, pace, weigh } from './course'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'

const parts: GameParts = { hue: 'g-terra', Board, Panel, Steps, automata, advance, card, pace, weigh, isSecret }
export default parts
