import { describe, expect, test } from 'vitest'
import type { Shown, Tab } from '../src/games'
import { faces, opened } from '../src/table/faces'
import { view } from './made'

const goals = { name: 'goals', icon: 'crown', label: 'goals', wants: (s: Shown) => [...s.targets].filter((r) => r.startsWith('goal:')).length } as Tab
const mine = { seat: 0, facts: [], tracks: [], status: null, zones: [{ ref: 'hand:0', label: { id: 'hand', args: {} }, kind: 'cards', owner: 0, facts: [], things: [] }] }

function shown(...targets: string[]): Shown {
  const seen = view([])
  const things = ['card:a', 'card:b'].map((ref) => ({ ref, label: { id: ref, args: {} }, kind: '', owner: 0, number: 1, hidden: false, facts: [], note: null }))
  const players = [{ ...mine, zones: [{ ...mine.zones[0]!, things }] }]
  return { view: { ...seen, seat: 0, players }, targets: new Set(targets) } as unknown as Shown
}
const wants = (...targets: string[]): Record<string, number> => Object.fromEntries(faces(shown(...targets), [goals], false).map((f) => [f.name, f.wants]))

describe('the parts of a phone', () => {
  test('count what can be clicked in them', () => {
    expect(wants('card:a', 'goal:x', 'goal:y', 'player:1', 'hex:3')).toEqual({ board: 1, hand: 1, players: 1, goals: 2, side: 0 })
  })

  test('a question opens the part in which something can be clicked', () => {
    expect(opened(faces(shown('goal:x'), [goals], false), 'board')).toBe('goals')
    expect(opened(faces(shown('hex:1', 'card:a'), [goals], false), 'side')).toBe('board')
  })

  test('a part that only offers what the question lists too does not take the place of the board', () => {
    const quiet = [{ ...goals, quiet: true }]
    expect(opened(faces(shown('goal:x'), quiet, false), 'board')).toBe('board')
    expect(opened(faces(shown('goal:x'), quiet, false), 'goals')).toBe('goals')
  })

  test('it leaves the part at hand open if something can be clicked there, or nowhere', () => {
    expect(opened(faces(shown('hex:1', 'card:a'), [goals], false), 'hand')).toBe('hand')
    expect(opened(faces(shown(), [goals], false), 'players')).toBe('players')
  })

  test('the board takes the place of a part that is gone', () => {
    expect(opened(faces(shown(), [], false), 'goals')).toBe('board')
  })

  test('what a widget asks over the board is on the board', () => {
    expect(opened(faces(shown('card:a'), [goals], true), 'hand')).toBe('board')
  })
})
