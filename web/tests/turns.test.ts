import { describe, expect, test } from 'vitest'
import { actsOf, blows, COURSE, countedIn, digest, headOf, NOBODY, since, turnsOf, type Course } from '../src/lib/turns'
import type { Told } from '../src/lib/types'
import { course as mars } from '../src/games/mars/course'
import { course as planete } from '../src/games/mission-planete-rouge/course'
import { course as terraforming } from '../src/games/terraforming-mars/course'
import { told } from './made'

const by = (seat: number, step: number, what: string, parts: Told['parts'] = {}): Told => told(what, parts, { by: seat, step })
const shape = (facts: Told[], course: Partial<Course> = {}): [number, string][] =>
  turnsOf(facts, { ...COURSE, ...course }).map((t) => [t.actor, t.facts.map((f) => f.what).join(' ')])

describe('turns', () => {
  test('follow whoever answers', () => {
    expect(shape([by(0, 1, 'play'), by(0, 1, 'gain'), by(0, 2, 'tile'), by(1, 3, 'play'), by(0, 4, 'pass')])).toEqual([
      [0, 'play gain tile'],
      [1, 'play'],
      [0, 'pass'],
    ])
  })

  test('what an answer leads to belongs to it, whoever it is about', () => {
    expect(shape([by(0, 1, 'play'), by(0, 1, 'lose', { seat: 1 })])).toEqual([[0, 'play lose']])
  })

  test('begin where a game calls a seat, though another has answered', () => {
    expect(shape([by(2, 5, 'points', { seat: 2 }), by(2, 5, 'turn', { company: 0 }), by(2, 5, 'supply', { company: 0 }), by(0, 6, 'act')])).toEqual([
      [2, 'points'],
      [0, 'turn supply act'],
    ])
  })

  test('a round is nobody’s, and what comes with it', () => {
    expect(shape([by(1, 5, 'move'), by(1, 5, 'round', { number: 2 }), by(1, 5, 'dock'), by(1, 6, 'move')])).toEqual([
      [1, 'move'],
      [NOBODY, 'round dock'],
      [1, 'move'],
    ])
  })

  test('go on from one that is not over', () => {
    const [open] = turnsOf([by(1, 1, 'play')])
    const [same, next] = turnsOf([by(1, 2, 'tile'), by(0, 3, 'play')], COURSE, open)
    expect([same!.facts.length, next!.facts.length]).toEqual([2, 1])
    expect(open!.facts).toHaveLength(1)
  })

  test('of Planète Rouge: a character is called, acts, and at the end of the round the game goes on by itself', () => {
    const log = [
      by(2, 3, 'call', { seat: 1 }),
      by(1, 4, 'board', { seat: 1 }),
      by(1, 4, 'call', { seat: 0 }),
      by(0, 5, 'board', { seat: 0 }),
      by(0, 5, 'land', { zone: 'zone:a' }),
      by(0, 5, 'scoring', { round: 5 }),
      by(0, 5, 'token', { seat: 1, zone: 'zone:a', points: 1 }),
      by(0, 5, 'round', { number: 6 }),
    ]
    expect(shape(log, planete)).toEqual([
      [1, 'call board'],
      [0, 'call board'],
      [NOBODY, 'land'],
      [NOBODY, 'scoring token'],
      [NOBODY, 'round'],
    ])
  })

  test('of Mars: one turn, whoever trades in it', () => {
    const log = [by(2, 1, 'turn', { seat: 0 }), by(2, 1, 'event', { seat: 0 }), by(0, 2, 'offer', { maker: 0 }), by(1, 3, 'trade', { seat: 1, maker: 0 }), by(0, 4, 'build', { seat: 0 })]
    expect(shape(log, mars)).toEqual([[0, 'turn event offer trade build']])
  })

  test('of MarsBot: its own, though it only answers to an answer', () => {
    const log = [by(0, 7, 'play'), by(0, 7, 'bot-project'), by(0, 7, 'bot-step'), by(0, 8, 'pass'), by(0, 8, 'production')]
    expect(shape(log, terraforming)).toEqual([
      [0, 'play'],
      [1, 'bot-project bot-step'],
      [0, 'pass'],
      [NOBODY, 'production'],
    ])
  })

  test('of Terraforming Mars: two actions each, though one seat plays on alone, and passing by itself is its own', () => {
    const log = [
      by(1, 3, 'play'),
      by(1, 4, 'use'),
      by(1, 5, 'keep'),
      by(1, 5, 'pass', { seat: 0 }),
      by(1, 6, 'burn'),
      by(1, 7, 'burn'),
      by(1, 8, 'standard'),
      by(1, 8, 'tile'),
    ]
    expect(shape(log, terraforming)).toEqual([
      [1, 'play use keep'],
      [0, 'pass'],
      [1, 'burn burn'],
      [1, 'standard tile'],
    ])
  })
})

