import { describe, expect, test } from 'vitest'
import { fits, lit, preferred, still } from '../src/lib/narrow'
import { choice, say } from './made'

const walk = [choice(0, ['zone:a', 'zone:b']), choice(1, ['zone:a', 'zone:c']), choice(2, ['zone:b', 'zone:a'])]

describe('choosing on the board click by click', () => {
  test('the order of the clicks counts on a way from place to place', () => {
    expect(fits(['zone:a', 'zone:b'], ['zone:a'])).toBe(true)
    expect(fits(['zone:a', 'zone:b'], ['zone:b'])).toBe(false)
  })

  test('it does not where things are of different sorts', () => {
    expect(fits(['ship:1', 'zone:b'], ['zone:b', 'ship:1'])).toBe(true)
  })

  test('only origins are lit at first, then the targets of the one clicked', () => {
    expect([...lit(walk, [])].sort()).toEqual(['zone:a', 'zone:b'])
    expect([...lit(walk, ['zone:a'])].sort()).toEqual(['zone:b', 'zone:c'])
  })

  test('what is not possible is not lit', () => {
    expect(lit([choice(0, ['zone:a'], { reason: say('full') })], []).size).toBe(0)
  })

  test('an option is the same as before by what it says, not by its number', () => {
    const was = choice(4, ['zone:a'], { label: say('to', { zone: 'a' }) })
    const now = { ...was, arg: 7 }
    expect(still([choice(4, ['zone:b']), now], was)).toBe(now)
    expect(still([{ ...now, reason: say('full') }], was)).toBeUndefined()
  })
})

describe('a click that several options share', () => {
  const pawns = [choice(0, ['pawn:1', 'place:x']), choice(1, ['pawn:1', 'place:y']), choice(2, ['pawn:2', 'place:y'])]

  test('goes on with the piece chosen before', () => {
    expect(preferred(pawns.slice(1), pawns[0], ['place:y'])).toBe(pawns[1])
  })

  test('means none of them while no piece is chosen, or the piece chosen could do several things there', () => {
    expect(preferred(pawns.slice(1), undefined, ['place:y'])).toBeUndefined()
    expect(preferred([pawns[1]!, { ...pawns[1]!, arg: 9 }], pawns[0], ['place:y'])).toBeUndefined()
  })
})
