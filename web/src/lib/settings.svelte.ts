/** What this device prefers; kept between visits. */

export type Lang = 'en' | 'fr'
export type Theme = 'dark' | 'light'
export type Motion = 'system' | 'full' | 'quick' | 'none'

interface Kept {
  lang: Lang
  theme: Theme
  motion: Motion
  sound: boolean
  notify: boolean
  name: string
  plain: boolean
  quick: boolean // an answer that can be undone needs no confirming
}

const KEY = 'cinqmars-settings'

function preferred(): Kept {
  const lang: Lang = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  const light = matchMedia('(prefers-color-scheme: light)').matches
  return {
    lang,
    theme: light ? 'light' : 'dark',
    motion: 'system',
    sound: false,
    notify: false,
    name: '',
    plain: false,
    quick: false,
  }
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

export const settings = $state<Kept>({ ...preferred(), ...kept() })

/** How much moves: what was chosen here, else what the system asks for. */
export function motion(): Exclude<Motion, 'system'> {
  if (settings.motion !== 'system') return settings.motion
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full'
}

/** Call once, inside an effect: page and storage follow the settings. */
export function keepSettings(): void {
  document.documentElement.dataset['theme'] = settings.theme
  document.documentElement.dataset['motion'] = settings.motion
  document.documentElement.lang = settings.lang
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a private window keeps nothing: the settings last as long as the page
  }
}
