/** Each game may bring a board, a player panel, a hand and what it puts in the top bar; the table frame does the rest. */

import type { Component } from 'svelte'
import type { TableClient } from '../lib/table.svelte'
import type { Words } from '../lib/text.svelte'
import type { Preview } from '../lib/preview'
import type { Advance } from '../lib/reel.svelte'
import type { GamePage, Message, PlayerView, Result, Told, View, Zone } from '../lib/types'

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
  /** what the answer in the making would change */
  preview: Preview | null
  /** a click on a target */
  point: (ref: string) => void
}

export interface Automaton {
  name: Message
  player: PlayerView
}

export interface GameParts {
  hue: string
  Board: Component<{ shown: Shown }>
  Panel: Component<{ shown: Shown; player: PlayerView }>
  Hand?: Component<{ shown: Shown }>
  Steps?: Component<{ shown: Shown }>
  /** whoever plays without a seat: an automaton of the rules, with the colour it takes */
  automata?: (view: View) => Automaton[]
  /** asks some questions over the board, in the place of the options in the bar: those of these kinds */
  Widget?: Component<{ shown: Shown }>
  asks?: ReadonlySet<string>
  /** what the icons mean, in the drawer with the rules */
  Legend?: Component<{ shown: Shown }>
  /** what a fact changes in the view besides its moves, so that it can be seen while it is told */
  advance?: Advance
  /** the card a fact turns up, to be shown turning */
  card?: (told: Told) => { icon: string; owner: number; number?: number } | null
  /** how long a fact is shown, where it is to be read word for word */
  pace?: (told: Told) => number
  /** how much a fact is worth looking at again; 0: not at all */
  weigh?: (told: Told) => number
  /** the result with the points of automata */
  reckon?: (result: Result) => Result
  /** what the end shows besides points and chart */
  Ending?: Component<{ shown: Shown; open: (step: number) => void }>
  /** zones of players that were secret and are shown at the end */
  isSecret?: (zone: Zone) => boolean
}

const parts: Record<string, () => Promise<{ default: GameParts }>> = {
  'mission-planete-rouge': () => import('./mission-planete-rouge/parts'),
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

/** What the box says: who made the game, how long it takes, how heavy it is (1 to 5). */
export const FACTS: Record<string, { authors: string; minutes: number; weight: number }> = {
  'mission-planete-rouge': { authors: 'Bruno Cathala, Bruno Faidutti', minutes: 60, weight: 2 },
  mars: { authors: 'François Delbosc', minutes: 90, weight: 2 },
  'terraforming-mars': { authors: 'Jacob Fryxelius', minutes: 120, weight: 3 },
  'on-mars': { authors: 'Vital Lacerda', minutes: 150, weight: 5 },
  'first-martians': { authors: 'Ignacy Trzewiczek', minutes: 90, weight: 4 },
}
