/** Fonts as the page needs them: the letters it may show, and of each axis the stretch it uses. */

import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const between = (first: number, last: number): string => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
const LETTERS = between(0x20, 0x7e) + between(0xa0, 0xff) + 'ŒœŸ‘’“”„‹›–—…•′″€™−×≤≥→←↑↓\u2009\u202f'

type Axes = Record<string, number | { min: number; max: number }>
const AXES: Record<string, Axes> = {
  'archivo-latin-standard-normal': { wght: { min: 400, max: 720 }, wdth: { min: 76, max: 108 } },
  'newsreader-latin-standard-normal': { wght: { min: 400, max: 560 }, opsz: 24 },
  'newsreader-latin-standard-italic': { wght: 440, opsz: 20 },
}
const STAMP = createHash('sha256').update(LETTERS + JSON.stringify(AXES)).digest('hex').slice(0, 8)

/** The family of a font file that is made lighter, or undefined. */
const lighter = (name: string): Axes | undefined => AXES[name.replace(/\.woff2$/, '')]

/** Its name says what was kept of it: a browser may keep the file for good. */
export const fontName = (name: string): string => (lighter(name) ? `assets/[name]-${STAMP}[extname]` : 'assets/[name]-[hash][extname]')

export function lightFonts(): Plugin {
  return {
    name: 'light-fonts',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const axes = file.type === 'asset' ? lighter(file.names[0] ?? '') : undefined
        if (file.type === 'asset' && axes) file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: 'woff2', variationAxes: axes })
      }
    },
  }
}
