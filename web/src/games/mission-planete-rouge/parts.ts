import type { GameParts } from '..'
import Board from './Board.svelte'
import { advance, card, isSecret, weigh } from './course'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import Steps from './Steps.svelte'

const parts: GameParts = { hue: 'g-planete', Board, Panel, Hand, Steps, advance, card, weigh, isSecret }
export default parts
