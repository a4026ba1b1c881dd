/** Each game may bring a board, a player panel, a hand and what it puts in the top bar; the table frame does the rest. */

import type { Component } from 'svelte'
import type { Step, TableClient } from '../lib/table.svelte'
import type { Words } from '../lib/text.svelte'
import type { Preview } from '../lib/preview'
import type { Advance } from '../lib/reel.svelte'
import type { Sound } from '../lib/sound'
import type { Course } from '../lib/turns'
import type { Choice, GamePage, Message, PlayerView, Result, Told, View, Zone } from '../lib/types'

export interface Shown {
  client: TableClient
  words: Words
  view: View
  page: GamePage
  /** refs that can be clicked now */
  targets: Set<string>
  /** refs that could be meant but may not, with the reason */
  reasons: Map<string, string>
  /** refs of what is chosen */
  chosen: Set<string>
  /** refs the last move touched */
  touched: Set<string>
  /** refs whose points are being counted */
  counted: Set<string>
  /** what has been told up to the moment that is shown */
  told: readonly Told[]
  /** what the answer in the making would change */
  preview: Preview | null
  /** the hand lies under the board of a phone: small, one card beside the other */
  carried: boolean
  /** a click on a target */
  point: (ref: string) => void
  /** a double click or a drag: sent at once, unless it would reveal something */
  play: (ref: string) => void
  /** on a phone: this part comes into sight */
  open: (part: string) => void
}

export interface Automaton {
  name: Message
  player: PlayerView
}

/** A part with a tab of its own. */
export interface Tab {
  name: string
  icon: string
  /** the id of its words */
  label: string
  Part: Component<{ shown: Shown }>
  /** how many things can be clicked in it */
  wants: (shown: Shown) => number
  /** beside the log: whether it opens by itself, if not only when all that can be clicked is in it */
  opens?: (shown: Shown) => boolean
  /** beside the log: before it, and open from the start if it is the first */
  leads?: boolean
  /** on a phone: what can be clicked in it does not open it, as the question lists it too */
  quiet?: boolean
}

/** What the parts of the frame measure, in pixels of a screen of 1366 x 768; larger screens have larger ones. */
export interface Frame {
  left: number
  right: number
  hand: number
  /** on a tablet held upright: the log under the board */
  strip: number
  /** on a phone: the hand lies under the board too, so high; 0 if it has a tab only */
  carry: number
  /** on a phone held sideways: how much of its width the question has, in percent */
  beside: number
}
export const FRAME: Frame = { left: 238, right: 262, hand: 122, strip: 250, carry: 0, beside: 40 }

/** One thing that comes of an answer, as a player would say it. */
export interface Outcome {
  line: Message
  /** somebody has less */
  loss?: boolean
}

