import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lifted, landed, carried, Reel, scored, TRAVEL, TURN } from '../src/lib/reel.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { Told, View } from '../src/lib/types'
import { move, player, say, thing, told, view, zone } from './made'

const crew = (n: number) => thing(`crew/${n}`, { kind: 'astronaut', owner: 0, number: n, label: say('crew', { n }) })
const start = view([zone('ship', [crew(3)]), zone('mars')])
const numbers = (at: View | null): number[] | undefined => at?.panels[0]!.zones.map((z) => z.things.reduce((n, t) => n + t.number, 0))

describe('a move', () => {
  const two = move('astronaut', 'ship', 'mars', 0, 2)

  test('leaves what did not go, and counts it anew', () => {
    const up = lifted(start, two)
    expect(numbers(up)).toEqual([1, 0])
    expect(up.panels[0]!.zones[0]!.things[0]!.label).toEqual(say('crew', { n: 1 }))
  })

  test('empties the place if all go', () => {
    expect(lifted(start, { ...two, number: 3 }).panels[0]!.zones[0]!.things).toEqual([])
  })

  test('lands as what it was, or joins its like', () => {
    const model = carried(start, 'ship', two)
    const there = landed(lifted(start, two), two, model)
    expect(numbers(there)).toEqual([1, 2])
    expect(numbers(landed(there, { ...two, number: 1 }, undefined))).toEqual([1, 3])
  })

  test('of somebody else’s takes nothing of ours', () => {
    expect(lifted(start, { ...two, owner: 1 })).toBe(start)
  })
})

const what = (reel: Reel): string | undefined => reel.playing?.facts[0]?.what

describe('the reel', () => {
  const after = view([zone('ship', [crew(1)]), zone('mars', [crew(2)])])
  const land = told('land', {}, { moves: [move('astronaut', 'ship', 'mars', 0, 2)] })

  beforeEach(() => {
    vi.useFakeTimers()
    settings.motion = 'full'
    Object.assign(document, { hidden: false })
  })
  afterEach(() => vi.useRealTimers())

  test('shows pieces in the air, then landed, then the position as it is', () => {
    const reel = new Reel()
    reel.add(start, [land], after)
    expect(numbers(reel.view)).toEqual([1, 0])
    vi.advanceTimersByTime(TRAVEL + 80)
    expect(numbers(reel.view)).toEqual([1, 2])
    vi.advanceTimersByTime(1000)
    expect(reel.view).toBeNull()
  })

  test('plays fact after fact, each from where the last one left', () => {
    const reel = new Reel()
    reel.add(start, [land, told('round')], after)
    vi.advanceTimersByTime(1500)
    expect(what(reel)).toBe('round')
    expect(numbers(reel.view)).toEqual([1, 2])
  })

  test('what has neither line nor piece is not played', () => {
    const reel = new Reel()
    reel.add(start, [told('silent', {}, { line: null })], after)
    expect(reel.playing).toBeNull()
  })

  const acts = (by: number, n: number, step = 1): Told[] => Array.from({ length: n }, (_, i) => told(`act-${i}`, { seat: by }, { by, step }))
  /** How long the reel plays, in tenths of a second. */
  function lasts(reel: Reel): number {
    let tenths = 0
    while (reel.playing && tenths < 1000) {
      vi.advanceTimersByTime(100)
      tenths++
    }
    return tenths
  }

  test('a turn takes at most four seconds, however much happens in it', () => {
    const reel = new Reel()
    reel.add(start, acts(1, 100), after, 0)
    expect(lasts(reel)).toBeLessThanOrEqual(TURN / 100 + 1)
  })

  test('a short turn is seen all the same', () => {
    const reel = new Reel()
    reel.add(start, acts(1, 1), after, 0)
    expect(lasts(reel)).toBeGreaterThan(10)
  })

  test('a round is as long as its turns: nothing is squeezed', () => {
    const reel = new Reel()
    reel.add(start, [1, 2, 3, 4].flatMap((by) => acts(by, 20, by)), after, 0)
    const tenths = lasts(reel)
    expect(tenths).toBeGreaterThan((3.5 * TURN) / 100)
    expect(tenths).toBeLessThanOrEqual((4 * TURN) / 100 + 4)
  })

  test('a turn that comes in parts is one scene, and takes no longer', () => {
    const reel = new Reel()
    reel.add(start, acts(1, 5, 1), after, 0, 0)
    const first = reel.scene!.turn.facts[0]
    vi.advanceTimersByTime(700)
    reel.add(after, acts(1, 90, 2), after, 0, 5)
    expect(reel.scene!.turn.facts[0]).toBe(first)
    expect(reel.scene!.frames).toHaveLength(95)
    expect(lasts(reel)).toBeLessThanOrEqual((TURN - 700) / 100 + 1)
  })

  test('says whose turns are still to come', () => {
    const reel = new Reel()
    reel.add(start, [1, 2, 3].flatMap((by) => acts(by, 1, by)), after, 0)
    expect([reel.scene!.actor, ...reel.coming]).toEqual([1, 2, 3])
  })

  test('faster, if somebody wants it', () => {
    settings.speed = 2
    const reel = new Reel()
    reel.add(start, acts(1, 100), after, 0)
    expect(lasts(reel)).toBeLessThanOrEqual(TURN / 200 + 1)
    settings.speed = 1
  })

  test('one’s own moves are not told to oneself, and what follows begins behind them', () => {
    const reel = new Reel()
    reel.add(start, [{ ...land, by: 0 }], after, 0)
    expect(reel.playing).toBeNull()
    reel.add(start, [{ ...land, by: 0, step: 1 }, told('round', {}, { step: 1 })], after, 0)
    expect([what(reel), ...numbers(reel.view)!]).toEqual(['round', 1, 2])
  })

  test('but for what one could not know', () => {
    const reel = new Reel()
    reel.pace = (t) => (t.what === 'roll' ? 800 : 0)
    reel.add(start, [told('act', {}, { by: 0 }), told('roll', {}, { by: 0 })], after, 0)
    expect(what(reel)).toBe('roll')
  })

  test('the log is told as far as the board', () => {
    const reel = new Reel()
    reel.add(start, acts(1, 3), after, 0, 40)
    expect(reel.playing!.upto).toBe(41)
  })

  test('paused it stays, and goes on fact by fact', () => {
    const reel = new Reel()
    reel.add(start, [told('one'), told('two'), told('three')], after)
    reel.pause()
    vi.advanceTimersByTime(60_000)
    expect(what(reel)).toBe('one')
    reel.go(true)
    vi.advanceTimersByTime(60_000)
    expect(what(reel)).toBe('two')
    reel.go()
    vi.advanceTimersByTime(60_000)
    expect(reel.playing).toBeNull()
  })

  test('skipped, the board is where the game is', () => {
    const reel = new Reel()
    reel.add(start, [land, told('round')], after)
    reel.skip()
    vi.advanceTimersByTime(60_000)
    expect([reel.view, reel.coming, reel.air]).toEqual([null, [], false])
  })

  test.each([
    ['without motion', () => void (settings.motion = 'none')],
    ['in a hidden tab', () => void Object.assign(document, { hidden: true })],
  ])('plays nothing %s', (_, set) => {
    set()
    const reel = new Reel()
    reel.add(start, [land], after)
    expect(reel.view).toBeNull()
  })

  test('a game says what a fact changes besides its moves', () => {
    const reel = new Reel()
    reel.advance = (at, t) => ({ ...at, headline: say(t.what) })
    reel.add(start, [land], after)
    expect(reel.view?.headline).toEqual(say('land'))
  })
})

