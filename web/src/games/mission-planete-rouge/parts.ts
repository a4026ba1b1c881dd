import type { GameParts } from '..'
import type { Step } from '../../lib/table.svelte'
import { extend } from '../../lib/text.svelte'
import type { Choice } from '../../lib/types'
import Board from './Board.svelte'
import { advance, card, course, isSecret, weigh } from './course'
import Hand from './Hand.svelte'
import { outcomes } from './outcome'
import Panel from './Panel.svelte'
import { CHARACTERS } from './read'
import Steps from './Steps.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

extend('mission-planete-rouge', { en, fr })

/** A character's key is its number. */
function keyOf(step: Step, choice: Choice): number | undefined {
  const at = step.question.name === 'choose' ? CHARACTERS.indexOf(choice.refs[0]?.split(':')[2] ?? '') : -1
  return at < 0 ? undefined : at + 1
}

/** One's own astronauts are destroyed last. */
function rank(step: Step, choice: Choice): number {
  const who = choice.label.id === 'pick-hit' ? choice.label.args['who'] : undefined
  return typeof who === 'object' && who.args['n'] === step.question.seat ? 1 : 0
}

const parts: GameParts = { hue: 'g-planete', frame: { hand: 122 }, Board, Panel, Hand, Steps, keyOf, advance, card, course, weigh, isSecret, outcomes, rank }
export default parts
