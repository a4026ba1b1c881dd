import { expect, test } from 'vitest'
import { distinct } from '../src/lib/names'

test('two of one name are told apart by a number', () => {
  expect(distinct(['Ana', 'Ben', 'Ana', 'Ana'])).toEqual(['Ana', 'Ben', 'Ana 2', 'Ana 3'])
})

test('a number somebody has already is not given again', () => {
  expect(distinct(['Ana', 'Ana 2', 'Ana'])).toEqual(['Ana', 'Ana 2', 'Ana 3'])
})

test('whoever has no name has none', () => {
  expect(distinct(['', '', 'Ana'])).toEqual(['', '', 'Ana'])
})

test('names that look alike are numbered like equal ones', () => {
  expect(distinct(['Ana', 'ana', 'АNА', 'Ána'])).toEqual(['Ana', 'ana 2', 'АNА 3', 'Ána 4'])
  expect(distinct(['Bill', 'BiIl', 'Bi11'])).toEqual(['Bill', 'BiIl 2', 'Bi11 3'])
  expect(distinct(['Ann', 'Anna', 'Hannah'])).toEqual(['Ann', 'Anna', 'Hannah'])
})
