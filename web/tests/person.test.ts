import { expect, test } from 'vitest'
import { key } from '../src/lib/person'
import { isWhole, phraseOf, read, WORDS } from '../src/lib/phrase'

test('a key is twelve words of 256, and they are the key', () => {
  expect(WORDS.length).toBe(256)
  expect(new Set(WORDS).size).toBe(256)
  expect(WORDS.every((w) => /^[a-z]{3,7}$/.test(w))).toBe(true)
  expect(key()).toBe(key())
  expect(key()).toMatch(/^[0-9a-f]{24}$/)
  const found = read(phraseOf(key()).join(' '))
  expect(isWhole(found)).toBe(true)
  expect(found.key).toBe(key())
})

test('a phrase is read however it is typed', () => {
  const words = WORDS.slice(0, 12)
  for (const text of [words.join(' '), words.join('-'), ` ${words.join(',\n').toUpperCase()} `, words.map((w, i) => `${i + 1}. ${w}`).join(' ')])
    expect(read(text)).toEqual({ key: '000102030405060708090a0b', wrong: [], count: 12 })
})

test('words that are none of ours are named', () => {
  expect(read('orange émeraude piano').wrong).toEqual(['émeraude'])
  expect(isWhole(read('orange piano'))).toBe(false)
})
