/** A card's data as rows of icons: what the printed card would draw. */

import { percent } from './read'
import type { Counter, Effect, Printed, Watch, Way } from './catalogue.svelte'

/** A piece of a row: an icon with its name, a figure, or a word between them. */
export interface Bit {
  icon?: string
  text?: string
  word?: string // a message of the page: "or"
}
/** A box of such pieces. `made`: production; `foe`: against any player; `act`: an action; `ever`: an effect that lasts. */
export interface Chip {
  kind: '' | 'made' | 'foe' | 'made foe' | 'act' | 'ever'
  bits: Bit[]
}

/** Names of icons as the help knows them, with the symbol of the sprite and its colour. */
export const SIGNS: Record<string, { symbol: string; colour: string }> = {
  megacredits: { symbol: 'megacredit', colour: 'r-me' },
  steel: { symbol: 'steel', colour: 'r-steel' },
  titanium: { symbol: 'titanium', colour: 'r-tita' },
  plants: { symbol: 'plant', colour: 'r-plant' },
  energy: { symbol: 'energy', colour: 'r-energy' },
  heat: { symbol: 'heat', colour: 'r-heat' },
  temperature: { symbol: 'temperature', colour: 'r-heat' },
  oxygen: { symbol: 'oxygen', colour: 'r-o' },
  oceans: { symbol: 'ocean', colour: 'r-w' },
  ocean: { symbol: 'ocean', colour: 'r-w' },
  greenery: { symbol: 'greenery', colour: 'r-plant' },
  city: { symbol: 'city', colour: 'city-2' },
  tile: { symbol: 'board', colour: 'fg' },
  rating: { symbol: 'tr', colour: 'r-heat' },
  card: { symbol: 'card', colour: 'fg' },
  look: { symbol: 'eye', colour: 'fg-2' },
  play: { symbol: 'hand', colour: 'fg' },
  target: { symbol: 'target', colour: 'bad' },
  anyone: { symbol: 'players', colour: 'bad' },
  award: { symbol: 'medal', colour: 'r-me' },
  standard: { symbol: 'destination', colour: 'fg-2' },
  claim: { symbol: 'destination', colour: 'fg' },
  copy: { symbol: 'copy', colour: 'fg' },
  protect: { symbol: 'shield', colour: 'fg' },
  points: { symbol: 'star', colour: 'r-me' },
  animal: { symbol: 'animal', colour: 'r-plant' },
  microbe: { symbol: 'microbe', colour: 'r-plant' },
  science: { symbol: 'tag-science', colour: 'fg' },
  fighter: { symbol: 'shield', colour: 'r-tita' },
  'tag-building': { symbol: 'tag-building', colour: 'r-steel' },
  'tag-space': { symbol: 'tag-space', colour: 'r-me' },
  'tag-power': { symbol: 'energy', colour: 'r-energy' },
  'tag-science': { symbol: 'tag-science', colour: 'fg' },
  'tag-jovian': { symbol: 'tag-jovian', colour: 'r-heat' },
  'tag-earth': { symbol: 'tag-earth', colour: 'r-w' },
  'tag-plant': { symbol: 'plant', colour: 'r-plant' },
  'tag-microbe': { symbol: 'microbe', colour: 'r-plant' },
  'tag-animal': { symbol: 'animal', colour: 'r-plant' },
  'tag-city': { symbol: 'city', colour: 'city-2' },
  'tag-wild': { symbol: 'wild', colour: 'fg' },
  'tag-event': { symbol: 'event', colour: 'r-heat' },
}

const ARROW: Bit = { icon: 'arrow' }
const OR: Bit = { word: 'or' }
const icon = (name: string): Bit => ({ icon: name })
const text = (t: string | number): Bit => ({ text: String(t) })
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))

function alternated(ways: Bit[][]): Bit[] {
  return ways.flatMap((way, i) => (i ? [OR, ...way] : way))
}

