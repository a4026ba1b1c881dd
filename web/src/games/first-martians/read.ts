/** The view, read as this game's things. */

import type { Words } from '../../lib/text.svelte'
import type { Arg, Fact, Message, Panel, PlayerView, Row, Thing, Track, View, Zone } from '../../lib/types'

type Value = Fact['value'] | Arg | undefined

export const RESOURCES = ['oxygen', 'energy', 'food']
export const PARTS = ['connector', 'filter', 'hardware', 'cpu']
/** The blocks as the HUB shows them, with the colour of their die. */
export const BLOCKS = [
  { name: 'system', die: 'red' },
  { name: 'habitation', die: 'orange' },
  { name: 'workshop', die: 'yellow' },
]
export const PHASES = ['events', 'morale', 'production', 'planning', 'resolving', 'malfunction', 'upkeep']
export const ICON: Record<string, string> = {
  oxygen: 'o2',
  energy: 'energy',
  food: 'food',
  connector: 'energy',
  filter: 'filter',
  hardware: 'hardware',
  cpu: 'cpu',
  rest: 'fm-rest',
  relax: 'music',
  treat: 'fm-heal',
  maintain: 'fm-gauge',
  explore: 'fm-compass',
  gather: 'sample',
  research: 'fm-scope',
  build: 'fm-hammer',
  unshut: 'fm-power',
  event: 'event',
  mission: 'target',
}

export const panel = (view: View, ref: string): Panel | undefined => view.panels.find((p) => p.ref === ref)
export const zone = (view: View, ref: string): Zone | undefined => [...view.panels, ...view.players].flatMap((p) => p.zones).find((z) => z.ref === ref)
export const fact = (of: { facts: Fact[] } | undefined, label: string): Fact['value'] | undefined => of?.facts.find((f) => f.label.id === label)?.value
export const idOf = (value: Value): string => (typeof value === 'object' ? value.id : '')
export const argOf = (value: Value, name: string): number => Number(typeof value === 'object' ? (value.args[name] ?? 0) : 0)
export const track = (view: View, ref: string): Track | undefined => [...view.panels, ...view.players].flatMap((p) => p.tracks).find((t) => t.ref === ref)

/** All messages in one, itself first: "a, b and c" taken apart. */
export function messages(value: Value): Message[] {
  if (typeof value !== 'object') return []
  return [value, ...Object.values(value.args).flatMap((arg) => (typeof arg === 'object' ? messages(arg) : []))]
}
/** The members of a list, as far as it is one. */
export function members(value: Value): Message[] {
  if (typeof value !== 'object' || value.id === 'nothing') return []
  return value.id === 'and-then' ? [...members(value.args['first']), ...members(value.args['rest'])] : [value]
}

export const phase = (view: View): string => idOf(view.headline.args['phase']).replace('phase-', '').replace('dusk', 'resolving')
export const round = (view: View): number => Number(view.headline.args['round'])

// the reserve

export interface Reserve {
  resource: string
  ref: string
  have: number
  made: number
  need: number
}
/** What there is of each resource, and what the next production brings and takes. */
export function reserves(view: View): Reserve[] {
  const facts = panel(view, 'hub')?.facts ?? []
  const of = (label: string, resource: string): number =>
    Number(facts.find((f) => f.label.id === label && idOf(f.label.args['what']) === `resource-${resource}`)?.value ?? 0)
  return RESOURCES.map((resource) => {
    const ref = `reserve:${resource}`
    return { resource, ref, have: track(view, ref)?.value ?? 0, made: of('fact-made', resource), need: of('fact-need', resource) }
  })
}

export function morale(view: View): { n: number; least: number; most: number } {
  const value = fact(panel(view, 'tracks'), 'track-morale')
  return { n: argOf(value, 'n'), least: argOf(value, 'least'), most: argOf(value, 'most') }
}
/** The malfunction dice of each round, by colour. */
export const calendar = (view: View): { round: number; dice: string[] }[] =>
  (panel(view, 'tracks')?.tables[0]?.rows ?? []).map((row, i) => ({
    round: i + 1,
    dice: members(row.cells[0]).map((m) => m.id.replace('block-die-', '')),
  }))
