/** Which icon of the sprite a game's word for a thing means. */

const ALIKE: Record<string, string> = {
  rating: 'tr',
  power: 'energy',
  generation: 'history',
  round: 'history',
  first: 'crown',
  corporation: 'board',
  points: 'star',
  score: 'star',
  event: 'card',
  project: 'card',
  hydrogen: 'water',
  habitation: 'tag-building',
  plant: 'plant',
  worker: 'colonist',
}
const found = new Map<string, string>()

/** Its name in the sprite, or nothing. */
export function iconOf(name: string): string {
  if (!name) return ''
  const known = found.get(name)
  if (known !== undefined) return known
  const tries = [name, `tag-${name}`, name.replace(/s$/, ''), name.replace(/^tag-/, ''), ALIKE[name] ?? '']
  const icon = tries.find((t) => t && document.getElementById(`i-${t}`)) ?? ''
  found.set(name, icon)
  return icon
}

const PEOPLE = ['astronaut', 'colonist', 'pawn', 'worker'] // drawn as their owner's glyph

/** A piece that is its owner's glyph: nothing else tells what it is, or need not. */
export function isGlyph(thing: { owner: number; kind: string }): boolean {
  return thing.owner >= 0 && (PEOPLE.includes(thing.kind) || !iconOf(thing.kind))
}
