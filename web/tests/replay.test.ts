import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import { Reel } from '../src/lib/reel.svelte'
import { Replay } from '../src/lib/replay.svelte'
import type { TableClient } from '../src/lib/table.svelte'
import type { StepView } from '../src/lib/types'
import { say, told, view, zone } from './made'

const STEPS = 9
const at = (step: number): StepView => ({
  step,
  steps: STEPS,
  view: view([zone('base')], { headline: say('headline', { n: step }) }),
  question: null,
  choices: [],
  answer: null,
  told: [told('act', {}, { step, by: 1 })],
  over: null,
})
let reel = new Reel()
let replay = new Replay({} as TableClient)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('history', { replaceState: () => undefined })
  vi.spyOn(api, 'at').mockImplementation((_table, _tokens, _seat, step) => Promise.resolve(at(step)))
  reel = new Reel()
  const log = [told('end', {}, { step: STEPS })]
  replay = new Replay({ reel, log, seat: 0, mine: [0], names: ['Ana', 'Bo'], table: 't', tokens: [], away: false } as unknown as TableClient)
  await replay.open(2)
})
afterEach(() => {
  replay.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('looking back', () => {
  test('at single speed the next move is played', async () => {
    await replay.step(1)
    expect(reel.playing?.facts[0]?.step).toBe(3)
    expect(replay.then?.step).toBe(3)
  })

  test.each([2, 4])('%i times as fast the film is left out: the board is there at once', async (speed) => {
    replay.speed = speed
    await replay.step(1)
    expect([reel.playing, replay.then?.step]).toEqual([null, 3])
  })

  test.each([
    [2, 600],
    [4, 300],
  ])('%i times as fast it goes on every %i ms and never lags behind', async (speed, beat) => {
    replay.speed = speed
    replay.play()
    await vi.advanceTimersByTimeAsync(3 * beat + 10)
    expect([replay.at, replay.late, reel.playing]).toEqual([5, false, null])
  })

  test('backwards, or from far away, nothing is played', async () => {
    await replay.step(-1)
    expect(reel.playing).toBeNull()
    await replay.open(8)
    expect([reel.playing, replay.then?.step]).toEqual([null, 8])
  })

  test('it stands still at the last move', async () => {
    replay.speed = 4
    replay.play()
    await vi.advanceTimersByTimeAsync(300 * 12)
    expect([replay.at, replay.running]).toEqual([STEPS, false])
  })
})