/** Whether the box marker of a block is red: then its die is rolled each round. */
export const isRed = (view: View, block: string): boolean => members(fact(panel(view, 'tracks'), 'fact-box')).some((m) => m.id === `block-${block}`)
export const broken = (view: View): { n: number; most: number } => {
  const value = fact(panel(view, 'hub'), 'fact-broken')
  return { n: argOf(value, 'n'), most: argOf(value, 'most') }
}

// the plan

export type Odd = { kind: 'success' | 'wound' | 'adventure'; n: number; of: number }

/** A stack of the plan. */
export interface Stack {
  ref: string
  zone: Zone
  action: string
  /** where its pawns stand in the HUB */
  facility: string
  pieces: Thing[]
  performer: number
  state: string // '', 'auto', 'roll', 'done', 'now-dice' …
  underWay: boolean
  done: boolean
  odds: Odd[]
  flaw: Message | undefined
  route: string[]
  place: string // the space it leads to
}

const ODDS = ['success', 'wound', 'adventure'] as const

export function spaceOf(m: Message): string {
  return `space:a${m.args['ring']}-${idOf(m.args['direction']).replace('direction-', '')}`
}

/** In the order in which they are resolved. */
export function stacks(view: View): Stack[] {
  return (panel(view, 'plan')?.zones ?? []).filter((z) => z.ref.startsWith('stack:')).map((z) => stackOf(view, z))
}

function stackOf(view: View, z: Zone): Stack {
  const type = idOf(fact(z, 'fact-type'))
  const where = panel(view, 'hub')?.zones.find((f) => idOf(fact(f, 'fact-action')) === type)?.ref
  const state = idOf(fact(z, 'fact-state')).replace('stack-', '')
  const own = z.about.find((ref) => ref.startsWith('facility:'))
  const flaw = fact(z, 'fact-flaw')
  return {
    ref: z.ref,
    zone: z,
    action: type.replace('action-', ''),
    facility: where ?? own ?? '',
    pieces: z.things,
    performer: argOf(fact(z, 'fact-performer'), 'n'),
    state,
    underWay: state.startsWith('now'),
    done: state === 'done',
    odds: ODDS.flatMap((kind) => {
      const value = fact(z, `fact-odds-${kind}`)
      return value === undefined ? [] : [{ kind, n: argOf(value, 'n'), of: argOf(value, 'of') }]
    }),
    flaw: typeof flaw === 'object' ? flaw : undefined,
    route: members(fact(z, 'fact-route')).map(spaceOf),
    place: z.about.find((ref) => ref.startsWith('space:')) ?? '',
  }
}

/** "5/6", or per cent where it is no face of a die. */
export const asOdds = (words: Words, { n, of }: { n: number; of: number }): string => (of === 6 ? `${n}/6` : words.say('fm-percent', { n: Math.round((100 * n) / of) }))

// pieces

export const numberOf = (ref: string): number => Number(ref.split(':')[1])
/** The astronaut a pawn belongs to, by its name; -1 for machines and rovers. */
export const whose = (name: Message | undefined): number => (name?.id === 'pawn' ? argOf(name.args['who'] ?? 0, 'n') : -1)
export const astronautOf = (piece: Thing): number => whose(piece.label)
/** Pawns that nobody has put anywhere and that are there this round. */
export function idle(view: View): Thing[] {
  const pawns = view.players.flatMap((p) => p.zones.filter((z) => z.ref.startsWith('quarters:')).flatMap((z) => z.things))
  return pawns.filter((t) => idOf(t.note ?? undefined) !== 'piece-lost')
}

// the crew

