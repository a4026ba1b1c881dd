/** What the server sends: see docs/protocol.md. */

export type Arg = number | string | Message
export interface Message {
  id: string
  args: Record<string, Arg>
}

export interface Fact {
  label: Message
  value: number | Message
  icon: string
}
export interface Thing {
  ref: string
  label: Message
  kind: string
  owner: number
  number: number
  hidden: boolean
  facts: Fact[]
  note: Message | null
}
export interface Zone {
  ref: string
  label: Message
  kind: 'place' | 'cards' | 'pile'
  owner: number
  things: Thing[]
  facts: Fact[]
}
export interface Track {
  ref: string
  label: Message
  value: number
  maximum: number
  marks: number[]
}
export interface Row {
  ref: string
  label: Message
  cells: (number | Message)[]
  owner: number
}
export interface Records {
  ref: string
  label: Message
  columns: Message[]
  rows: Row[]
}
export interface Panel {
  ref: string
  label: Message
  map: boolean
  zones: Zone[]
  tracks: Track[]
  tables: Records[]
  facts: Fact[]
}
export interface PlayerView {
  seat: number
  facts: Fact[]
  zones: Zone[]
  tracks: Track[]
  status: Message | null
}
export interface View {
  seat: number
  headline: Message
  players: PlayerView[]
  panels: Panel[]
}

export interface Spot {
  ref: string
  x: number
  y: number
  outline: string
}
export interface Geometry {
  width: number
  height: number
  spots: Spot[]
  links: [string, string][]
}

export interface Choice {
  arg: number
  label: Message
  refs: string[]
  reason: Message | null
}
export interface Question {
  seat: number
  kind: number
  name: string
  token: number
  text: Message
  held: boolean
  must: boolean
}
export interface Move {
  kind: string
  origin: string
  target: string
  owner: number
  number: number
}
export interface Told {
  step: number
  what: string
  line: Message | null
  moves: Move[]
}
export interface Score {
  label: Message
  points: number[]
}
export interface Result {
  returns: number[]
  scores: Score[]
}
export interface Position {
  type: 'position'
  seat: number
  revision: number
  since: number // -1: the past has changed
  view: View
  question: Question | null
  choices: Choice[]
  waiting: { seat: number; must: boolean; asked: Message | null }[]
  told: Told[]
  undo: string
  progress: number
  over: Result | null
}
export interface Change {
  path: string[]
  before: unknown
  after: unknown
}
export interface Probed {
  question: Question | null
  choices: Choice[]
  changes: Change[]
  reveals: boolean
}
export interface StepView {
  step: number
  steps: number
  view: View
  question: Question | null
  choices: Choice[]
  answer: number | null
  told: Told[]
  over: Result | null
}

export type Who = 'here' | 'remote' | 'bot' | 'open' | 'closed'
export interface SeatCard {
  who: Who
  name: string
  bot: string
  house: boolean
  taken: boolean
  present?: boolean
}
export interface Card {
  table: string
  game: string
  state: 'open' | 'running' | 'over' | 'closed'
  options: Record<string, unknown>
  pace: { bank: number; increment: number }
  undo: 'each' | 'consent' | 'nobody'
  listed: boolean
  chosen_seed: boolean
  seats: SeatCard[]
  progress: number
  rematch: string
  made: number
  moved: number
  spectators?: number
  you?: number[]
  host?: boolean
  seed?: string | null
}
export interface Asked {
  ask: number
  what: 'undo'
  by: number
  steps: number
  said?: boolean
}
export interface Clock {
  left: number
  running: boolean | null
  at: number
}
export interface ChatLine {
  seat: number
  name?: string
  text?: string
  note?: string // a line of the table's own: the id of its words
  at: number
}
export interface OptionSchema {
  name: string
  values: (boolean | number | string)[]
  default: boolean | number | string
  per_seat: boolean
}
export interface GameCard {
  id: string
  seats: number[]
  options: OptionSchema[]
}
export interface BotCard {
  bot: string
  label: string
  about: string
}
export interface GamePage {
  id: string
  rules: number
  kinds: { name: string; size: number }[]
  geometry: Record<string, Geometry>
  summary: Message[]
  about: Message[]
  bot_seats: number[]
}
export interface Refusal {
  refused: string
  facts: Record<string, Arg>
  changed?: Message | null // what happened meanwhile
}
