/** What stands under a place: what it does, or what it lacks. */

import type { Message } from '../../lib/types'
import { printed } from './catalogue.svelte'
import { short, total, type Amounts, type Place } from './read'

export interface Caption {
  main: Message
  more: Message | null
  warn?: boolean
}

const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })
const STORAGE = [4, 6, 8]

/** What it does while it is active. */
export function does(place: Place, free: number): Caption {
  const { type, level } = place
  switch (type) {
    case 'habitation':
      return level ? { main: say('mars-powered'), more: say('mars-lost-if-off', { n: 3 }) } : { main: say('mars-free', { n: free }), more: say('mars-first-module') }
    case 'plant':
      return { main: say('mars-energy', { n: 5 * (level + 1) }), more: say('mars-plus-energy', { n: 5 }) }
    case 'silo':
      return { main: say('mars-cards', { n: STORAGE[level] ?? 0 }), more: say('mars-kept') }
    case 'mine':
      return { main: say(`material-${place.material || 'iron'}`), more: say('mars-a-turn') }
    case 'communication':
      return { main: say(`mars-talk-${level}`), more: level < 3 ? say('mars-contracts-of', { n: 2 * level }) : say('mars-contracts-any') }
    case 'military':
      return { main: say(level === 1 ? 'mars-raid' : 'mars-strength', { n: level }), more: level === 1 ? say('mars-strength', { n: 1 }) : null }
    case 'research':
      return { main: say(`mars-roll-${level}`), more: say('mars-research-cards', { n: level }) }
    default:
      return { main: say('rate', { n: 2 }), more: say('mars-with-earth') }
  }
}

/** What it would add. */
function promise(place: Place): Message | null {
  const { main, more } = does(place, 0)
  if (place.type === 'habitation') return say('mars-colonists-come', { n: 3 })
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
  const waiting = place.type === 'habitation' ? say('mars-colonists-wait', { n: 3 }) : does(place, free).main
  return { main: say(idle ? 'mars-no-colonist' : 'mars-no-power'), more: waiting, warn: true }
}

/** What the loss of a colonist would leave behind. */
export function left(place: Place): Caption {
  const home = place.id === 'habitation-0'
  if (home || place.state !== 'on') return { main: say(home ? 'mars-lose-home' : 'mars-lose-idle'), more: null }
  return { ...loss(place), more: say('mars-lose-idle') }
}

/** What is gone with a tile. */
export function gone(place: Place): Caption {
  const main = place.state !== 'on' ? say('mars-no-point-lost') : place.type === 'plant' ? say('mars-less-energy', { n: 5 }) : loss(place).main
  return { main, more: say('mars-tile-back') }
}

/** What is lost if it is switched off. */
export function loss(place: Place): Caption {
  const { type, level } = place
  const point = type === 'mine' || (!level && type !== 'spaceport') ? say('mars-no-point-lost') : say('mars-point-lost')
  if (type === 'habitation') return { main: point, more: say('mars-colonists-lost', { n: 3 }), warn: true }
  if (type === 'mine') return { main: point, more: say('mars-less-a-turn') }
  if (type === 'silo') return { main: point, more: say('mars-fewer-cards', { n: STORAGE[level - 1] ?? 0 }), warn: true }
  return { main: point, more: type === 'plant' ? null : say(`mars-loss-${type}`), warn: true }
}
