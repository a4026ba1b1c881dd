/** What the chosen answer would change, as a player would say it: what it costs, then what comes of it. */

import { iconOf, isGlyph } from '../lib/icons'
import { named, signed, type Ghost, type Line, type Preview } from '../lib/preview'
import type { Message } from '../lib/types'

/** One thing that would be different. */
export interface Part {
  where: Message | null
  /** whose it is, -1 if it goes without saying */
  seat: number
  icon: string
  text: string
  /** somebody would have less */
  loss: boolean
}

export interface Saying {
  say: (message: Message | string, args?: Record<string, number>) => string
  /** how the game reads such a value */
  figure: (what: Message, value: number) => string
}

const bare = (id: string): string => id.replace(/^(resource|fact|parameter)-/, '')
const small = (text: string): string => (/^[A-ZÀ-Ý][a-zà-ÿ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** Pieces by their glyph, goods by their icon, cards and tiles by their name. */
function piece(g: Ghost, preview: Preview, seat: number, { say }: Saying): Part {
  const where = preview.places.get(g.zone) ?? null
  const owner = g.thing.owner
  const loss = g.number < 0
  if (isGlyph(g.thing)) return { where, seat: owner, icon: '', text: signed(g), loss }
  const icon = iconOf(g.thing.kind)
  const whose = owner === seat ? -1 : owner
  return { where, seat: whose, icon, text: icon ? signed(g) : named(g, (m) => say(m)), loss }
}

/** A value; of one that is made of many figures, those that would change, by their icons. */
function line(l: Line, seat: number, saying: Saying): Part[] {
  const { say, figure } = saying
  const said = { where: l.where, seat: l.seat === seat ? -1 : l.seat, icon: '', text: small(say(l.what)), loss: false }
  if (typeof l.before === 'object' && typeof l.after === 'object' && l.before.id === l.after.id) {
    const [before, after] = [l.before.args, l.after.args]
    const names = Object.keys(after).filter((name) => after[name] !== before[name])
    const figures = names.map((name) => ({ icon: iconOf(name), number: Number(after[name]) - Number(before[name]) }))
    if (figures.length && figures.every((f) => f.icon && !Number.isNaN(f.number)))
      return figures.map((f) => ({ ...said, icon: f.icon, text: `${said.text} ${signed(f)}`, loss: f.number < 0 }))
  }
  if (typeof l.before === 'number' && typeof l.after === 'number') {
    const by = l.after - l.before
    const icon = l.seat >= 0 ? iconOf(bare(l.what.id)) : ''
    if (icon) return [{ ...said, icon, text: signed({ number: by }), loss: by < 0 }]
    return [{ ...said, text: `${said.text} ${figure(l.what, l.before)} → ${figure(l.what, l.after)}`, loss: l.seat >= 0 && by < 0 }]
  }
  const value = (v: number | Message): string => (typeof v === 'number' ? figure(l.what, v) : say(v))
  return [{ ...said, text: `${said.text} ${value(l.before)} → ${value(l.after)}` }]
}

/** One's own losses come first: they are what it costs. A card that leaves the hand is the answer itself. */
export function parts(preview: Preview, seat: number, saying: Saying): Part[] {
  const pieces = preview.ghosts.filter((g) => !g.zone.startsWith('hand:')).map((g) => piece(g, preview, seat, saying))
  const all = [...pieces, ...preview.lines.flatMap((l) => line(l, seat, saying))]
  const isCost = (p: Part): boolean => p.loss && p.seat < 0 && p.icon !== '' && p.where === null && /^−\d+$/.test(p.text)
  const costs = all.filter(isCost).map((p, i) => ({ ...p, text: i ? p.text.slice(1) : `${saying.say('page-costs')} ${p.text.slice(1)}` }))
  return [...costs, ...all.filter((p) => !isCost(p))]
}
