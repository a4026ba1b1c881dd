/** What the server sends: see docs/protocol.md. Made by scripts/page_types.py. */

export type Arg = number | string | Message
export type Who = 'bot' | 'closed' | 'here' | 'open' | 'remote'

/** A translation id with its arguments; an argument may itself be a message. */
export interface Message {
  id: string
  args: Record<string, Arg>
}

/** A label and a value: "reserve 14". */
export interface Fact {
  label: Message
  value: number | Message
  icon: string
}

/** A piece, a card, a tile, or a pile of equal ones. */
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

/** A place that holds things: a region of a map, a ship, a hand, a pile. */
export interface Zone {
  ref: string
  label: Message
  kind: string
  owner: number
  things: Thing[]
  facts: Fact[]
  about: string[]
}

/** A number on its way to a maximum; `marks` are the steps where something happens. */
export interface Track {
  ref: string
  label: Message
  value: number
  maximum: number
  marks: number[]
}

/** One seat's public face, and its private zones where the viewer may see them. */
export interface PlayerView {
  seat: number
  facts: Fact[]
  zones: Zone[]
  tracks: Track[]
  status: Message | null
}

export interface Row {
  ref: string
  label: Message
  cells: (number | Message)[]
  owner: number
  about: string[]
}

/** Records: one row each, the same columns. */
export interface Records {
  ref: string
  label: Message
  columns: Message[]
  rows: Row[]
}

/** What is shown together. With `map`, its zones have positions in the game's geometry of that name. */
export interface Panel {
  ref: string
  label: Message
  map: boolean
  zones: Zone[]
  tracks: Track[]
  tables: Records[]
  facts: Fact[]
}

/** What `seat` sees (-1: a spectator). */
export interface View {
  seat: number
  headline: Message
  players: PlayerView[]
  panels: Panel[]
}

/** One thing of a list: the answer that takes it, and what it adds to the purse. */
export interface Pick {
  arg: number
  ref: string
  brings: number
  number: number
  sort: string
}

/** Some of a list, taken one by one in its order: each is an answer to the question called `asks`. */
export interface Field {
  asks: string
  what: string
  picks: Pick[]
  least: number
  most: number
  price: number
  stop: number
  closed: boolean
  sorts: number
  after: number[]
}

/** A place that a piece can be brought to: by answers after those that lead to another one, `by`. */
export interface Stop {
  ref: string
  by: number
  answers: [string, number][]
  left: number
  rests: boolean
}

/** How far a piece may go by answers given at once. */
export interface Way {
  piece: string
  origin: string
  stops: Stop[]
}

/** A question with those that follow from it, to be asked together and answered at once. */
export interface Form {
  fields: Field[]
  purse: number
  due: number
  ways: Way[]
}

export interface Question {
  seat: number
  kind: number
  name: string
  token: number
  text: Message
  held: boolean
  must: boolean
  idle: boolean
  form: Form | null
  passing: number[]
}

/** A value of the seat's own view that would be another; the path names refs where there are any. */
export interface Change {
  path: string[]
  before: unknown
  after: unknown
}

/** An option as a person sees it; with a `reason`, one that is not possible now. */
export interface Choice {
  arg: number
  label: Message
  refs: string[]
  reason: Message | null
  changes: Change[]
}

/** Who is asked; and what, if all may hear it. */
export interface Waiting {
  seat: number
  must: boolean
  asked: Message | null
}

/** Pieces that travel: what the log tells in words, for the eye. */
export interface Move {
  kind: string
  origin: string
  target: string
  owner: number
  number: number
}

/** What happened at a step and by whose answer, its parts named: a line for the log, and pieces that travel. */
export interface Told {
  step: number
  by: number
  what: string
  line: Message | null
  moves: Move[]
  parts: Record<string, unknown>
}

/** One source of points, seat by seat, and what an automaton has of it where one plays. */
export interface Score {
  label: Message
  points: number[]
  automaton: number | null
}

export interface Result {
  returns: number[]
  scores: Score[]
}

/** Everything a seat sees now, and how it came to be; `told` goes on from the revision `since`. */
export interface Position {
  type: 'position'
  seat: number
  revision: number
  steps: number
  since: number
  view: View
  question: Question | null
  choices: Choice[]
  waiting: Waiting[]
  told: Told[]
  undo: string
  progress: number
  over: Result | null
}

/** What would follow an answer. */
export interface Probed {
  question: Question | null
  choices: Choice[]
  changes: Change[]
  reveals: boolean
}

/** One point of the history, with the question then asked and the answer given. */
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

/** Seconds to begin with, and added for each answer; no bank means no clock. */
export interface Pace {
  bank: number
  increment: number
}

export interface SeatCard {
  who: Who
  name: string
  bot: string
  house: boolean
  taken: boolean
  muted: boolean
  present?: boolean
}

/** A table as anybody may see it; the last fields only where they are known. */
export interface Card {
  table: string
  game: string
  state: 'closed' | 'open' | 'over' | 'running'
  options: Record<string, unknown>
  pace: Pace
  undo: 'consent' | 'each' | 'nobody'
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
  mine?: boolean
}

/** A seat asks to go back to `step`: for this client `steps` back. */
export interface Ask {
  type: 'ask'
  ask: number
  what: 'undo'
  by: number
  step: number
  steps: number
}

export interface SeatClock {
  left: number
  running: boolean | null
}

export interface ChatLine {
  seat: number
  name?: string
  text?: string
  note?: string
  to?: number
  at: number
  line?: number
  removed?: boolean
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

export interface Games {
  games: GameCard[]
  bots: BotCard[]
}

export interface QuestionKind {
  name: string
  size: number
}

/** Where a zone lies on its map: an anchor, and an outline as an SVG path. */
export interface Spot {
  ref: string
  x: number
  y: number
  outline: string
}

/** A map in viewBox units; `links` join neighbouring zones. */
export interface Geometry {
  width: number
  height: number
  spots: Spot[]
  links: [string, string][]
}

/** A part of the rules in short, with the kinds of questions that it explains. */
export interface Paragraph {
  title: Message
  text: Message
  kinds: string[]
}

export interface GamePage {
  id: string
  rules: number
  kinds: QuestionKind[]
  geometry: Record<string, Geometry>
  summary: Paragraph[]
  about: Message[]
  bot_seats: number[]
}

export interface Refusal {
  refused: string
  facts: Record<string, string | number>
  changed?: Message | null
}

export interface TableMade {
  table: string
  host: string
  watch: string
  join: string
  tokens: Record<number, string>
  invites: Record<number, string>
}

/** From where this server can be reached; what only whoever runs it may know is empty for others. */
export interface Reach {
  loopback: boolean
  address: string
  port: number
}

/** A way to call a person; with the secret by which a webhook knows who calls. */
export interface BellCard {
  kind: 'hook' | 'push'
  address: string
  secret?: string
}

export interface BellList {
  push: string
  bells: BellCard[]
}
