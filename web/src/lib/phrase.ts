/** A person's key as words that can be written down, and back. */

/** Spelled alike in French and English: a phrase is the same in both. Eight bits each. */
export const WORDS = `
  accent accord action agent album alibi angle animal antique arcade armada arsenal aspect atlas audio avenue
  badge balance ballet banjo baron biceps bison blond bonus bouquet brave bravo brevet bronze brunch budget buffet
  cactus cadet calcium canal canon canyon caramel cargo cascade casino centre chance change client clown cobalt
  cobra code cognac compact concert condor cortex costume couple coupon courage crocus crucial cube culture cycle
  delta digital dingo direct divan domino double dragon fable fiction figure final force format fortune forum
  fragile front fruit gala garage gazelle geyser gong gorge grain grand guide habitat hamster hangar horizon image
  impact index instant iris jaguar jazz jockey journal judo jungle junior jury kayak kiwi koala label lama latin
  lion local logo lunch lynx mango mantra match menu message micro million mime mini minute mirage mission mobile
  module moment moral motif muscle mustang mutant nation niche noble nougat nylon oasis octave olive opinion
  option orange orbital orient page palace panda parade parasol parent passage passion patio pause photo piano
  pirate piston pizza plan plume polar pollen pompon prairie prime prince prune pulsar puma pylon python quartz
  quota radar radio record refuge relief rhino robot rose rouge rural saga salon samba sardine satin sauna secret
  segment serpent signal silence simple slogan sofa solo sonar station statue studio style suite sultan sushi
  table talent tango tank tarot taxi temple tennis titan toast torrent total train transit tribal tribune triple
  tunnel turban turbine ultra unique usage valise verdict veto village violet visa visible vision vital volume
  vortex vote yoga zen zone zoom
`
  .trim()
  .split(/\s+/)
const LENGTH = 12

/** The words of a key: each is one of its bytes. */
export const phraseOf = (key: string): string[] => (key.match(/../g) ?? []).map((byte) => WORDS[parseInt(byte, 16)] ?? '')

/** A phrase as somebody types it: its key, and the words that are none of ours. */
export function read(text: string): { key: string; wrong: string[]; count: number } {
  const words = text.toLowerCase().split(/[^\p{L}]+/u).filter(Boolean)
  const bytes = words.map((w) => WORDS.indexOf(w).toString(16).padStart(2, '0'))
  return { key: bytes.join(''), wrong: words.filter((w) => !WORDS.includes(w)), count: words.length }
}

export const isWhole = (phrase: { wrong: string[]; count: number }): boolean => phrase.count === LENGTH && !phrase.wrong.length
