import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lifted, landed, carried, Reel, TRAVEL } from '../src/lib/reel.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { View } from '../src/lib/types'
import { move, say, thing, told, view, zone } from './made'

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
    expect(reel.ahead).toBe(1)
    vi.advanceTimersByTime(TRAVEL + 300)
    expect(reel.playing?.told.what).toBe('round')
    expect(numbers(reel.view)).toEqual([1, 2])
  })

  test('what has neither line nor piece is not played', () => {
    const reel = new Reel()
    reel.add(start, [told('silent', {}, { line: null })], after)
    expect(reel.playing).toBeNull()
  })

  test('a long backlog is played faster, but for what is read word for word', () => {
    const reel = new Reel()
    reel.add(start, Array.from({ length: 100 }, () => told('round')), after)
    expect(reel.playing!.ms).toBeLessThan(100)
    const read = new Reel()
    read.pace = () => 1300
    read.add(start, Array.from({ length: 100 }, () => told('step')), after)
    expect(read.playing!.ms).toBe(1300)
  })

  test('paused it stays, and goes on fact by fact', () => {
    const reel = new Reel()
    reel.add(start, [told('one'), told('two'), told('three')], after)
    reel.pause()
    vi.advanceTimersByTime(60_000)
    expect(reel.playing?.told.what).toBe('one')
    reel.go(true)
    vi.advanceTimersByTime(60_000)
    expect(reel.playing?.told.what).toBe('two')
    reel.go()
    vi.advanceTimersByTime(60_000)
    expect(reel.playing).toBeNull()
  })

  test('skipped, the board is where the game is', () => {
    const reel = new Reel()
    reel.add(start, [land, told('round')], after)
    reel.skip()
    vi.advanceTimersByTime(60_000)
    expect([reel.view, reel.ahead, reel.air]).toEqual([null, 0, false])
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
