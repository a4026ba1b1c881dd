import { expect, test } from 'vitest'
import { isTyping } from '../src/lib/keys'

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
