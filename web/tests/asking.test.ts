import { describe, expect, test } from 'vitest'
import { choosing, isList, sections, taken as asTaken } from '../src/games/terraforming-mars/asking'
import { compose, purse } from '../src/lib/form'
import type { Step } from '../src/lib/table.svelte'
import type { Form } from '../src/lib/types'
import { choice, field, pick, player, question, thing, view, zone } from './made'

const KINDS = ['incorporate', 'keep', 'buy', 'sell', 'discard', 'pay', 'act', 'draft'].map((name) => ({ name, size: 9 }))
const [INCORPORATE, KEEP, BUY, SELL, DISCARD] = [0, 1, 2, 3, 4]
const step = (name: string, form: Form | null = null): Step => ({ question: question(1, { name, form }), choices: [], picked: null })

const corporations = field('incorporate', [pick('card:helion', 201, { brings: 42 }), pick('card:poor', 202, { brings: 7 })], 1, 1)
const preludes = field('keep', [pick('card:p1', 301), pick('card:p2', 302), pick('card:p3', 303)], 2, 2)
const projects = field('buy', [pick('card:a', 11), pick('card:b', 12), pick('card:c', 13)], 0, 3, { price: 3, stop: 0 })
const start: Form = { fields: [corporations, preludes, projects], purse: 0, due: 0, ways: [] }
const table = view([], {
  players: [player(0, { zones: [zone('offer:0', ['card:a', 'card:b', 'card:c'].map((ref) => thing(ref))), zone('preludes:0', [thing('card:p1')])] })],
})
const taken = (...refs: string[]): Set<string> => new Set(refs.map((r) => `card:${r}`))
const answers = (form: Form, cards: Set<string>) => compose(KINDS, form, asTaken(form, cards))

describe('all rows of one answer', () => {
  test('are those of the form, with their cards as they lie', () => {
    const rows = sections(table, step('incorporate', start), taken('helion'))
    expect(rows.map((r) => r.asks)).toEqual(['incorporate', 'keep', 'buy'])
    expect(rows[2]!.cards.map((c) => c.ref)).toEqual(['card:a', 'card:b', 'card:c'])
  })

  test('what is taken elsewhere pays: as many as the purse reaches', () => {
    const money = (form: Form, cards: Set<string>): number => purse(form, asTaken(form, cards))
    expect(money(start, taken('helion'))).toBe(42)
    const most = (cards: Set<string>) => sections(table, step('incorporate', start), cards)[2]!.most
    expect([most(taken()), most(taken('poor')), most(taken('helion'))]).toEqual([0, 2, 3])
    expect(money({ ...start, purse: 5 }, taken('poor', 'a'))).toBe(12)
  })

  test('without a form, one of what the options name', () => {
    const draft = { ...step('draft'), choices: [choice(4, ['card:b']), choice(5, ['card:x'])] }
    expect(sections(table, draft, taken())).toMatchObject([{ asks: 'draft', least: 1, most: 1, cards: [{ ref: 'card:b' }] }])
    expect(isList(draft)).toBe(false)
  })
})

describe('the answer', () => {
  test('takes the cards in the order the rules ask, whatever the order of the ticks', () => {
    expect(answers(start, taken('b', 'p3', 'helion', 'p1', 'a'))).toEqual([
      [INCORPORATE, 201],
      [KEEP, 301],
      [KEEP, 303],
      [BUY, 11],
      [BUY, 12],
      [BUY, 0],
    ])
  })

  test('is none while something is missing, or too dear', () => {
    expect(answers(start, taken('helion', 'p1'))).toBeNull()
    expect(answers(start, taken('p1', 'p2'))).toBeNull()
    expect(answers(start, taken('poor', 'p1', 'p2', 'a', 'b', 'c'))).toBeNull()
  })

  test('ends a list that could go on, and none that cannot', () => {
    const buy = (purse: number): Form => ({ fields: [projects], purse, due: 0, ways: [] })
    expect(answers(buy(30), taken())).toEqual([[BUY, 0]])
    expect(answers(buy(30), taken('a', 'b', 'c'))?.at(-1)).toEqual([BUY, 0])
    expect(answers(buy(5), taken('c'))).toEqual([[BUY, 13]])
    expect(answers(buy(3), taken('a'))).toEqual([[BUY, 11]])
    expect(answers(buy(2), taken())).toEqual([])
    const sell: Form = { fields: [field('sell', [pick('card:a', 1, { brings: 1 }), pick('card:b', 2, { brings: 1 })], 1, 2, { stop: 0 })], purse: 0, due: 0, ways: [] }
    expect(answers(sell, taken())).toBeNull()
    expect(answers(sell, taken('a'))).toEqual([
      [SELL, 1],
      [SELL, 0],
    ])
    expect(answers(sell, taken('a', 'b'))).toHaveLength(2)
  })

  test('giving nothing up is an answer too', () => {
    const discard: Form = { fields: [field('discard', [pick('card:a', 5), pick('card:b', 6)], 0, 1, { stop: 0 })], purse: 0, due: 0, ways: [] }
    expect(answers(discard, taken())).toEqual([[DISCARD, 0]])
    expect(answers(discard, taken('a'))).toEqual([[DISCARD, 5]])
  })
})

describe('the step whose cards are shown', () => {
  const list = (name: string): Step => step(name, { fields: [field(name, [pick('card:a', 1)], 0, 1)], purse: 0, due: 0, ways: [] })
  const pay = step('pay', { fields: [field('pay', [], 0, 3, { price: 2 })], purse: 4, due: 8, ways: [] })
  const end = step('buy', { fields: [field('buy', [], 0, 0)], purse: 4, due: 0, ways: [] })

  test('is the first of a list that goes on', () => {
    expect(choosing([step('act'), list('sell'), list('sell')])).toBe(1)
    expect(choosing([step('incorporate', start), step('keep', { ...start, fields: [preludes, projects] }), list('buy')])).toBe(0)
    expect(choosing([list('buy'), end])).toBe(0)
  })

  test('is not hidden by what pays, nor by another list', () => {
    expect(choosing([step('draft'), pay, pay])).toBe(0)
    expect(choosing([step('prelude'), list('keep')])).toBe(1)
  })

  test('is none where something else is asked since', () => {
    expect(choosing([step('act')])).toBe(-1)
    expect(choosing([step('draft'), step('place')])).toBe(-1)
    expect(choosing([step('act'), pay, pay])).toBe(-1)
  })
})