export interface Astronaut {
  number: number
  job: string
  profile: string
  wounds: Track | undefined
  tokens: number
  afflictions: Message[]
  worn: Message[]
  first: boolean
  pawns: Thing[]
  skills: Thing[]
}
/** A player's astronauts: one, or two for whoever plays alone. */
export function astronauts(player: PlayerView): Astronaut[] {
  const groups: Fact[][] = []
  for (const f of player.facts) {
    if (f.label.id === 'fact-profession') groups.push([f])
    else groups.at(-1)?.push(f)
  }
  return player.tracks.map((wounds, i) => {
    const number = numberOf(wounds.ref)
    const of = { facts: groups[i] ?? [] }
    const job = messages(fact(of, 'fact-profession'))
    return {
      number,
      job: job.find((m) => m.id.startsWith('profession-'))?.id ?? '',
      profile: job.find((m) => m.id.startsWith('profile-'))?.id ?? '',
      wounds,
      tokens: Number(fact(of, 'fact-tokens') ?? 0),
      afflictions: members(fact(of, 'fact-afflictions')),
      worn: [...members(fact(of, 'fact-worn')), ...members(fact(of, 'fact-worn-next'))],
      first: fact(of, 'fact-role') !== undefined,
      pawns: player.zones.find((z) => z.ref === `quarters:${number}`)?.things ?? [],
      skills: player.zones.find((z) => z.ref === `skills:${number}`)?.things ?? [],
    }
  })
}

// the HUB

export interface Facility {
  ref: string
  zone: Zone
  name: Message
  block: string
  action: string
  makes: string
  output: { n: number; most: number } | null
  plants: { n: number; most: number } | null
  growth: boolean[] // space by space, whether a seedling is there
  parts: Thing[]
  shutdown: Thing[]
  tokens: Thing[]
  upgrades: Thing[]
}
export function facilities(view: View): Facility[] {
  return (panel(view, 'hub')?.zones ?? []).map((z) => {
    const output = fact(z, 'fact-output')
    const plants = fact(z, 'fact-plants')
    const grown = messages(fact(z, 'fact-growth')).filter((m) => m.id === 'number').map((m) => Number(m.args['n']))
    return {
      ref: z.ref,
      zone: z,
      name: z.label,
      block: idOf(fact(z, 'fact-block')).replace('block-', ''),
      action: idOf(fact(z, 'fact-action')).replace('action-', ''),
      makes: z.facts.find((f) => f.label.id === 'fact-output')?.icon ?? '',
      output: output === undefined ? null : { n: argOf(output, 'n'), most: argOf(output, 'most') },
      plants: plants === undefined ? null : { n: argOf(plants, 'n'), most: argOf(plants, 'most') },
      growth: Array.from({ length: argOf(plants, 'spaces') }, (_, i) => grown.includes(i + 1)),
      parts: z.things.filter((t) => t.ref.startsWith('slot:')),
      shutdown: z.things.filter((t) => t.kind === 'shutdown'),
      tokens: z.things.filter((t) => t.kind === 'token'),
      upgrades: z.things.filter((t) => t.kind === 'upgrade'),
    }
  })
}
export const partOf = (slot: Thing): string => idOf(slot.label.args['part']).replace('part-', '')
/** What a broken part does, by name: "pay-energy". */
export const penaltyOf = (slot: Thing): string => {
  const note = slot.note
  return idOf(note?.id === 'broken-note' ? note.args['does'] : (note ?? undefined)).replace('penalty-', '')
}

// the mission

export const events = (view: View): Thing[] => zone(view, 'journal')?.things ?? []
export const isNew = (event: Thing): boolean => fact(event, 'fact-new') !== undefined
export interface Chances {
  all: number[]
  now: number
}
export function chances(event: Thing): Chances {
  const value = fact(event, 'fact-chances')
  return { all: ['first', 'second', 'third'].map((name) => argOf(value, name)), now: argOf(value, 'now') }
}
export const goals = (view: View): Row[] => panel(view, 'mission')?.tables[0]?.rows ?? []
export const troubles = (view: View): Row[] => panel(view, 'troubles')?.tables[0]?.rows ?? []
export const hold = (view: View): Thing[] => zone(view, 'hold')?.things ?? []
