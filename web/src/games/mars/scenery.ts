/** Mars behind the colony: wavy lines, the same in every colony. */

export const WIDTH = 866
const STEP = 18

/** A line across the scene that rises and falls; the seed shapes it. */
export function contour(y: number, swing: number, seed: number): string {
  const at = (x: number): number => y + swing * (Math.sin(x / 61 + seed) + 0.6 * Math.sin(x / 27 + 2.3 * seed) + 0.3 * Math.sin(x / 13 + 4.1 * seed))
  let path = `M0 ${at(0).toFixed(1)}`
  for (let x = STEP; x <= WIDTH + STEP; x += STEP) path += `L${Math.min(x, WIDTH)} ${at(x).toFixed(1)}`
  return path
}

/** The same with all below it. */
export const ground = (y: number, swing: number, seed: number, floor: number): string => `${contour(y, swing, seed)}V${floor}H0Z`

/** Table mountains on the horizon. */
export const MESAS =
  'M0 92L-40 92l28 -15l12 -17l23 -2h106l23 2l12 17L190 92L330 92l18 -12l8 -13l15 -1h69l15 2l8 13L480 92L520 92l36 -20l15 -22l30 -2h138l30 3l15 22L820 92L800 92l19 -14l8 -15l16 -2h74l16 2l8 15L960 92L866 92Z'
