/** What the server sends, as short as a test wants it. */

import type { Choice, Field, Message, Move, Pick, PlayerView, Position, Question, Thing, Told, View, Zone } from '../src/lib/types'

export const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })
export const seat = (n: number): Message => say('seat', { n })

export const thing = (ref: string, more: Partial<Thing> = {}): Thing => ({
  ref,
  label: say(ref),
  kind: 'piece',
  owner: -1,
  number: 1,
  hidden: false,
  facts: [],
  note: null,
  ...more,
})

export const zone = (ref: string, things: Thing[] = [], more: Partial<Zone> = {}): Zone => ({
  ref,
  label: say(`zone-${ref}`),
  kind: 'region',
  owner: -1,
  things,
  facts: [],
  about: [],
  ...more,
})

export const player = (n: number, more: Partial<PlayerView> = {}): PlayerView => ({ seat: n, facts: [], zones: [], tracks: [], status: null, ...more })

export const view = (zones: Zone[], more: Partial<View> = {}): View => ({
  seat: 0,
  headline: say('headline'),
  players: [],
  panels: [{ ref: 'board', label: say('board'), map: true, zones, tracks: [], tables: [], facts: [] }],
  ...more,
})

export const move = (kind: string, origin: string, target: string, owner = 0, number = 1): Move => ({ kind, origin, target, owner, number })

export const told = (what: string, parts: Told['parts'] = {}, more: Partial<Told> = {}): Told => ({
  step: 0,
  by: -1,
  what,
  line: say(`story-${what}`),
  moves: [],
  parts,
  ...more,
})

export const pick = (ref: string, arg: number, more: Partial<Pick> = {}): Pick => ({ ref, arg, brings: 0, number: 1, sort: '', ...more })
export const field = (asks: string, picks: Pick[], least: number, most: number, more: Partial<Field> = {}): Field => ({
  asks,
  what: asks,
  picks,
  least,
  most,
  price: 0,
  stop: -1,
  closed: false,
  sorts: 0,
  after: [],
  ...more,
})

export const choice = (arg: number, refs: string[] = [], more: Partial<Choice> = {}): Choice => ({
  arg,
  label: say(`option-${arg}`),
  refs,
  reason: null,
  changes: [],
  ...more,
})

export const question = (token: number, more: Partial<Question> = {}): Question => ({
  seat: 0,
  kind: 1,
  name: 'move',
  token,
  text: say('ask-move'),
  held: false,
  must: true,
  idle: false,
  form: null,
  passing: [],
  ...more,
})

export const position = (revision: number, more: Partial<Position> = {}): Position => ({
  type: 'position',
  seat: 0,
  revision,
  steps: revision,
  since: revision - 1,
  view: view([]),
  question: null,
  choices: [],
  waiting: [],
  told: [],
  undo: '',
  progress: 0,
  over: null,
  ...more,
})