export interface GameParts {
  hue: string
  frame?: Partial<Frame>
  Board: Component<{ shown: Shown }>
  Panel: Component<{ shown: Shown; player: PlayerView }>
  Hand?: Component<{ shown: Shown }>
  /** on a phone: lies above the question, whatever part is shown */
  Strip?: Component<{ shown: Shown }>
  Steps?: Component<{ shown: Shown }>
  /** whoever plays without a seat: an automaton of the rules, with the colour it takes */
  automata?: (view: View) => Automaton[]
  /** asks some questions over the board; where it asks all of a step, the bar lists no options */
  Widget?: Component<{ shown: Shown }>
  asks?: (step: Step) => boolean
  /** planning: one click on the board answers such a step, if it can be taken back */
  isDirect?: (step: Step) => boolean
  /** what the rules themselves let one take back: one click answers such a step at any table */
  isFree?: (step: Step) => boolean
  /** what ends such a step is the main button as long as nothing is picked */
  closes?: (step: Step) => boolean
  /** what one does about such a step: the id of its words */
  hint?: (step: Step) => string | undefined
  /** how far down the bar's list an option stands; 0 is what one mostly wants */
  rank?: (step: Step, choice: Choice) => number
  /** what of an answer's consequences is worth a sentence to a seat, and in which words */
  worth?: (preview: Preview, seat: number) => Preview
  /** what comes of an answer, in the game's own sentences; without it, what would change, figure by figure */
  outcomes?: (before: View, after: View) => Outcome[]
  /** how a value is read: of the temperature 3 is −24 °C */
  figure?: (what: Message, value: number) => string
  /** what the bar calls an option whose details are seen on the board; readers hear all of it */
  brief?: (step: Step, choice: Choice, view: View) => Message
  /** the key of an option that has a number of its own */
  keyOf?: (step: Step, choice: Choice) => number | undefined
  /** options that the hand itself offers, as buttons: the bar only says that they are there */
  inHand?: (step: Step, choice: Choice) => boolean
  /** tabs beside the log */
  sideTabs?: (view: View) => Tab[]
  /** tabs of a phone that the game's own take the place of */
  without?: readonly ('hand' | 'players')[]
  /** tabs of a phone, besides board, hand, players and log */
  phoneTabs?: (view: View) => Tab[]
  /** what the icons mean, in the drawer with the rules */
  Legend?: Component<{ shown: Shown }>
  /** what a fact changes in the view besides its moves, so that it can be seen while it is told */
  advance?: Advance
  /** the card a fact turns up, to be shown turning */
  card?: (told: Told) => { icon: string; owner: number; number?: number } | null
  /** how its facts make turns, where their data alone does not tell it */
  course?: Partial<Course>
  /** what a source of points counts for a seat, to be lit on the board at the end */
  counted?: (source: Message, view: View, seat: number) => string[]
  /** what a fact sounds like, where its data alone does not tell it */
  sound?: (told: Told) => Sound | null
  /** how long a fact is shown, in milliseconds; also to whoever brought it about */
  pace?: (told: Told) => number
  /** how much a fact is worth looking at again; 0: not at all */
  weigh?: (told: Told) => number
  /** the figures its chart shows besides the points, by the ids of their labels; without it, what changes most */
  series?: string[]
  /** the result with the points of automata */
  reckon?: (result: Result) => Result
  /** what decided the game, where it was not a source of points; empty if it was */
  decided?: (shown: Shown) => string
  /** what the end shows besides points and chart */
  Ending?: Component<{ shown: Shown; open: (step: number) => void }>
  /** on a low screen points and chart leave room for the ending, so that all of it is seen */
  compactEnd?: boolean
  /** the ending is all: no points, no chart */
  endsAlone?: boolean
  /** zones of players that were secret and are shown at the end */
  isSecret?: (zone: Zone) => boolean
}

const parts: Record<string, () => Promise<{ default: GameParts }>> = {
  'first-martians': () => import('./first-martians/parts'),
  mars: () => import('./mars/parts'),
  'mission-planete-rouge': () => import('./mission-planete-rouge/parts'),
  'on-mars': () => import('./on-mars/parts'),
  'terraforming-mars': () => import('./terraforming-mars/parts'),
}

export async function partsOf(game: string): Promise<GameParts | null> {
  const load = parts[game]
  return load ? (await load()).default : null
}

export const HUES: Record<string, string> = {
  'mission-planete-rouge': 'g-planete',
  mars: 'g-mars',
  'terraforming-mars': 'g-terra',
  'on-mars': 'g-onmars',
  'first-martians': 'g-first',
}

/** What the box says: who made the game, how long it takes, how heavy it is (1 to 5), whether it is won together. */
export const FACTS: Record<string, { authors: string; minutes: number; weight: number; together?: boolean }> = {
  'mission-planete-rouge': { authors: 'Bruno Cathala, Bruno Faidutti', minutes: 60, weight: 2 },
  mars: { authors: 'François Delbosc', minutes: 90, weight: 2 },
  'terraforming-mars': { authors: 'Jacob Fryxelius', minutes: 120, weight: 3 },
  'on-mars': { authors: 'Vital Lacerda', minutes: 150, weight: 5 },
  'first-martians': { authors: 'Ignacy Trzewiczek', minutes: 90, weight: 4, together: true },
}
