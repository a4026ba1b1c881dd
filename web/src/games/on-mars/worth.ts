/** What would come of an answer, as far as it is worth a sentence: goods, colonists, what stands on Mars, points. */

import type { Ghost, Line, Preview } from '../../lib/preview'
import type { Message } from '../../lib/types'

/** Where things only go from or to, or that follow from the rest. */
const UNSAID = /^(spaces|slot|work|reserve|display|grid|board|pile|stacks|warehouse|garage|depot|exploration|order|station|discard|card)(:|$)/
/** Whose name goes without saying. */
const OWN = /^(storage|home|blueprints|people|laboratory|goals|first):/
const MOVED = new Set(['bot', 'rover', 'colonist'])

const isSaid = (g: Ghost): boolean => !UNSAID.test(g.zone) && !(g.zone.startsWith('hex:') && MOVED.has(g.thing.kind))

/** Points as if it ended now, life support and the colony's level. */
function named(line: Line): Line[] {
  if (line.what.id === 'fact-points') return [{ ...line, what: { id: 'om-points', args: {} } }]
  const building = line.what.id === 'track-lss' ? line.what.args['building'] : undefined
  if (typeof building === 'object') return [{ ...line, what: building }]
  return line.what.id === 'track-level' ? [line] : []
}

export function worth(preview: Preview): Preview {
  const places = new Map<string, Message>([...preview.places].filter(([ref]) => !OWN.test(ref)))
  return { places, ghosts: preview.ghosts.filter(isSaid), lines: preview.lines.flatMap(named) }
}
