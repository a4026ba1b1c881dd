/** What this device prefers; kept between visits. */

export type Lang = 'en' | 'fr'
export type Theme = 'system' | 'dark' | 'light'
export type Motion = 'system' | 'full' | 'none'
export const SPEEDS = [1, 2, 4] // how many times as fast what happened is told

interface Kept {
  lang: Lang
  theme: Theme
  motion: Motion
  speed: number
  volume: number // of what is heard; 0: nothing
  notify: boolean
  name: string
  plain: boolean
  quick: boolean // an answer that can be undone needs no confirming
}

const KEY = 'cinqmars-settings'

function preferred(): Kept {
  const lang: Lang = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return {
    lang,
    theme: 'system',
    motion: 'system',
    speed: 1,
    volume: 0,
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

export const speed = (): number => settings.speed

const light = matchMedia('(prefers-color-scheme: light)')
let lights = $state(light.matches) // what the system asks for, and when it asks for something else
light.addEventListener('change', () => (lights = light.matches))

/** Dark or light: what was chosen here, else what the system asks for. */
export function theme(): Exclude<Theme, 'system'> {
  if (settings.theme !== 'system') return settings.theme
  return lights ? 'light' : 'dark'
}

/** Call once, inside an effect: page and storage follow the settings. */
export function keepSettings(): void {
  document.documentElement.dataset['theme'] = theme()
  document.documentElement.dataset['motion'] = settings.motion
  document.documentElement.lang = settings.lang
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a private window keeps nothing: the settings last as long as the page
  }
}
