/** What an option of a small choice brings, to be read beside it: its icon, its words, and what one has of it. */

import type { Step } from '../../lib/answer.svelte'
import type { Words } from '../../lib/text.svelte'
import type { Choice, Message, Thing, View } from '../../lib/types'
import { printed } from './catalogue.svelte'
import { company, delivered, EXECUTIVE, fact, figure, goods, icon, pair, panel, people, spaces, tail, zone } from './read'

export interface Detail {
  icon: string
  /** what gives it its colour */
  of: string
  title: string
  note: string
  /** a number at its right: how many there are, what it scores */
  figure: string
  /** whose it is, -1 if nobody's */
  owner: number
}

interface Told {
  words: Words
  view: View
  step: Step
}
type Tell = (choice: Choice, told: Told) => Partial<Detail>

const id = (value: unknown): string => (typeof value === 'object' && value !== null ? (value as Message).id : '')
const find = (view: View, ref: string): Thing | undefined => [...view.panels, ...view.players].flatMap((p) => p.zones).flatMap((z) => z.things).find((t) => t.ref === ref)
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** How much of a good one has, and whether there is room for one more. */
export function room({ words, view }: Pick<Told, 'words' | 'view'>, good: string): string {
  const have = goods(view, view.seat)[good] ?? 0
  const me = company(view, view.seat)
  if (good === 'crystal') return words.say('om-next-turn', { n: have, m: pair(fact(me, 'fact-depot'))[1] })
  const most = figure(me, 'fact-storage')
  return words.say(have < most ? 'om-have' : 'om-no-room', { n: have, m: most })
}

const aGood: Tell = (c, told) => {
  const good = c.label.id.replace('good-', '')
  return { icon: icon(good), of: good, note: room(told, good) }
}
const nothing: Tell = () => ({ icon: 'close' })

const BENEFITS: Record<string, string> = { 'benefit-bots': 'bot', 'benefit-mineral': 'mineral', 'benefit-crystal': 'crystal', 'benefit-colonist': 'colonist' }
const benefit: Tell = (c, told) => {
  const good = BENEFITS[c.label.id] ?? ''
  if (good === 'bot') return { icon: 'bot', note: told.words.say('om-by-bots') }
  if (good === 'colonist') return { icon: 'colonist', note: quarters(told) }
  return { icon: icon(good), of: good, note: room(told, good) }
}

/** How many are at home, and how many have room there. */
function quarters({ words, view }: Told): string {
  const [n, m] = pair(fact(company(view, view.seat), 'fact-quarters'))
  return words.say('om-at-home', { n, m })
}

const crew: Tell = (c, told) =>
  c.label.id === 'crew-bot' ? { icon: 'bot', note: told.words.say('om-bots-left', { n: zone(told.view, `garage:${told.view.seat}`)?.things.filter((t) => t.kind === 'bot').length ?? 0 }) } : { icon: 'colonist', note: quarters(told) }

const warehouse: Tell = (c, told) => {
  const good = tail(c.refs[0] ?? '') || c.label.id.replace('good-', '')
  return { icon: icon(good), of: good, note: room(told, good), figure: String(find(told.view, `warehouse:${good}`)?.number ?? 0) }
}

const produce: Tell = (c, told) => {
  const building = tail(c.refs[0] ?? '')
  const good = printed(`building:${building}`).gives ?? ''
  return { icon: icon(building), of: building, note: good ? room(told, good) : '' }
}

const slot: Tell = (c, { words, view }) => {
  const ref = c.refs[0] ?? ''
  const n = ref.startsWith('work:') ? people(view, 'work', view.seat) : (zone(view, ref)?.things.filter((t) => t.owner === view.seat).reduce((sum, t) => sum + t.number, 0) ?? 0)
  return { icon: ref.startsWith('work:') ? 'hardware' : icon(tail(ref)), note: words.say('om-there', { n }) }
}

const tile: Tell = (c, { words, view }) => {
  const thing = find(view, c.refs[0] ?? '')
  return { icon: discovery(thing), note: thing?.note ? words.say(thing.note) : '' }
}

const upgrade: Tell = (c, { words, view }) => {
  const p = printed(c.refs[0] ?? '')
  const card = find(view, c.refs[0] ?? '')
  return { icon: icon(p.building ?? ''), of: p.building ?? '', title: card ? words.say(card.label) : '', note: card?.note ? words.say(card.note) : '', figure: `${signed(-(p.points ?? 0))} → ${signed(p.points ?? 0)}` }
}

