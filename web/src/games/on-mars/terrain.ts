/** The lie of the land: a height for every point, the tone of a hex and lines of equal height. */

const WAVES: readonly (readonly [number, number, number, number])[] = [
  [0.0082, 0.0051, 0.4, 1],
  [-0.0047, 0.0112, 2.1, 0.8],
  [0.0173, -0.0098, 4.4, 0.45],
  [0.0061, 0.0236, 1.3, 0.35],
  [-0.0291, 0.0133, 3.7, 0.2],
]
export const height = (x: number, y: number): number => WAVES.reduce((sum, [a, b, c, k]) => sum + k * Math.sin(a * x + b * y + c), 0)

/** One of the five tones of the planet. */
export const tone = (x: number, y: number): number => Math.min(4, Math.max(2, 3 + Math.round(height(x, y) * 0.75)))

const CELL = 9

/** Lines of equal height over so wide a land, cell by cell. */
export function contour(wide: number, high: number, level: number): string {
  let d = ''
  const cut = (a: number, b: number): number => (level - a) / (b - a)
  for (let x = 0; x < wide; x += CELL) {
    for (let y = 0; y < high; y += CELL) {
      const [a, b, c, e] = [height(x, y), height(x + CELL, y), height(x + CELL, y + CELL), height(x, y + CELL)]
      const ends: string[] = []
      const add = (px: number, py: number): void => void ends.push(`${px.toFixed(1)} ${py.toFixed(1)}`)
      if (a < level !== b < level) add(x + CELL * cut(a, b), y)
      if (b < level !== c < level) add(x + CELL, y + CELL * cut(b, c))
      if (e < level !== c < level) add(x + CELL * cut(e, c), y + CELL)
      if (a < level !== e < level) add(x, y + CELL * cut(a, e))
      if (ends.length >= 2) d += `M${ends[0]}L${ends[1]}`
    }
  }
  return d
}

export const CRATERS: readonly (readonly [number, number, number])[] = [
  [92, 214, 13],
  [92, 214, 8],
  [184, 420, 10],
  [236, 92, 7],
  [318, 470, 12],
  [318, 470, 7],
  [420, 66, 9],
  [472, 372, 8],
  [560, 168, 14],
  [560, 168, 9],
  [604, 346, 7],
  [508, 454, 6],
  [142, 312, 6],
  [380, 250, 5],
]
