/** What this device looks at and puts together, besides the answer itself. */

import { blank, type Bargain } from './bargain'
import type { Way } from './earth'
import type { Amounts } from './read'

export const desk = $state({
  colony: -1, // whose colony; -1: one's own
  folded: false, // a widget put aside, to see the colony
  way: 'colonies' as 'colonies' | Way, // with whom one exchanges
  trading: false, // who does not lead has opened the bargain
  bargain: blank() as Bargain,
  goes: {} as Amounts, // cards marked to be discarded when the turn ends
})
