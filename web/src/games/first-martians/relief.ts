/** The lie of the land around the HUB: hills as rings that wobble, and craters. Drawn, not played. */

import { SIZE } from './rings'

const HILLS: readonly (readonly [x: number, y: number, size: number, seed: number])[] = [
  [150, 150, 128, 1],
  [470, 130, 110, 4],
  [505, 405, 138, 2],
  [260, 520, 118, 5],
  [95, 370, 96, 3],
  [330, 250, 84, 6],
]
export const CRATERS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [392, 74, 13],
  [560, 268, 9],
  [418, 498, 16],
  [118, 258, 10],
  [196, 436, 7],
  [222, 92, 8],
]
const LEVELS = [0.34, 0.56, 0.78, 1]
const POINTS = 30
const WAVES: readonly (readonly [times: number, depth: number])[] = [
  [2, 0.16],
  [3, 0.1],
  [5, 0.05],
]

function ring(x: number, y: number, radius: number, seed: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / POINTS
    const far = radius * WAVES.reduce((sum, [times, depth], k) => sum + depth * Math.sin(times * angle + seed * (k + 1.7)), 1)
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

export const CONTOURS: readonly string[] = HILLS.flatMap(([x, y, size, seed]) => LEVELS.map((level) => ring(x, y, size * level, seed)))
export const DISC = { x: SIZE / 2, y: SIZE / 2, r: SIZE / 2 - 5 }
