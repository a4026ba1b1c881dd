import { describe, expect, test } from 'vitest'
import { changed, named, preview, signed } from '../src/lib/preview'
import { player, say, thing, view, zone } from './made'

const fact = (icon: string, value: number) => ({ label: say(icon), value, icon })
const start = view([zone('a', [thing('p', { number: 3 })]), zone('b', [], { facts: [fact('tokens', 1)] })], {
  players: [player(0, { facts: [fact('reserve', 7)], tracks: [{ ref: 'score', label: say('score'), value: 4, maximum: 9, marks: [] }] }), player(1, { facts: [fact('reserve', 5)] })],
})
const change = (path: string, after: unknown, before: unknown = 0) => ({ path: path.split('/'), before, after })

describe('the view as it would be', () => {
  test('a value is found by refs and seats', () => {
    const after = changed(start, [change('players/1/facts/0/value', 2), change('panels/board/zones/a/things/p/number', 1)])
    expect(after.players[1]!.facts[0]!.value).toBe(2)
    expect(after.panels[0]!.zones[0]!.things[0]!.number).toBe(1)
    expect(start.players[1]!.facts[0]!.value).toBe(5)
  })

  test('what comes is added, what goes is taken from the end first', () => {
    const two = view([zone('a', [thing('p'), thing('q')])], { players: [player(0, { facts: [fact('x', 1), fact('y', 2), fact('z', 3)] })] })
    const after = changed(two, [change('players/0/facts/1', null), change('players/0/facts/2', null), change('panels/board/zones/a/things/r', thing('r'))])
    expect(after.players[0]!.facts.map((f) => f.icon)).toEqual(['x'])
    expect(after.panels[0]!.zones[0]!.things.map((t) => t.ref)).toEqual(['p', 'q', 'r'])
  })

  test('a message loses an argument', () => {
    const at = view([], { headline: say('head', { n: 1, who: 'a' }) })
    expect(changed(at, [change('headline/args/who', null)]).headline).toEqual(say('head', { n: 1 }))
  })
})

describe('what an answer would change', () => {
  test('pieces that come and go are ghosts, where they lie', () => {
    const seen = preview(start, [change('panels/board/zones/a/things/p/number', 1), change('panels/board/zones/b/things/n', thing('n', { number: 2 }))])
    expect(seen?.ghosts.map((g) => [g.zone, g.thing.ref, g.number])).toEqual([
      ['a', 'p', -2],
      ['b', 'n', 2],
    ])
    expect(seen?.places.get('b')).toEqual(say('zone-b'))
  })

  test('what is hidden is no ghost', () => {
    expect(preview(start, [change('panels/board/zones/b/things/n', thing('n', { hidden: true }))])).toBeNull()
  })

  test('one’s own values come first, then the table’s, then the others’', () => {
    const seen = preview(start, [
      change('players/1/facts/0/value', 4),
      change('panels/board/zones/b/facts/0/value', 2),
      change('players/0/tracks/score/value', 5),
    ])
    expect(seen?.lines.map((l) => [l.seat, l.before, l.after])).toEqual([
      [0, 4, 5],
      [-1, 1, 2],
      [1, 5, 4],
    ])
  })

  test('nothing to show is nothing', () => {
    expect(preview(start, [])).toBeNull()
    expect(preview(start, [change('headline/id', 'other')])).toBeNull()
  })

  test('a sign and a name', () => {
    expect(signed({ number: 2 })).toBe('+2')
    expect(signed({ number: -2 })).toBe('−2')
    const words = (m: { id: string; args: object }): string => ('n' in m.args ? `${m.args.n} cubes` : 'cube')
    expect(named({ zone: 'a', thing: thing('c', { label: say('cubes', { n: 9 }) }), number: -3 }, words)).toBe('−3 cubes')
    expect(named({ zone: 'a', thing: thing('c'), number: 2 }, words)).toBe('+2 cube')
  })
})
