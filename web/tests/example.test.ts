import { describe, expect, test } from 'vitest'
import { pictured } from '../src/table/example'
import { SIGNS } from '../src/table/signs'
import sprite from '../src/lib/icons.svg?raw'
import { view } from './made'

const map = { width: 10, height: 10, spots: [{ ref: 'zone:a', x: 1, y: 1, outline: 'M0 0Z' }, { ref: 'zone:b', x: 5, y: 5, outline: 'M1 1Z' }], links: [] }

describe('the picture beside a rule', () => {
  test('lights what can be chosen', () => {
    expect(pictured({ mars: map }, view([]), new Set(['zone:b']))?.lit).toEqual(new Set(['zone:b']))
  })

  test('is not drawn when nothing on the map can be', () => {
    expect(pictured({ mars: map }, view([]), new Set(['card:1']))).toBeNull()
  })

  test('is an icon of the sprite, before every paragraph', () => {
    const unknown = Object.values(SIGNS).flat().filter((name) => !sprite.includes(`id="i-${name}"`))
    expect(unknown).toEqual([])
  })
})
