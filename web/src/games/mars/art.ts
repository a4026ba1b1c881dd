/** The installations as they are drawn: fragments of SVG, coloured by class (a, b, c hull; g light; d dome; n plants; l line; o ore). */

export interface Drawing {
  box: string
  shapes: string
}

const BOX: Record<string, string> = {
  communication: '12 0 78 62',
  habitation: '3 12 94 50',
  military: '2 8 96 54',
  mine: '2 14 98 48',
  plant: '8 6 84 56',
  research: '4 8 94 54',
  silo: '14 0 72 62',
  spaceport: '6 0 88 62',
}

/** By type, then from the lowest level on; the last one serves all above it. */
const SHAPES: Record<string, string[]> = {
  communication: [
    '<path class="c" d="M18 62v-7h64v7z"/><path class="l w" d="M50 55V26M43 55l7-22 7 22M45.5 47h9M47.5 41h5"/><path class="a" d="M33 12a21 21 0 0 0 30 25z"/><path class="l" d="M48 25 60 12"/><circle class="g" cx="60.5" cy="11.5" r="2.6"/>',
    '<path class="c" d="M18 62v-7h64v7z"/><path class="b" d="M24 55V43h20v12z"/><path class="g" d="M28 46h4v4h-4zm8 0h4v4h-4z"/><path class="l w" d="M62 55V14M56 55l6-26 6 26M58 46h8M59.5 38h5"/><path class="a" d="M45 3a18 18 0 0 0 25 21z"/><circle class="g" cx="67.5" cy="4.5" r="2.4"/><path class="l" d="M57 14 67 5"/><path class="a" d="M70 26a11 11 0 0 1 12 15z"/><path class="a" d="M26 28a12 12 0 0 0 17 13z"/><path class="l w" d="M34 43v-6"/>',
    '<path class="c" d="M18 62v-7h64v7z"/><path class="l w" d="M34 55l14-22M66 55 52 33M40 46h20"/><path class="a" d="M10 6c4 24 40 36 62 20z"/><path class="b" d="M10 6c14 16 38 24 62 20-14-14-40-22-62-20z"/><path class="l" d="M41 19 58 2M24 10l34-8 8 20"/><circle class="g" cx="58" cy="2.8" r="2.8"/>',
  ],
  habitation: [
    '<path class="c" d="M4 62v-9h92v9z"/><path class="a" d="M8 53V43a6 6 0 0 1 6-6h14v16zM72 53V37h14a6 6 0 0 1 6 6v10z"/><path class="d" d="M20 53a30 32 0 0 1 60 0z"/><path class="b" d="M44 53V31h12v22zM30 53V41l6-4 6 4v12zM58 53V41l6-4 6 4v12z"/><path class="g" d="M46.5 34h3v3.5h-3zm4.5 0h3v3.5h-3zm-4.5 6h3v3.5h-3zm4.5 0h3v3.5h-3zm-17 4h4v4h-4zm28 0h4v4h-4zM12 43h5v3.5h-5zm8 0h5v3.5h-5zm55 0h5v3.5h-5zm8 0h5v3.5h-5z"/><path class="l" d="M50 21v10M20 53a30 32 0 0 1 60 0M33 27c-5 6-8 15-8 26M67 27c5 6 8 15 8 26"/><path class="l" d="M50 21v-9M47 14h6"/><path class="hi" d="M26 43a24 25 0 0 1 12-15"/>',
    '<path class="c" d="M8 62v-8h84v8z"/><path class="d" d="M14 54a36 37 0 0 1 72 0z"/><path class="n" d="M22 54c1-7 9-7 10 0zM68 54c0-9 11-9 12 0z"/><path class="b" d="M34 54V40l7-5 7 5v14zM51 54V32h13v22z"/><path class="g" d="M39 44h4v5h-4zM54 35.5h3V39h-3zm5 0h3V39h-3zm-5 6h3V45h-3zm5 0h3V45h-3z"/><path class="l" d="M14 54a36 37 0 0 1 72 0M50 17v7M31 22c-5 8-8 18-8 32M69 22c5 8 8 18 8 32M19 36h62"/><path class="hi" d="M22 44a29 29 0 0 1 15-21"/><path class="g" d="M44 57h12v5H44z"/>',
  ],
  military: [
    '<path class="b" d="M10 62l9-17h62l9 17z"/><path class="c" d="M27 51h46v4.5H27z"/><path class="a" d="M34 45a16 15 0 0 1 32 0z"/><path class="a" d="M58 33l26-11 2 4.5-25 12z"/><path class="g" d="M44 37h7v3.5h-7z"/>',
    '<path class="b" d="M4 62l8-19h76l8 19z"/><path class="c" d="M18 50h64v4.5H18z"/><path class="a" d="M18 43a13 13 0 0 1 26 0zM56 43a13 13 0 0 1 26 0z"/><path class="a" d="M28 31 8 20l2-4 22 12zM72 31l20-11-2-4-22 12z"/><path class="l w" d="M50 43V20"/><path class="g" d="M50 20h12l-3 4 3 4H50z"/>',
    '<path class="s" d="M6 58a44 52 0 0 1 88 0z"/><path class="b" d="M8 62V46h84v16z"/><path class="b" d="M14 46V34h10v5h8v-5h8v12zM60 46V34h8v5h8v-5h10v12z"/><path class="c" d="M18 52h64v4.5H18z"/><path class="a" d="M36 46a14 14 0 0 1 28 0z"/><path class="a" d="M47.5 33V10h5v23z"/><path class="g" d="M45 39h10v3.5H45z"/>',
  ],
  mine: [
    '<path class="o" d="M72 62l-4-12 6-10 7 3 2-12 9 4 8 11v16z"/><path class="oo" d="M74 40l2 22M83 31l-1 31M92 35l-2 27"/><path class="b" d="M24 57V40h19l6 6h8v11z"/><path class="g" d="M29 44h10v5.5H29z"/><path class="a" d="M57 44l16 8-16 8z"/><path class="l" d="M61 46v12M65.5 48.5v7"/><circle class="c" cx="31" cy="57.5" r="4.5"/><circle class="c" cx="41.5" cy="57.5" r="4.5"/><circle class="c" cx="52" cy="57.5" r="4.5"/><path class="l w" d="M33 40V26h14"/><path class="l" d="M47 26v9"/><path class="a" d="M44 35h6v4h-6z"/>',
  ],
  plant: [
    '<path class="c" d="M14 62v-6h72v6z"/><path class="b" d="M24 56V36h10v20zM66 56V36h10v20z"/><path class="l w" d="M29 36V22h10M71 36V22H61M10 48h14M76 48h14"/><path class="a" d="M34 56V24a16 16 0 0 1 32 0v32z"/><circle class="c" cx="50" cy="34" r="12.5"/><circle class="e" cx="50" cy="34" r="9"/><path class="k" d="M51.5 26.5 45 35.5h4l-1 6.5 7-9h-4.3z"/><path class="l" d="M38 51h24M38 54h24"/><path class="hi" d="M38.5 30a12 12 0 0 1 7-15"/>',
  ],
  research: [
    '<path class="c" d="M8 62v-5h84v5z"/><path class="b" d="M12 57V37h40v20z"/><path class="g" d="M17 42h6v7h-6zm10 0h6v7h-6zm10 0h6v7h-6z"/><path class="a" d="M50 57V38a19 19 0 0 1 38 0v19z"/><path class="c" d="M71 20.5l8 3.5-7 16h-7z"/><path class="a" d="M70 34 84 14l4 2.5L75 37z"/><path class="g" d="M58 46h22v3.5H58z"/>',
    '<path class="c" d="M4 62v-5h92v5z"/><path class="b" d="M34 57V29h30v28z"/><path class="g" d="M39 34h5v6h-5zm8 0h5v6h-5zm8 0h5v6h-5zM39 45h5v6h-5zm8 0h5v6h-5zm8 0h5v6h-5z"/><path class="d" d="M8 57V33a13 13 0 0 1 26 0v24z"/><path class="n" d="M12 57c0-10 5-15 8-15s9 5 10 15z"/><path class="l" d="M21 20v37M8 38h26"/><path class="a" d="M62 57V36a16 16 0 0 1 32 0v21z"/><path class="c" d="M80 21l7 3-6 13h-6z"/><path class="l w" d="M49 29V12M44 16h10M46 20.5h6"/>',
  ],
  silo: [
    '<path class="c" d="M20 62v-5h60v5z"/><path class="a" d="M31 57V22a19 15 0 0 1 38 0v35z"/><path class="b" d="M31 57V22c0-5 2.5-9.5 7-12.5V57z"/><path class="l" d="M31 24h38M31 35h38M31 46h38M63 57V18M67 57V20M63 29h4M63 34h4M63 39h4M63 44h4M63 50h4"/><path class="g" d="M44 49h11v8H44z"/><path class="l w" d="M50 7V2M45 4h10"/><path class="hi" d="M58 12v42"/>',
  ],
  spaceport: [
    '<path class="c" d="M8 62l5-6h74l5 6z"/><path class="l w" d="M78 56V12M86 56V12M78 20l8 8-8 8 8 8-8 8M64 22h14M64 36h14"/><path class="b" d="M39 38 29 55h10zM59 38l10 17H59z"/><path class="a" d="M49 2c8 8 11.5 20 11.5 32v20h-23V34C37.5 22 41 10 49 2z"/><path class="b" d="M37.5 44h23v4h-23z"/><circle class="g" cx="49" cy="24" r="5"/><path class="c" d="M44 54h10l2 5H42z"/><path class="hi" d="M55 18c1.5 7 2 14 2 22"/>',
  ],
}

/** `step` counts the levels of a type from its lowest. */
export function drawing(type: string, step: number): Drawing {
  const shapes = SHAPES[type] ?? []
  return { box: BOX[type] ?? '0 0 100 62', shapes: shapes[Math.min(step, shapes.length - 1)] ?? '' }
}
