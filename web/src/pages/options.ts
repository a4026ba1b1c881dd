/** A game's options in words. */

import type { Words } from '../lib/text.svelte'

export function valueText(words: Words, name: string, value: unknown): string {
  if (Array.isArray(value)) {
    const each = value.map((v) => valueText(words, name, v))
    return new Set(each).size === 1 ? (each[0] ?? '') : each.map((text, i) => `${words.seat(i)}: ${text}`).join(', ')
  }
  return words.say(`option-${name}-${typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)}`)
}

/** A bank of so many seconds, and a twentieth of it for each answer. */
export const paceOf = (bank: number): { bank: number; increment: number } => ({ bank, increment: Math.round(bank / 20) })
