import { describe, expect, test } from 'vitest'
import { fits, lit, still } from '../src/lib/narrow'
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
