import { describe, expect, test } from 'vitest'
import { FUNCTIONS } from '../src/lib/elision'

const say = (word: string, text: string): unknown => FUNCTIONS[word]?.([text], {})

describe('a French word that leans on the next', () => {
  test.each([
    ['DE', 'Azur', 'd’Azur'],
    ['DE', 'Jade', 'de Jade'],
    ['DE', 'Écarlate', 'd’Écarlate'],
    ['DE', 'le dôme', 'du dôme'],
    ['DE', 'les dômes', 'des dômes'],
    ['DE', 'Le Corbusier', 'de Le Corbusier'],
    ['DE', '« Ausonia »', 'd’« Ausonia »'],
    ['DE', 'Hellas', 'd’Hellas'],
    ['DE', 'héros', 'de héros'],
    ['DE', 'héroïne', 'd’héroïne'],
    ['DE', 'onze cartes', 'de onze cartes'],
    ['DE', 'yourte', 'de yourte'],
    ['A', 'le dôme', 'au dôme'],
    ['A', 'les dômes', 'aux dômes'],
    ['A', 'Azur', 'à Azur'],
    ['LE', 'oxygène', 'l’oxygène'],
    ['LE', 'titane', 'le titane'],
    ['LA', 'hauteur', 'la hauteur'],
    ['LA', 'usine', 'l’usine'],
    ['QUE', 'Ocre', 'qu’Ocre'],
  ])('%s %s: %s', (word, text, said) => {
    expect(say(word, text)).toBe(said)
  })

  test('the mark around a name is no part of it, and stays with the name', () => {
    expect(say('DE', '\uE000Azur\uE0030\uE002')).toBe('d’\uE000Azur\uE0030\uE002')
    expect(say('DE', '\uE001le dôme\uE002')).toBe('du \uE001dôme\uE002')
  })
})
