import { expect, test } from 'vitest'
import { botName, LEVELS, named, USUAL } from '../src/pages/bots'

test('three levels are offered, the weakest first, and the middle one is usual', () => {
  expect(LEVELS).toEqual(['easy', 'medium', 'strong'])
  expect(USUAL).toBe('medium')
})

test('every bot has a name of its own, whoever else sits there', () => {
  const seats = named(['medium', 'medium', 'strong', 'greedy:2', 'medium'].map((bot) => ({ who: 'bot' as const, bot, name: '' })))
  const names = seats.map((seat) => seat.name)
  expect(new Set(names).size).toBe(5)
  expect(names).not.toContain('')
  expect(botName('strong', 0, ['Curiosity'])).not.toBe('Curiosity')
})
