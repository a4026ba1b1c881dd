import { expect, test } from 'vitest'
import { whole, type Sent } from '../src/lib/parts'
import { player, thing, view, zone } from './made'

const before = view([zone('a', [thing('x')]), zone('b')], { players: [player(0), player(1, { zones: [zone('hand:1')] })] })

test('what is only named is as it was, what is sent is new', () => {
  const sent: Sent = {
    ...before,
    players: [0, { ...player(1), zones: ['hand:1'] }],
    panels: [{ ...before.panels[0]!, zones: ['a', zone('b', [thing('y')])] }],
  }
  const now = whole(sent, before)
  expect(now.players).toEqual(before.players)
  expect(now.panels[0]!.zones.map((z) => z.things.map((t) => t.ref))).toEqual([['x'], ['y']])
})

test('a zone that is no longer named is gone', () => {
  const sent: Sent = { ...before, players: [], panels: [{ ...before.panels[0]!, zones: ['b'] }] }
  expect(whole(sent, before).panels[0]!.zones.map((z) => z.ref)).toEqual(['b'])
  expect(whole(sent, before).players).toEqual([])
})

test('a panel that is only named is as it was', () => {
  expect(whole({ ...before, players: [], panels: ['board'] }, before).panels).toEqual(before.panels)
})
