/** What would come of an answer, as far as it is worth a sentence: one's goods and colonists, what stands on Mars, points. */

import type { Ghost, Line, Preview } from '../../lib/preview'
import type { Message } from '../../lib/types'

/** Where things only go from or to, or that follow from the rest. */
const UNSAID = /^(spaces|slot|work|reserve|display|grid|board|pile|stacks|warehouse|garage|depot|exploration|order|station|discard|card)(:|$)/
/** Whose name goes without saying. */
const OWN = /^(storage|home|blueprints|people|laboratory|goals|first):/
const MOVED = new Set(['bot', 'rover', 'colonist'])
const BUILT = /^hex:/

const isSaid = (g: Ghost, seat: number): boolean => !UNSAID.test(g.zone) && !(BUILT.test(g.zone) && MOVED.has(g.thing.kind)) && (!OWN.test(g.zone) || g.zone.endsWith(`:${seat}`))

/** Points as if it ended now, life support and the colony's level. */
function named(line: Line): Line[] {
  if (line.what.id === 'fact-points') return [{ ...line, what: { id: 'om-points', args: {} } }]
  const building = line.what.id === 'track-lss' ? line.what.args['building'] : undefined
  if (typeof building === 'object') return [{ ...line, what: building }]
  return line.what.id === 'track-level' ? [line] : []
}

/** How many more of a kind there are in one place, wherever they lie in it: crystals that only come in are no more. */
function summed(all: Ghost[]): Ghost[] {
  const found = new Map<string, Ghost>()
  for (const g of all) {
    const name = g.zone.startsWith('storage:') ? `${g.zone} ${g.thing.kind}` : `${g.zone} ${g.thing.ref}`
    const known = found.get(name)
    found.set(name, known ? { ...known, number: known.number + g.number } : g)
  }
  return [...found.values()].filter((g) => g.number)
}

/** Colonists at home are counted, as goods are. */
const people = (g: Ghost, seat: number): Line => ({ where: null, seat, what: { id: 'fact-colonist', args: {} }, before: 0, after: g.number })
/** What stands on Mars is called by its name. */
const nameless = (g: Ghost): Ghost => (BUILT.test(g.zone) ? { ...g, thing: { ...g.thing, owner: -1 } } : g)

export function worth(preview: Preview, seat: number): Preview {
  const places = new Map<string, Message>([...preview.places].filter(([ref]) => !OWN.test(ref)))
  const all = summed(preview.ghosts.filter((g) => isSaid(g, seat)))
  const home = all.filter((g) => g.zone.startsWith('home:'))
  return {
    places,
    ghosts: all.filter((g) => !home.includes(g)).map(nameless),
    lines: [...home.map((g) => people(g, seat)), ...preview.lines.flatMap(named)],
  }
}