test('of MarsBot alone: a card a turn, though a bonus card may turn up another, and no turn goes on beyond a pass', () => {
  const log = [
    by(0, 7, 'play'),
    by(0, 7, 'bot-project'),
    by(0, 7, 'bot-step'),
    by(0, 7, 'pass', { seat: 0 }),
    by(0, 7, 'bot-bonus'),
    by(0, 7, 'bot-project'),
    by(0, 7, 'bot-project'),
    by(0, 7, 'bot-pass'),
  ]
  expect(shape(log, terraforming)).toEqual([
    [0, 'play'],
    [1, 'bot-project bot-step'],
    [0, 'pass'],
    [1, 'bot-bonus bot-project'],
    [1, 'bot-project bot-pass'],
  ])
})

describe('acts', () => {
  test('have what came of them under them', () => {
    const [turn] = turnsOf([by(1, 1, 'play'), by(1, 1, 'gain'), by(1, 2, 'tile'), by(1, 3, 'claim'), by(1, 3, 'score')])
    const acts = (course: Partial<Course>): string[] => actsOf(turn!, { ...COURSE, ...course }).map((a) => [a.head, ...a.effects].map((t) => t.what).join(' '))
    expect(acts({})).toEqual(['play gain', 'tile', 'claim score'])
    expect(acts(terraforming)).toEqual(['play gain tile', 'claim score'])
  })

  test('what has no line is not told, and does not name a turn', () => {
    const [turn] = turnsOf([{ ...by(1, 1, 'silent'), line: null }, by(1, 1, 'play')])
    expect(headOf(turn!)!.what).toBe('play')
    expect(actsOf(turn!)).toHaveLength(1)
  })
})

describe('since your last turn', () => {
  const log = [
    by(0, 1, 'own'),
    by(1, 2, 'call', { seat: 1 }),
    by(1, 2, 'kill', { seat: 1, victim: 0 }),
    by(2, 3, 'call', { seat: 2 }),
    by(3, 4, 'call', { seat: 3 }),
    by(3, 4, 'great', { seat: 3 }),
    by(3, 5, 'round', { number: 2 }),
  ]
  const news = digest(turnsOf(log), 0, COURSE, (t) => (t.what === 'great' ? 5 : 1), 4)

  test('what hit you first, then the others as they came; own moves and rounds apart', () => {
    expect(news.map((n) => n.turn.actor)).toEqual([1, 2, 3])
    expect(news[0]!.hits.map((t) => t.what)).toEqual(['kill'])
  })

  test('of too many, those that weigh most', () => {
    expect(digest(turnsOf(log), 0, COURSE, (t) => (t.what === 'great' ? 5 : 1), 2).map((n) => n.turn.actor)).toEqual([1, 3])
  })

  test('not what went before it, nor the turn one is in', () => {
    const turns = turnsOf([by(1, 0, 'early'), ...log, by(3, 5, 'turn', { seat: 0 })])
    expect(since(turnsOf([...log, by(0, 6, 'mine')]), 0)).toEqual([])
    expect(since(turns, 0).flatMap((t) => t.facts.map((f) => f.what))).toEqual(['call', 'kill', 'call', 'call', 'great', 'round'])
  })

  test('nothing hits whoever only watches, nor whoever does it to themselves', () => {
    const [turn] = turnsOf([by(1, 1, 'kill', { seat: 1, victim: 1 })])
    expect(blows(turn!, 1)).toEqual([])
    expect(blows(turn!, -1)).toEqual([])
  })
})

test('points are counted for a seat, at the places the fact names', () => {
  expect(countedIn(told('token', { seat: 2, zone: 'zone:hellas', resource: 'ice', points: 3 }))).toEqual({ seat: 2, points: 3, refs: ['zone:hellas'] })
  expect(countedIn(told('round', { number: 3 }))).toBeNull()
})
