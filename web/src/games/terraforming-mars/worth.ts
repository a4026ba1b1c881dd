/** What of an answer's consequences is worth a sentence: what becomes of Mars, then one's own figures, others', points. */

import type { Line, Preview } from '../../lib/preview'

const SILENT = ['fact-award-price', 'fact-awards-left', 'fact-milestones-left', 'fact-discard', 'fact-prelude-deck', 'fact-temperature', 'fact-generation', 'fact-first']
const POINTS = 'fact-points-now' // said as what stands beside the name

/** Tiles are seen where they would lie; cards, tags and piles follow from the card. Each figure is said once. */
export function worth(preview: Preview, seat: number): Preview {
  const rank = ({ what, seat: whose }: Line): number => (what.id === 'fact-points' ? 3 : what.id.startsWith('parameter-') ? 0 : whose === seat ? 1 : 2)
  const known = new Set<string>()
  const lines = preview.lines
    .filter((l) => !SILENT.includes(l.what.id) && (l.what.id !== POINTS || l.seat === seat))
    .filter((l) => known.size < known.add(`${l.what.id} ${l.seat}`).size)
    .map((l) => (l.what.id === POINTS ? { ...l, what: { id: 'fact-points', args: {} } } : l))
  return { ...preview, ghosts: [], lines: lines.sort((a, b) => rank(a) - rank(b)) }
}
