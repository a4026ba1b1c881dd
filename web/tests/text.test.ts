import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { bared, extend, ready, without, Words } from '../src/lib/text.svelte'
import { say, seat } from './made'

const SOURCES: Record<string, string> = {
  fr: 'story-take = { $who } prend le dé { DE($whom) }\nzone-hellas = Hellas\nstory-go = { $who } va vers { $where }\nzone-base = base { DE($who) }\nseat-1 = Azur\nseat-2 = Jade\nn-cards = { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n}\nwarmth = { $n } °C\nheat = { $n ->\n    [-2] deux de moins\n   *[other] autre\n}\nport = { NUMBER($n, useGrouping: 0) }',
  en: 'story-take = { $who } takes a die from { $whom }',
}
const asked: string[] = []
vi.stubGlobal('fetch', (address: string) => {
  asked.push(address)
  const lang = address.split('/')[3] ?? ''
  return Promise.resolve({ ok: true, text: () => Promise.resolve(SOURCES[lang] ?? '') })
})

beforeEach(async () => {
  settings.lang = 'fr'
  await ready('toy')
})

describe('a message in words', () => {
  const words = new Words('toy', () => ['Ana', ''])

  test('names seats as the table does, and else by their colours', () => {
    expect(words.say(say('story-take', { who: seat(0), whom: seat(1) }))).toBe('Ana prend le dé de Jade')
  })

  test('elides before a name', () => {
    expect(words.say(say('story-take', { who: seat(1), whom: seat(0) }))).toBe('Jade prend le dé d’Ana')
  })

  test('counts', () => {
    expect(words.say('n-cards', { n: 1 })).toBe('une carte')
    expect(words.say('n-cards', { n: 3 })).toBe('3 cartes')
  })

  test('has a true minus, and still counts with the number', () => {
    expect(words.say('warmth', { n: -20 })).toBe('−20 °C')
    expect(words.say('heat', { n: -2 })).toBe('deux de moins')
    expect(words.say('port', { n: -8047 })).toBe('-8047')
  })

  test('is its id where nobody has written it', () => {
    expect(words.say('story-unknown')).toBe('story-unknown')
    expect(words.has('story-unknown')).toBe(false)
    expect(words.has('story-take')).toBe(true)
  })

  test('is in the other language once that is there', async () => {
    settings.lang = 'en'
    await ready('toy')
    expect(words.say(say('story-take', { who: seat(0), whom: seat(1) }))).toContain('takes a die from')
  })

  test('takes what the parts of a game add', () => {
    extend('toy', { fr: 'own = à nous', en: 'own = ours' })
    expect(words.say('own')).toBe('à nous')
    expect(words.say('zone-hellas')).toBe('Hellas')
  })

  test('asks for each language once', async () => {
    await ready('toy')
    expect(asked.filter((a) => a === '/api/text/fr/toy.ftl')).toHaveLength(1)
  })
})

describe('a message in parts', () => {
  const words = new Words('toy', () => ['Ana', 'Bo'])

  test('has seats apart, with the elision before them', () => {
    expect(words.parts(say('story-take', { who: seat(1), whom: seat(0) }))).toEqual([
      { text: 'Bo', seat: 1 },
      { text: ' prend le dé d’' },
      { text: 'Ana', seat: 0 },
    ])
  })

  test('has places in italics, and a seat in the name of a place as a seat', () => {
    expect(words.parts(say('story-go', { who: seat(0), where: say('zone-hellas') })).at(-1)).toEqual({ text: 'Hellas', place: true })
    expect(words.parts(say('story-go', { who: seat(1), where: say('zone-base', { who: seat(0) }) })).slice(2)).toEqual([
      { text: 'base d’', place: true },
      { text: 'Ana', seat: 0 },
    ])
  })

  test('whoever has a mark in the name has it no more', () => {
    const sly = new Words('toy', () => ['A\uE002\uE001na'])
    expect(sly.parts(say('story-go', { who: seat(0), where: 'x' }))[1]).toEqual({ text: ' va vers x' })
  })
})

describe('a line under the name of its seat', () => {
  const line = (...texts: string[]) => [{ text: 'Bo', seat: 1 }, ...texts.map((text) => ({ text }))]

  test('need not begin with it', () => {
    expect(without(line(' plays Comet.'), 1)).toEqual([{ text: 'Plays Comet.' }])
    expect(without(line(' : 3 Scientist.'), 1)).toEqual([{ text: '3 Scientist.' }])
  })

  test('keeps it where it is another’s, or leans on it', () => {
    expect(without(line(' plays.'), 0)).toHaveLength(2)
    expect(without(line('’s mines yield iron.'), 1)).toHaveLength(2)
  })

  test('as a title has no full stop', () => {
    expect(bared([{ text: 'Plays Comet.' }])).toEqual([{ text: 'Plays Comet' }])
  })
})
