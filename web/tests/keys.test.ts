import { expect, test } from 'vitest'
import { isTyping, numbered } from '../src/lib/keys'

const press = (target: object, more: object = {}): KeyboardEvent => ({ target, ctrlKey: false, metaKey: false, altKey: false, ...more }) as unknown as KeyboardEvent

test('a key pressed on the board is for the table', () => {
  expect(isTyping(press({}))).toBe(false)
})

test.each([HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement])('in a field it is for the field', (field) => {
  expect(isTyping(press(new field()))).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is for the browser', (held) => {
  expect(isTyping(press({}, { [held]: true }))).toBe(true)
})

test('options have the keys 1 to 9 in their order', () => {
  expect([...numbered(['a', 'b'], new Map())]).toEqual([['a', 1], ['b', 2]])
  expect(numbered('abcdefghijk'.split(''), new Map()).size).toBe(9)
})

test('keys that are all given away are given anew', () => {
  const before = numbered('abcdefghi'.split(''), new Map())
  expect([...numbered(['j', 'i'], before)]).toEqual([['j', 1], ['i', 2]])
})

test('a key does not move to another option between look and press', () => {
  const before = numbered(['a', 'b', 'c'], new Map())
  const after = numbered(['b', 'c', 'd'], before)
  expect(['b', 'c', 'd'].map((o) => after.get(o))).toEqual([2, 3, 4])
})