const owner: Tell = (c, { words, view }) => {
  const who = Number(c.refs[0]?.split(':')[1] ?? -1)
  if (c.refs[0]?.startsWith('home:')) return { icon: 'colonist', note: words.say('om-once-more', { n: 1 }) }
  const level = Number(c.label.args['n'] ?? 0)
  const gives = who === view.seat ? words.say('cost-nothing') : words.say('om-use-gives', { who: words.seat(who) })
  return { icon: `g${who + 1}`, owner: who, title: who === view.seat ? words.say('om-mine') : words.seat(who), figure: words.say('om-level', { n: level }), note: `${words.say('om-once-more', { n: level })} · ${gives}` }
}

const develop: Tell = (c, told) => {
  if (c.refs[0]?.startsWith('good:')) return { icon: 'o2', of: 'oxygen', note: room(told, 'oxygen') }
  return { icon: icon(tail(c.refs[0] ?? '')), of: tail(c.refs[0] ?? '') }
}

const REWARDS: Record<string, string> = { develop: 'sample', upgrade: 'om-upgrade', resources: 'om-any', minerals: 'mineral', rover: 'rover', colonists: 'colonist', contract: 'contract', ship: 'ship', retrieve: 'colonist', travel: 'shuttle', scientist: 'om-face', crystals: 'crystal' }
const reward: Tell = (c) => ({ icon: REWARDS[c.label.id.replace('goal-reward-', '')] ?? 'medal' })

const deliver: Tell = (c, { words, view }) => {
  const good = tail(c.refs[1] ?? '')
  const card = find(view, c.refs[0] ?? '')
  const wanted = card ? delivered(card).find((d) => d.good === good) : undefined
  const p = printed(c.refs[0] ?? '')
  const pays = words.say('om-contract-pays', { n: p.points ?? 0, loss: p.loses ?? 0 })
  return { icon: icon(good), of: good, title: words.say(`good-${good}`), note: card ? `${words.say(card.label)} · ${pays}` : '', figure: wanted ? words.say('om-n-of', { n: wanted.have, m: wanted.need }) : '' }
}

const space: Tell = (c, { words, view }) => {
  const n = Number(c.label.args['n'])
  return { icon: spaces(view).find((s) => s.n === n)?.bonus || 'close', title: words.say(`space-bonus-${n}`), figure: String(n) }
}

const welcome: Tell = (c, { words }) => {
  const action = c.label.args['action']
  const place = Number(c.label.args['n'] ?? 0)
  const [name, n] = typeof action === 'object' ? [action.args['action'], Number(action.args['n'])] : [undefined, 0]
  return { icon: EXECUTIVE[id(name).replace('executive-', '')] ?? 'ship', title: typeof name === 'object' ? words.say(name) : '', note: words.say('om-opens', { n, place }) }
}

const side: Tell = (c, { words, view }) => {
  const there = panel(view, c.refs[0] ?? '')?.zones.filter((z) => z.ref.startsWith('slot:')) ?? []
  const n = there.flatMap((z) => z.things).filter((t) => t.owner === view.seat).reduce((sum, t) => sum + t.number, 0)
  return { icon: c.refs[0] === 'orbit' ? 'om-orbit' : 'om-ground', note: words.say('om-there', { n }) }
}

/** What a discovery is about, by its name. */
export function discovery(t: Thing | undefined): string {
  if (!t) return 'discovery'
  if (t.label.id === 'research') return 'sample'
  const what = t.label.id.replace('discovery-', '').replace(/^(gain|construct)-/, '')
  return icon(what === 'crystals' ? 'crystal' : what === 'any' ? 'construct' : what)
}

const TELLS: Record<string, Tell> = {
  benefit,
  crew,
  warehouse,
  recruit: aGood,
  gain: aGood,
  produce,
  retrieve: slot,
  take: tile,
  explore: tile,
  radar: tile,
  upgrade,
  more: owner,
  repay: develop,
  reward,
  deliver,
  space,
  welcome,
  return: side,
}

/** Whether the options of a step are worth a card of their own. */
export const isTold = (name: string): boolean => name in TELLS

/** An option in detail; "no more" stays with the bar. */
export function detail(choice: Choice, told: Told): Detail {
  const leaves = told.step.question.passing.includes(choice.arg) && !choice.refs.length
  const tell = leaves ? nothing : (TELLS[told.step.question.name] ?? nothing)
  const plain = { icon: '', of: '', title: '', note: '', figure: '', owner: -1 }
  const found = { ...plain, ...tell(choice, told) }
  return { ...found, title: found.title || told.words.say(choice.label) }
}
