import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { sound, soundOf, type Sound } from '../src/lib/sound'
import { move, told } from './made'

const tile = (kind: string) => told('place', {}, { moves: [move(kind, 'supply', 'hex:3-4')] })

describe('what a fact sounds like', () => {
  test.each<[string, ReturnType<typeof told>, boolean, Sound | null]>([
    ['a tile is laid', tile('greenery'), false, 'tile'],
    ['an ocean is laid', tile('ocean'), false, 'tile'],
    ['a piece is set down', tile('astronaut'), false, 'piece'],
    ['a ship takes off', told('launch', { ship: 'ship:4' }), false, 'launch'],
    ['a ship lands', told('land', {}, { moves: [move('astronaut', 'ship:4', 'zone:hellas')] }), false, 'landing'],
    ['dice are rolled', told('roll'), false, 'dice'],
    ['a card is turned up', told('play', { seat: 1 }), true, 'card'],
    ['points are counted', told('token', { seat: 1, zone: 'zone:hellas', points: 3 }), false, 'coin'],
    ['money is earned', told('gain', { seat: 1 }), false, 'coin'],
    ['nothing moves', told('pass', { seat: 1 }), false, null],
    ['a rover is tried', told('rover-roll'), false, 'dice'],
    ['MarsBot earns', told('bot-earn'), false, 'coin'],
    ['the shuttle travels', told('travel', { seat: 1 }), false, 'launch'],
  ])('%s', (_, fact, turnsCard, heard) => {
    expect(soundOf(fact, turnsCard)).toBe(heard)
  })
})

describe('sounds', () => {
  let notes = 0
  const value = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  const node = { gain: value, frequency: value, Q: value, connect: (to: unknown) => to, start: () => void notes++, stop: () => undefined }
  class Air {
    currentTime = 0
    sampleRate = 8
    destination = {}
    resume = async () => undefined
    createGain = () => node
    createOscillator = () => node
    createBufferSource = () => node
    createBiquadFilter = () => node
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  }

  beforeEach(() => {
    notes = 0
    vi.stubGlobal('AudioContext', Air)
    vi.stubGlobal('document', { hidden: false })
    vi.useFakeTimers()
  })

  test('are off until they are wanted, and each has its notes', () => {
    settings.volume = 0
    sound('tile')
    expect(notes).toBe(0)
    settings.volume = 0.5
    for (const what of ['tile', 'launch', 'landing', 'dice', 'card', 'coin', 'piece', 'turn'] as const) {
      const before = notes
      sound(what)
      expect(notes, what).toBeGreaterThan(before)
    }
  })

  test('of a hidden page only say that it is one’s turn', () => {
    settings.volume = 0.5
    vi.advanceTimersByTime(1000)
    vi.stubGlobal('document', { hidden: true })
    sound('coin')
    expect(notes).toBe(0)
    sound('turn')
    expect(notes).toBeGreaterThan(0)
  })
})
