import type { GameParts } from '..'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'

const parts: GameParts = { hue: 'g-terra', Board, Panel, Steps }
export default parts
