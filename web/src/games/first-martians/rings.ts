/** Where the spaces of Mars lie: three rings of eight around the HUB, clockwise from the north. */

export const SIZE = 620
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']
const MIDDLE = SIZE / 2
const RADII = [44, 142, 214, 284]
const HALF = Math.PI / 8
const round = (n: number): number => Math.round(n * 10) / 10

const spot = (radius: number, angle: number): { x: number; y: number } => ({
  x: round(MIDDLE + radius * Math.sin(angle)),
  y: round(MIDDLE - radius * Math.cos(angle)),
})

/** How far out names stand: in the first ring, where spaces are narrow, near their wide end. */
const NAMED = [0.68, 0.54, 0.54]

/** The middle of a space; beyond the third ring, the rim. */
export function polar(ring: number, direction: number): { x: number; y: number } {
  const inner = RADII[Math.floor(ring) - 1] ?? 0
  const outer = RADII[Math.floor(ring)] ?? 0
  const radius = ring > 3 ? 295 : inner + (outer - inner) * (NAMED[ring - 1] ?? 0)
  return spot(radius, direction * 2 * HALF)
}

/** The corner of the map beside a space: nothing is written there. The buttons of the map take the last bit of one. */
export function corner(direction: number): { x: number; y: number; left: boolean; down: boolean } {
  const left = direction > 3
  const down = direction > 2 && direction < 6
  return { x: left ? 6 : down ? SIZE - 84 : SIZE - 6, y: down ? SIZE - 36 : 36, left, down }
}

/** Lines between two spaces, by the direction before them: where a ring may be named, the best first. */
const BETWEEN = [3, 2, 4, 5, 1, 0, 6, 7]

/** Where a ring is named: at its outer edge, on the first line with nothing written on either side. */
export function ringName(ring: number, isBlank: (direction: number) => boolean): { x: number; y: number } | null {
  const line = BETWEEN.find((d) => isBlank(d) && isBlank((d + 1) % DIRECTIONS.length))
  return line === undefined ? null : spot((RADII[ring] ?? 0) - 17, (2 * line + 1) * HALF)
}

export function outline(ring: number, direction: number): string {
  const [inner, outer] = [RADII[ring - 1] ?? 0, RADII[ring] ?? 0]
  const [from, to] = [(2 * direction - 1) * HALF, (2 * direction + 1) * HALF]
  const at = (radius: number, angle: number): string => {
    const { x, y } = spot(radius, angle)
    return `${x} ${y}`
  }
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

/** A region's name in two lines at most, as even as its words allow. */
export function lines(name: string): string[] {
  const words = name.split(' ')
  const cuts = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')])
  const longest = (cut: string[]): number => Math.max(...cut.map((line) => line.length))
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best)).filter((line) => line)
}
