/** The view, read as this game's things. */

import type { Thing, View, Zone } from '../../lib/types'

export const ZONES = [
  'vastitas-borealis',
  'syrtis-major',
  'ausonia',
  'hellas',
  'mare-australe',
  'mare-serpentis',
  'sinus-sabaeus',
  'tritonis-sinus',
  'mare-tyrrhenum',
  'valles-marineris',
]
export const OUTER = 7
export const SECTOR = 360 / OUTER
export const CHARACTER_ICONS: Record<string, string> = {
  recruiter: 'recruit',
  explorer: 'steps',
  scientist: 'sample',
  'secret-agent': 'launch',
  saboteur: 'bomb',
  'femme-fatale': 'swap',
  'travel-agent': 'ship',
  soldier: 'target',
  pilot: 'destination',
}
export const CHARACTERS = Object.keys(CHARACTER_ICONS)
export const RESOURCE_COLOUR: Record<string, string> = { ice: 'r-ice', sylvanite: 'r-sylv', celerium: 'r-cele' }
export const TONE = [4, 2, 3, 4, 2, 3, 2, 3, 2, 4]

export function panel(view: View, ref: string): View['panels'][number] | undefined {
  return view.panels.find((p) => p.ref === ref)
}

export function fact(zone: { facts: Thing['facts'] }, label: string): Thing['facts'][number] | undefined {
  return zone.facts.find((f) => f.label.id === label)
}

export function number(zone: { facts: Thing['facts'] }, label: string): number {
  const value = fact(zone, label)?.value
  return typeof value === 'number' ? value : 0
}

/** How many astronauts each character brings aboard. */
export const boards = (view: View): Map<string, number> =>
  new Map(panel(view, 'calls')?.tables[0]?.rows.map((r) => [r.ref.replace('call:', ''), Number(r.label.args['boards'])]))

export interface Group {
  owner: number
  number: number
  ref: string
}

/** Astronauts in a place, the strongest first. */
export function crew(zone: Zone): Group[] {
  return zone.things
    .filter((t) => t.kind === 'astronaut')
    .map((t) => ({ owner: t.owner, number: t.number, ref: t.ref }))
    .sort((a, b) => b.number - a.number || a.owner - b.owner)
}

export function leader(groups: Group[]): number {
  const [first, second] = groups
  return first && first.number > (second?.number ?? 0) ? first.owner : -1
}
