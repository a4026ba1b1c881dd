/** What stands under a place: what it does, or what it lacks. */

import type { Words } from '../../lib/text.svelte'
import type { Message } from '../../lib/types'
import { printed, upTo } from './catalogue.svelte'
import { short, total, type Amounts, type Place } from './read'

export interface Caption {
  main: Message
  more: Message | null
  warn?: boolean
}

const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })
const gives = (place: Place, what: string): number => printed(place.tile).gives?.[what] ?? 0

/** What would be built there; of a mine, whatever it yields. */
export const placeName = (words: Words, { type, level }: Place): string => (type === 'mine' ? words.say('mars-a-mine') : words.say(`type-${type}`, { level }))

/** What it does while it is active. */
export function does(place: Place, free: number): Caption {
  const { type, level } = place
  switch (type) {
    case 'habitation':
      return level ? { main: say('mars-powered'), more: say('mars-lost-if-off', { n: gives(place, 'colonists') }) } : { main: say('mars-free', { n: free }), more: say('mars-first-module') }
    case 'plant':
      return { main: say('mars-energy', { n: upTo(type, level, 'energy') }), more: say('mars-plus-energy', { n: gives(place, 'energy') }) }
    case 'silo':
      return { main: say('mars-cards', { n: upTo(type, level, 'storage') }), more: say('mars-kept') }
    case 'mine':
      return { main: say(`material-${place.material || 'iron'}`), more: say('mars-a-turn') }
    case 'communication':
      return { main: say(`mars-talk-${level}`), more: printed(`tile:${type}-${level + 1}`).type ? say('mars-contracts-of', { n: gives(place, 'contracts') }) : say('mars-contracts-any') }
    case 'military':
      return { main: say(level === 1 ? 'mars-raid' : 'mars-strength', { n: level }), more: level === 1 ? say('mars-strength', { n: 1 }) : null }
    case 'research':
      return { main: say(`mars-roll-${level}`), more: say('mars-research-cards', { n: level }) }
    default:
      return { main: say('rate', { n: gives(place, 'rate') }), more: say('mars-with-earth') }
  }
}

/** What it would add. */
function promise(place: Place): Message | null {
  const { main, more } = does(place, 0)
  if (place.type === 'habitation') return say('mars-colonists-come', { n: gives(place, 'colonists') })
  return ['mine', 'research', 'communication'].includes(place.type) ? more : main
}

/** An empty place: how many tiles are left, or why it has to wait. `have` is the hand of whoever may build there now. */
function waits(place: Place, have: Amounts | null): Caption {
  const more = promise(place)
  if (!place.left) return { main: say('mars-none-left'), more }
  if (!place.next) return { main: say('mars-after', { n: place.level - 1 }), more: say('mars-left', { n: place.left }) }
  const lack = have ? total(short(have, printed(place.tile).cost ?? {})) : 0
  if (lack) return { main: say('mars-short', { n: lack }), more: say('mars-left', { n: place.left }), warn: true }
  return { main: say('mars-left', { n: place.left }), more }
}

export function caption(place: Place, free: number, have: Amounts | null): Caption {
  if (place.state === 'empty') return waits(place, have)
  if (place.state === 'on') return does(place, free)
  const idle = place.state === 'idle'
  const waiting = place.type === 'habitation' ? say('mars-colonists-wait', { n: gives(place, 'colonists') }) : does(place, free).main
  const lack = idle ? say('mars-no-colonist') : lacksPower(place) ? say('mars-no-power') : say('mars-waits-for', { n: place.level - 1 })
  return { main: lack, more: waiting, warn: true }
}

/** What is off for want of power, not because a level under it does not work. */
export const lacksPower = (place: Place): boolean => place.state === 'off' && (place.ready || place.type === 'habitation')

/** What stops with an installation: of a type with levels, all above it too. */
function stops(place: Place, family: readonly Place[]): Message {
  const idle = family.filter((p) => p.state === 'on' && (place.type === 'mine' ? p.level === place.level : p.level >= place.level))
  if (place.type === 'plant' && idle.length) return say('mars-less-energy', { n: idle.reduce((sum, p) => sum + gives(p, 'energy'), 0) })
  const n = idle.filter(counts).length
  return n ? say('mars-points-lost', { n }) : say('mars-no-point-lost')
}

/** What the loss of a colonist would leave behind. */
export function left(place: Place, family: readonly Place[]): Caption {
  if (place.id === 'habitation-0') return { main: say('mars-lose-home'), more: null }
  const main = stops(place, family)
  return { main, more: say('mars-lose-idle'), warn: main.id !== 'mars-no-point-lost' }
}

/** What is gone with a tile. */
export function gone(place: Place, family: readonly Place[]): Caption {
  return { main: stops(place, family), more: say('mars-tile-back') }
}

/** What is said of a place that may be given up, by what is asked. */
export const LOST: Record<string, (place: Place, family: readonly Place[]) => Caption> = { 'switch-off': (p) => loss(p), lose: (p, f) => left(p, f), destroy: (p, f) => gone(p, f) }

/** Whether it counts a point while it is active. */
export const counts = ({ type, level }: Place): boolean => type !== 'mine' && type !== 'plant' && (level > 0 || type === 'spaceport')

/** What somebody who goes there brings about, if the levels under it work. */
export function gains(place: Place): Caption {
  if (!place.ready) return { main: say('mars-no-colonist'), more: say('mars-after', { n: place.level - 1 }), warn: true }
  return { main: does(place, 0).main, more: counts(place) ? say('mars-point-won') : say('mars-go-here') }
}

/** While others go: the levels above it do first. */
export const stays = (place: Place, free: number): Caption => ({ main: does(place, free).main, more: place.type === 'plant' ? say('mars-uses-none') : say('mars-after', { n: place.level + 1 }) })

/** What is lost if it is switched off. */
export function loss(place: Place): Caption {
  const { type, level } = place
  const point = counts(place) ? say('mars-points-lost', { n: 1 }) : say('mars-no-point-lost')
  if (type === 'habitation') return { main: point, more: say('mars-colonists-lost', { n: gives(place, 'colonists') }), warn: true }
  if (type === 'mine') return { main: point, more: say('mars-less-a-turn') }
  if (type === 'silo') return { main: point, more: say('mars-fewer-cards', { n: upTo(type, level - 1, 'storage') }), warn: true }
  if (type === 'communication') return { main: point, more: say('mars-fewer-contracts', { n: gives(place, 'contracts-without') }), warn: true }
  return { main: point, more: type === 'plant' ? null : say(`mars-loss-${type}-${level}`), warn: true }
}