function each(counter: Counter): Bit[] {
  const per = counter.per && counter.per > 1 ? [text(counter.per)] : []
  if (counter.count === 'tags') {
    return [text('/'), ...per, ...(counter.owner === 'opponents' ? [icon('anyone')] : []), icon(`tag-${counter.tag}`)]
  }
  return [text('/'), icon(counter.count === 'cities' ? 'city' : 'tag-event')]
}

/** "+2 steel", "+1 plant / tag". */
function amounts(data: Record<string, number | string | Counter>, sign: 1 | -1 = 1): Bit[] {
  return Object.entries(data).flatMap(([name, n]) => {
    if (typeof n === 'number') return [text(signed(sign * n)), icon(name)]
    if (typeof n === 'string') return [text('+X'), icon(name)]
    return [text('+1'), icon(name), ...each(n)]
  })
}

function bits(card: Printed, effects: Effect[]): Bit[] {
  return effects.flatMap((e) => chips(card, e).flatMap((c) => c.bits))
}

function taken(data: Record<string, unknown>): Bit[] {
  const ways = (data['choose'] ?? [data]) as Record<string, number>[]
  return alternated(
    ways.map((way) => {
      const [name, n] = Object.entries(way).find(([, v]) => typeof v === 'number') ?? ['plants', 0]
      return [text(`−${n}`), icon(name === 'animal-from-one-card' ? 'animal' : name)]
    }),
  )
}

function added(card: Printed, data: Record<string, unknown>): Bit[] {
  const kind = String(data['type'] ?? card.stores ?? '')
  const mark = data['to'] === 'this' ? [] : [text('*')]
  const kinds = kind === 'microbe-or-animal' ? [icon('microbe'), OR, icon('animal')] : [SIGNS[kind] ? icon(kind) : icon('tile')]
  return [text(`+${data['amount'] as number}`), ...kinds, ...mark]
}

function drawn(data: Record<string, unknown>): Bit[] {
  const n = Number(data['look'])
  if ('reveal-until' in data) return [icon('look'), ARROW, text(`+${data['reveal-until'] as number}`), icon('card'), icon(`tag-${data['tag'] as string}`)]
  if (data['keep'] === 'buy') return [icon('look'), text(n), icon('card')]
  if (data['keep'] === n) return [text(`+${n}`), icon('card')]
  return [icon('look'), text(n), ARROW, text(`+${data['keep'] as number}`), icon('card')]
}

function conditional(card: Printed, e: Effect): Chip[] {
  const when = e['if'] as { tag: string; min: number }
  const [met, unmet] = [e['then'], e['else']] as Effect[][]
  return [
    {
      kind: 'made',
      bits: [...bits(card, unmet ?? []), OR, ...bits(card, met ?? []), text(`(${when.min}`), icon(`tag-${when.tag}`), text(')')],
    },
  ]
}

/** Effects with figures of their own. */
function rare(card: Printed, key: string, data: unknown): Bit[] {
  const fields = data as Record<string, unknown>
  switch (key) {
    case 'convert-production':
      return [text('−X'), icon('heat'), text('+X'), icon('megacredits')]
    case 'copy-production-box':
      return [icon('copy'), icon('tag-building')]
    case 'play-card-from-hand':
      return 'discount' in fields ? [icon('play'), text(`−${fields['discount'] as number}`), icon('megacredits')] : [icon('play'), icon('card')]
    case 'draw-prelude':
      return [icon('look'), text(Number(fields['look'])), ARROW, icon('play')]
    case 'fund-award':
      return [text('+1'), icon('award')]
    case 'optional':
      return [text('−1'), icon('card'), ARROW, text('+1'), icon('card')]
    case 'remove-resource-here':
      return [text(`−${data as number}`), icon(card.stores ?? 'tile')]
    case 'claim-space':
      return [icon('claim')]
    default:
      return data === 'search-for-life' ? [icon('look'), icon('card'), icon('tag-microbe'), ARROW, icon('science')] : [text('10'), icon('card')]
  }
}

