/** Colours of terrain and buildings by night and by day: each has both, and what is written on it can be read. */

import { describe, expect, test } from 'vitest'

const FILES = import.meta.glob<string>(['../src/styles/tokens.css', '../src/games/*/palette.css', '../src/games/*/{Board,Tharsis}.svelte'], { query: '?raw', import: 'default', eager: true })
const ALL = '../src/styles/tokens.css'
const GAMES = ['mars/palette.css', 'on-mars/palette.css', 'mission-planete-rouge/Board.svelte', 'terraforming-mars/Tharsis.svelte'].map((name) => `../src/games/${name}`)
type Palette = Map<string, string>

const rules = (file: string): [string, string][] =>
  [...(FILES[file] ?? '').replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body])
const tokens = (body: string): Palette => new Map([...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]))
const isColour = (value: string): boolean => /#[0-9a-f]{3,8}\b/i.test(value)
const themed = (file: string, light: boolean): Palette =>
  new Map(rules(file).filter(([selector]) => /data-theme='?light/.test(selector) === light).flatMap(([, body]) => [...tokens(body)]))

const ALIKE = new Set(['--p-ink', '--p-edge']) // on the colours of the players, which are bright by night and by day

const night = themed(ALL, false)
const day = new Map([...night, ...themed(ALL, true)])

/** How bright a colour is, as WCAG has it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test.each([ALL, ...GAMES])('every colour of %s has one for the night and one for the day', (file) => {
  const dark = themed(file, false)
  const light = themed(file, true)
  expect([...dark].filter(([name, value]) => isColour(value) && !ALIKE.has(name) && !light.has(name)).map(([name]) => name)).toEqual([])
  expect([...light.keys()].filter((name) => !dark.has(name) && !night.has(name))).toEqual([])
  expect([...light.values()].some(isColour)).toBe(true)
})

describe.each([
  ['night', night],
  ['day', day],
])('by %s', (_, theme) => {
  const meets = (ink: string, ...grounds: string[]): string[] => grounds.filter((ground) => !(contrast(theme.get(ink) ?? '', theme.get(ground) ?? '') >= 4.5))

  test('names can be read on every ground of Mars', () => {
    expect(meets('--mars-ink', '--mars-1', '--mars-2', '--mars-3', '--mars-4', '--mars-5')).toEqual([])
  })

  test('figures can be read on every building and every surface', () => {
    const buildings = ['--b-mine', '--b-gen', '--b-water', '--b-green', '--b-oxy', '--b-shel']
    const surfaces = ['--bg', '--panel', '--raised', '--control', '--well']
    expect(meets('--fg', ...buildings, ...surfaces, '--track')).toEqual([])
    expect(meets('--fg-2', ...surfaces)).toEqual([])
    expect(meets('--fg-3', ...surfaces)).toEqual([])
  })

  test('glyphs can be read on every piece, and every player on every surface', () => {
    expect(meets('--p-ink', '--p1', '--p2', '--p3', '--p4', '--p5')).toEqual([])
    for (const n of [1, 2, 3, 4, 5]) expect(meets(`--p${n}-text`, '--bg', '--panel', '--raised')).toEqual([])
  })
})
