/** French words that lean on the next one: { DE($who) } is d’Azur, de Jade or du dôme; as cinqmars/text/elision.py. */

import type { FluentFunction, FluentValue } from '@fluent/bundle'

const OPENING = '[\\s«“"(]*'
const VOWEL = '(?!onz|oui(?![a-z]))[aeiouœæ]|y(?![aeiou])'
const ASPIRATED =
  'a(?!bi|lein|llucin|lter|mecon|rmo)|e(?:aume|ler|nn|raut|riss|rn|ron|ros(?![a-z])|rse|tre|urt)' +
  '|i(?:bou|deu|erarch|pp?i|ss|t)|o(?!m[mbeo]|n[no]|pi|r[ailmort]|sp|st|te)|u(?!il|iss|itr|m)'
const MUTE = new RegExp(`^${OPENING}(?:${VOWEL}|h(?!${ASPIRATED}))`)

/** Marks that the renderer puts around names: no part of the word. */
const MARKS = /^[\uE000-\uF8FF]*/
const COMBINING = /[\u0300-\u036f]/g

function elides(text: string): boolean {
  return MUTE.test(text.replace(MARKS, '').normalize('NFD').replace(COMBINING, '').toLowerCase())
}

function lean(word: string, text: string): string {
  return elides(text) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`
}

/** An article runs together with the word before it; whoever is called Le Corbusier keeps his. */
function contract(text: string, one: string, many: string): string | null {
  const found = /^([\uE000-\uF8FF]*)(le|les) /.exec(text)
  return found && `${found[2] === 'le' ? one : many} ${found[1]}${text.slice(found[0].length)}`
}

const spoken = (value: FluentValue | undefined): string => String(typeof value === 'string' ? value : value?.valueOf())

export const FUNCTIONS: Record<string, FluentFunction> = {
  A: ([what]) => contract(spoken(what), 'au', 'aux') ?? `à ${spoken(what)}`,
  DE: ([what]) => contract(spoken(what), 'du', 'des') ?? lean('de', spoken(what)),
  LA: ([what]) => lean('la', spoken(what)),
  LE: ([what]) => lean('le', spoken(what)),
  QUE: ([what]) => lean('que', spoken(what)),
}
