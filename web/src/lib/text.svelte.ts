/** Messages in the reader's language, by Project Fluent: the same files as on the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FUNCTIONS } from './elision'
import { asFigure } from './figures'
import { settings, type Lang } from './settings.svelte'
import type { Arg, Message } from './types'

const OWN: Record<Lang, () => Promise<{ default: string }>> = { en: () => import('../text/en.ftl?raw'), fr: () => import('../text/fr.ftl?raw') }
/** What the confirm button does, for every kind of question of a game; also where the game has no parts yet. */
const ACTS = import.meta.glob<string>('../games/*/acts/*.ftl', { query: '?raw', import: 'default' })
const acts: Record<string, string> = {}
const own: Partial<Record<Lang, string>> = {} // the page's texts, as far as they were needed
const bundles = $state<Record<string, FluentBundle>>({})
const asked = new Set<string>()
const told: Record<string, string> = {} // what the server sent
const more: Record<string, Record<Lang, string>> = {} // what a game's parts brought

async function load(lang: Lang, game: string): Promise<void> {
  const key = `${lang}/${game}`
  if (asked.has(key)) return
  asked.add(key)
  const named = ACTS[`../games/${game}/acts/${lang}.ftl`]
  const [page, response, verbs] = await Promise.all([OWN[lang](), fetch(`/api/text/${lang}/${game}.ftl`), named?.() ?? ''])
  acts[key] = verbs
  own[lang] = page.default
  told[key] = response.ok ? await response.text() : ''
  bind(lang, game)
}

function bind(lang: Lang, game: string): void {
  const key = `${lang}/${game}`
  const bundle = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false })
  for (const source of [own[lang], told[key], acts[key], more[game]?.[lang]]) if (source) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  bundles[key] = bundle
}

/** Texts that a game's parts bring along, so that no other page carries them. */
export function extend(game: string, texts: Record<Lang, string>): void {
  more[game] = texts
  for (const lang of ['en', 'fr'] as const) if (`${lang}/${game}` in told) bind(lang, game)
}

/** Resolves once the texts of a game are there, so that no page is shown in ids. */
export function ready(game: string): Promise<void> {
  return load(settings.lang, game)
}

/** A stretch of a line: plain words, a seat with its glyph, or a place in italics. */
export interface Part {
  text: string
  seat?: number
  place?: boolean
}

/** A line under the name of the seat it begins with: "Plays Comet." */
export function without(parts: readonly Part[], seat: number): Part[] {
  const [first, next, ...rest] = parts
  if (!next || first?.seat !== seat || !/^[\s:,]/.test(next.text)) return [...parts]
  const text = next.text.replace(/^\s*[:,]?\s*/, '')
  return [{ ...next, text: text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1) }, ...rest]
}

/** A line as a title: without its full stop. */
export function bared(parts: readonly Part[]): Part[] {
  return parts.map((part, i) => (i === parts.length - 1 && part.seat === undefined ? { ...part, text: part.text.replace(/\.$/, '') } : part))
}

const SEAT = '\uE000' // then the name, for words that lean on it, and whose it is
const PLACE = '\uE001'
const END = '\uE002'
const WHOSE = '\uE003'
const MARKS = /[\uE000-\uE003]/g

/** All of a place's name but the seats in it, which keep their glyph. */
function inItalics(name: string): string {
  const stretches = name.split(new RegExp(`(${SEAT}[^${END}]*${END})`)).filter((text) => text !== '')
  return stretches.map((text) => (text.startsWith(SEAT) ? text : `${PLACE}${text}${END}`)).join('')
}

export class Words {
  constructor(
    readonly game: string,
    private readonly names: () => readonly string[] = () => [],
  ) {}

  get bundle(): FluentBundle | undefined {
    const key = `${settings.lang}/${this.game}`
    const bundle = bundles[key]
    if (!bundle) void load(settings.lang, this.game)
    return bundle
  }

  /** A message, or an id with arguments. */
  say(message: Message | string, args: Record<string, Arg> = {}): string {
    return this.render(typeof message === 'string' ? { id: message, args } : message, false)
  }

  /** The same in parts, so that names get their glyph and places their italics. */
  parts(message: Message): Part[] {
    return this.render(message, true)
      .split(new RegExp(`([${SEAT}${PLACE}][^${END}]*${END})`))
      .filter((text) => text !== '')
      .map((text) => {
        const inner = text.slice(1, -1)
        if (text.startsWith(SEAT)) {
          const n = Number(inner.split(WHOSE)[1])
          return { text: this.seat(n), seat: n }
        }
        return text.startsWith(PLACE) ? { text: inner, place: true } : { text }
      })
  }

  private render(message: Message, marked: boolean): string {
    const { id, args } = message
    if (id === 'seat') {
      const n = Number(args['n'])
      return marked ? `${SEAT}${this.seat(n).replace(MARKS, '')}${WHOSE}${n}${END}` : this.seat(n)
    }
    const bundle = this.bundle
    if (!bundle) return ''
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) return id
    const plain: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      plain[name] = typeof value === 'object' ? this.render(value, marked) : asFigure(value)
    }
    const text = bundle.formatPattern(pattern, plain, [])
    return marked && id.startsWith('zone-') && !text.includes(PLACE) ? inItalics(text) : text
  }

  has(id: string): boolean {
    return this.bundle?.getMessage(id)?.value != null
  }

  seat(n: number): string {
    return this.names()[n] || this.say(`seat-${n + 1}`)
  }
}