describe('points that are counted', () => {
  const points = (n: number) => ({ label: say('fact-points'), value: n, icon: '' })
  const at = view([zone('zone:a')], { players: [player(0, { facts: [points(7)] }), player(1, { facts: [points(5)] })] })
  const shown = (reel: Reel): unknown[] => reel.view!.players.map((p) => p.facts[0]!.value)

  beforeEach(() => {
    vi.useFakeTimers()
    settings.motion = 'full'
    Object.assign(document, { hidden: false })
  })
  afterEach(() => vi.useRealTimers())

  test('place by place, all who win there at once: it lights up, a token flies, the points tick when it lands', () => {
    const reel = new Reel()
    reel.advance = (v, t) => scored(v, (seat, was) => was + (t.parts['seat'] === seat ? Number(t.parts['points']) : 0))
    const win = (seat: number, where: string): Told => told('token', { seat, zone: where, resource: 'ice', number: 1, points: 2 })
    reel.add(at, [told('scoring'), win(0, 'zone:a'), win(1, 'zone:a'), win(1, 'zone:b')], at, 0)
    reel.go()
    expect(reel.scene!.counts).toBe(true)
    expect(reel.playing).toMatchObject({ lights: ['zone:a', 'zone:a'], moves: [{ kind: 'ice', origin: 'zone:a', target: 'player:0' }, { target: 'player:1' }] })
    expect(shown(reel)).toEqual([7, 5])
    vi.advanceTimersByTime(900)
    expect(shown(reel)).toEqual([9, 7])
    reel.go(true)
    expect(reel.playing!.lights).toEqual(['zone:b'])
    reel.back()
    expect(reel.playing!.lights).toEqual(['zone:a', 'zone:a'])
  })

  test('the end, source by source, up to what the result says', () => {
    const reel = new Reel()
    const score = (id: string, ...n: number[]) => ({ label: say(id), points: n, automaton: null })
    reel.count({ returns: [1, 0], scores: [score('tiles', 4, 5), score('none', 0, 0), score('cards', 3, 0)] }, at, 10)
    expect(shown(reel)).toEqual([0, 0])
    vi.advanceTimersByTime(800)
    expect(shown(reel)).toEqual([4, 5])
    reel.go()
    expect([what(reel), reel.at, reel.scene!.frames.length]).toEqual(['count', 2, 2])
    vi.advanceTimersByTime(800)
    expect(shown(reel)).toEqual([7, 5])
    vi.advanceTimersByTime(60_000)
    expect(reel.playing).toBeNull()
  })
})
