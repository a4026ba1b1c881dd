/** Which of the frames this screen has; the same queries as in the style sheets. */

import { MediaQuery } from 'svelte/reactivity'

/** A hand's width, or a hand's height: one part at a time. */
export const phone = new MediaQuery('(max-width: 760px), (max-width: 1100px) and (max-height: 640px)')
/** Held sideways: the bar stands beside the board, with room for a list. */
export const sideways = new MediaQuery('(min-width: 600px) and (max-width: 1100px) and (max-height: 640px)')
/** A tablet on its side, too narrow for three columns: the log beside a low board. */
export const flat = new MediaQuery('(max-width: 1100px) and (min-width: 761px) and (min-height: 641px) and (max-height: 999px)')
/** A laptop, with what its browser leaves of it: the bar has one line. */
export const low = new MediaQuery('(min-width: 1101px) and (max-height: 700px)')
