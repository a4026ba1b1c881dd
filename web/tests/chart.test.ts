import { expect, test } from 'vitest'
import { aside, spaced, ticks } from '../src/table/chart'

const row = (n: number, step: number): number[] => Array.from({ length: n }, (_, i) => 30 + i * step)

test('all rounds of a short game are named', () => {
  expect(spaced(row(11, 31), 28).size).toBe(11)
})

test('in a long one no two names meet, and the last round is among them', () => {
  const at = row(25, 13.7)
  const kept = [...spaced(at, 28)].sort((a, b) => a - b)
  expect(kept.at(-1)).toBe(24)
  expect(kept.every((i, k) => k === 0 || at[i]! - at[kept[k - 1]!]! >= 28)).toBe(true)
  expect(kept.length).toBe(9)
})

test('moments stand apart, and none beyond the end', () => {
  expect(aside([50, 55, 200], 20, 300)).toEqual([50, 70, 200])
  expect(aside([100, 295, 298, 300], 20, 300)).toEqual([100, 260, 280, 300])
})

test('a scale begins below nothing where somebody has less', () => {
  expect(ticks(0, 45)).toEqual([0, 10, 20, 30, 40])
  expect(ticks(-11, 64)).toEqual([0, 20, 40, 60])
  expect(ticks(-26, 20)).toEqual([-20, -10, 0, 10, 20])
})
