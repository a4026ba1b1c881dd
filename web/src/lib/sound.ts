/** Small sounds, made here: no file to load. Off until wanted. */

import { settings } from './settings.svelte'
import { countedIn } from './turns'
import type { Told } from './types'

export type Sound = 'tile' | 'launch' | 'landing' | 'dice' | 'card' | 'coin' | 'piece' | 'turn'

/** A note: when it begins, how high (to how high), how long, how loud; of which timbre, or of noise through a filter. */
interface Note {
  at: number
  hz: number
  to?: number
  s: number
  loud: number
  wave: OscillatorType | 'noise'
  attack?: number
}

const SCORES: Record<Sound, Note[]> = {
  // a tile is laid: wood on stone
  tile: [
    { at: 0, hz: 190, to: 95, s: 0.13, loud: 0.5, wave: 'sine' },
    { at: 0, hz: 1800, s: 0.035, loud: 0.16, wave: 'noise' },
  ],
  // a ship takes off: breath that rises
  launch: [
    { at: 0, hz: 260, to: 1500, s: 0.75, loud: 0.16, wave: 'noise', attack: 0.25 },
    { at: 0.05, hz: 85, to: 170, s: 0.65, loud: 0.22, wave: 'triangle', attack: 0.2 },
  ],
  // and lands: breath that sinks, then the ground
  landing: [
    { at: 0, hz: 900, to: 220, s: 0.4, loud: 0.13, wave: 'noise', attack: 0.12 },
    { at: 0.36, hz: 120, to: 62, s: 0.18, loud: 0.5, wave: 'sine' },
  ],
  // two dice, four knocks
  dice: [0, 0.07, 0.15, 0.27].map((at, i) => ({ at, hz: 1450 + 330 * ((i * 7) % 4), s: 0.045, loud: 0.3 - 0.05 * i, wave: 'noise' as const })),
  // a card is turned
  card: [
    { at: 0, hz: 2600, to: 900, s: 0.1, loud: 0.16, wave: 'noise', attack: 0.02 },
    { at: 0.07, hz: 640, s: 0.05, loud: 0.08, wave: 'triangle' },
  ],
  // coins and points: two bright partials
  coin: [
    { at: 0, hz: 1318.5, s: 0.22, loud: 0.14, wave: 'sine' },
    { at: 0.055, hz: 1975.5, s: 0.32, loud: 0.11, wave: 'sine' },
  ],
  // a piece is set down
  piece: [{ at: 0, hz: 420, to: 250, s: 0.08, loud: 0.2, wave: 'sine' }],
  // it is your turn: a fifth, softly
  turn: [
    { at: 0, hz: 523.25, s: 0.55, loud: 0.2, wave: 'sine', attack: 0.03 },
    { at: 0.14, hz: 783.99, s: 0.7, loud: 0.16, wave: 'sine', attack: 0.03 },
  ],
}
const SILENT = 0.0001
const LATE = 60 // milliseconds within which the same sound is heard once

let air: AudioContext | null = null
let hiss: AudioBuffer | null = null
const heard = new Map<Sound, number>()

function noise(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate, on.sampleRate)
  const samples = made.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return made
}

function play(on: AudioContext, note: Note, volume: number): void {
  const begin = on.currentTime + note.at
  const end = begin + note.s
  const gain = on.createGain()
  gain.gain.setValueAtTime(SILENT, begin)
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, note.loud * volume), begin + (note.attack ?? 0.006))
  gain.gain.exponentialRampToValueAtTime(SILENT, end)
  gain.connect(on.destination)
  const bend = (pitch: AudioParam): void => {
    pitch.setValueAtTime(note.hz, begin)
    if (note.to) pitch.exponentialRampToValueAtTime(note.to, end)
  }
  if (note.wave === 'noise') {
    const source = on.createBufferSource()
    source.buffer = hiss ??= noise(on)
    source.loop = true
    const band = on.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = 1.1
    bend(band.frequency)
    source.connect(band).connect(gain)
    source.start(begin)
    source.stop(end)
    return
  }
  const tone = on.createOscillator()
  tone.type = note.wave
  bend(tone.frequency)
  tone.connect(gain)
  tone.start(begin)
  tone.stop(end)
}

/** Heard if this device wants sounds, as loud as it wants them; while the page is hidden only whose turn it is. */
export function sound(what: Sound): void {
  if (!settings.volume || (document.hidden && what !== 'turn')) return
  const now = performance.now()
  if (now - (heard.get(what) ?? -LATE) < LATE) return
  heard.set(what, now)
  air ??= new AudioContext()
  void air.resume()
  for (const note of SCORES[what]) play(air, note, settings.volume)
}

const KINDS: Record<string, Sound> = { card: 'card', ocean: 'tile', greenery: 'tile', city: 'tile', tile: 'tile' }
const DICE = ['roll', 'rover-roll', 'upgrade-reroll', 'malfunction-die', 'check']
const COINS = ['gain', 'income', 'bot-earn', 'scored']
const NAMES: Record<string, Sound> = {
  launch: 'launch',
  fly: 'launch',
  travel: 'launch',
  land: 'landing',
  ...Object.fromEntries(DICE.map((what): [string, Sound] => [what, 'dice'])),
  ...Object.fromEntries(COINS.map((what): [string, Sound] => [what, 'coin'])),
}

/** What a fact sounds like, by its data: its name, what is counted, what moves. */
export function soundOf(told: Told, turnsCard: boolean): Sound | null {
  const named = NAMES[told.what]
  if (named) return named
  if (countedIn(told) || told.what === 'count') return 'coin'
  if (turnsCard) return 'card'
  const [move] = told.moves
  return move ? (KINDS[move.kind] ?? 'piece') : null
}