function chips(card: Printed, e: Effect): Chip[] {
  const [key, data] = Object.entries(e)[0] ?? ['', 0]
  const fields = data as Record<string, never>
  switch (key) {
    case 'production':
      return [{ kind: 'made', bits: amounts(fields) }]
    case 'gain':
      return [{ kind: '', bits: amounts(fields) }]
    case 'lose':
      return [{ kind: '', bits: amounts(fields, -1) }]
    case 'decrease-any-production':
      return [{ kind: 'made foe', bits: [icon('target'), ...amounts(fields, -1)] }]
    case 'tr':
      return [{ kind: '', bits: typeof data === 'number' ? [text(signed(data)), icon('rating')] : [text('+1'), icon('rating'), ...each(fields as unknown as Counter)] }]
    case 'raise':
      return [{ kind: '', bits: amounts(fields) }]
    case 'ocean':
      return [{ kind: '', bits: [text(`+${String(fields['count'])}`), icon('ocean')] }]
    case 'greenery':
    case 'city':
      return [{ kind: '', bits: [text('+1'), icon(key)] }]
    case 'tile':
      return [{ kind: '', bits: [text('+1'), icon(fields['counts-as'] === 'city' ? 'city' : 'tile')] }]
    case 'add-resource':
      return [{ kind: '', bits: added(card, fields) }]
    case 'remove-any':
    case 'steal-any':
      return [{ kind: 'foe', bits: [icon('target'), ...taken(fields)] }]
    case 'draw':
      return [{ kind: '', bits: drawn(fields) }]
    case 'choose':
      return [{ kind: boxed(data as Effect[][]) ? 'made' : '', bits: alternated((data as Effect[][]).map((way) => bits(card, way))) }]
    case 'if':
      return conditional(card, e)
    case 'choose-production-from-bonus':
      return [{ kind: 'made', bits: [text('+1'), icon('steel'), OR, icon('titanium')] }]
    case 'choose-production':
      return [{ kind: 'made', bits: [text('+1'), word('lowest')] }]
    default:
      return [{ kind: key.includes('production') ? 'made' : '', bits: rare(card, key, data) }]
  }
}

const word = (w: string): Bit => ({ word: w })
const boxed = (ways: Effect[][]): boolean => ways.every((way) => way.every((e) => 'production' in e))

function cost(card: Printed, way: Way): Bit[] {
  return Object.entries(way.cost).flatMap(([name, n]) => {
    if (name === 'resource-here') return [text(n as number), icon(card.stores ?? 'tile')]
    if (name === 'production') return [text('−1'), icon('energy')]
    if (name === 'remove-resource-from-any-card') return [icon('target'), text('1'), icon((n as { type: string }).type)]
    if (name === 'payable-with') return []
    const metals = (way.cost['payable-with'] as string[] | undefined) ?? []
    return [text(n === 'X' ? 'X' : (n as number)), icon(name), ...metals.flatMap((m) => [text('('), icon(m), text(')')])]
  })
}

function watched(watch: Watch): Bit[] {
  const when = watch.when
  const by = when['by'] === 'any' ? [icon('anyone')] : []
  switch (when['on']) {
    case 'tag-played':
      return [...by, ...alternated((when['tags'] as string[]).map((t) => [icon(`tag-${t}`)]))]
    case 'tile-placed':
      return [...by, icon(String(when['tile']))]
    case 'card-played':
      if ('min-base-cost' in when) return [text(`${when['min-base-cost'] as number}+`), icon('megacredits')]
      if ('vp-icon' in when) return [icon('points')]
      return [...('tag' in when ? [icon(`tag-${when['tag'] as string}`)] : []), icon('tag-event')]
    case 'standard-project':
      return [icon('standard'), ...('min-base-cost' in when ? [text(`${when['min-base-cost'] as number}+`), icon('megacredits')] : [])]
    default:
      return [icon('steel'), OR, icon('titanium')]
  }
}

function modified(e: Effect): Bit[] {
  const [key, data] = Object.entries(e)[0] ?? ['', 0]
  const fields = data as Record<string, number>
  const off = (n = 0): Bit[] => [text(':'), text(`−${n}`), icon('megacredits')]
  switch (key) {
    case 'discount':
      return [fields['tag'] ? icon(`tag-${fields['tag']}`) : icon('card'), ...off(fields['amount'])]
    case 'metal-value':
      return Object.entries(fields).flatMap(([m, n]) => [icon(m), text(`: +${n}`), icon('megacredits')])
    case 'requirement-leeway':
    case 'next-card-requirement-leeway':
      return [text(`±${fields['steps']}`), icon('temperature'), icon('oxygen'), icon('oceans')]
    case 'next-card-discount':
      return [text('1'), icon('card'), ...off(fields['amount'])]
    case 'plants-per-greenery':
      return [text(data as number), icon('plants'), ARROW, icon('greenery')]
    case 'heat-as-megacredits':
      return [icon('heat'), text('='), icon('megacredits')]
    case 'standard-project-discount':
      return [icon('standard'), icon('energy'), ...off(fields['amount'])]
    case 'pay-with-resource-here':
      return [icon('tag-plant'), text(':'), icon('microbe'), text(`= ${fields['value']}`), icon('megacredits')]
    default:
      return data === 'resources-on-this-card' ? [icon('protect'), icon('animal')] : [icon('protect'), icon('plants'), icon('animal'), icon('microbe')]
  }
}

/** Each metal has a box of its own. */
function apart(e: Effect): Effect[] {
  const metals = e['metal-value'] as object | undefined
  return metals ? Object.entries(metals).map(([metal, n]) => ({ 'metal-value': { [metal]: n } })) : [e]
}

/** Everything the card does, box by box, in the order it is printed. */
export function boxes(card: Printed): Chip[] {
  const out: Chip[] = []
  if (card.megacredits) out.push({ kind: '', bits: [text(card.megacredits), icon('megacredits')] })
  out.push(...(card.effects ?? []).flatMap((e) => chips(card, e)))
  if (card.first_action) out.push({ kind: 'act', bits: [text('1.'), ...bits(card, card.first_action)] })
  for (const way of card.action ?? []) out.push({ kind: 'act', bits: [...cost(card, way), ARROW, ...bits(card, way.effects)] })
  for (const watch of card.ongoing ?? []) out.push({ kind: 'ever', bits: [...watched(watch), text(':'), ...bits(card, watch.do)] })
  for (const modifier of (card.modifiers ?? []).flatMap(apart)) out.push({ kind: 'ever', bits: modified(modifier) })
  return out
}

/** What must hold before it may be played. */
export function needs(card: Printed): Bit[] {
  return (card.requirements ?? []).flatMap((r) => {
    const n = r.min ?? r.max ?? 1
    const limit: Bit[] = r.max !== undefined ? [word('max')] : []
    if (r.param === 'temperature') return [...limit, text(`${plain(n)} °C`)]
    if (r.param === 'oxygen') return [...limit, text(percent(n)), icon('oxygen')]
    if (r.param === 'oceans') return [...limit, text(n), icon('oceans')]
    if (r.param === 'tag') return [text(n), icon(`tag-${r.tag}`)]
    if (r.param === 'production') return [icon(r.resource ?? 'steel'), text('+')]
    return [text(n), icon(r.param === 'cities' ? 'city' : 'greenery')]
  })
}

/** Victory points: a number, or so many for something. */
export function points(card: Printed): Bit[] {
  const vp = card.victory_points
  if (vp === undefined) return []
  if (typeof vp === 'number') return [text(plain(vp))]
  if (vp.if) return [text(vp.vp), text('/'), icon(card.stores ?? 'science'), text('≥1')]
  const of = { 'resource-here': card.stores ?? 'tile', tags: `tag-${vp.tag}`, cities: 'city', 'adjacent-oceans': 'ocean' }[vp.of ?? ''] ?? 'city'
  return [text(vp.vp), text(vp.per && vp.per > 1 ? `/${vp.per}` : '/'), icon(of)]
}
