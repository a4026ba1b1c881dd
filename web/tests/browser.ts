/** As much of a browser as the page's own logic touches, compiled as for one. */

import type { Environment } from 'vitest/runtime'

const wide = { matches: false, addEventListener: () => undefined }

class Field {}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: Record<string, unknown>) {
    const kept = new Map<string, string>()
    const stubs: Record<string, unknown> = {
      document: { hidden: false, documentElement: { dataset: {} } },
      location: { protocol: 'http:', host: 'here' },
      localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
      matchMedia: () => wide,
      HTMLInputElement: class extends Field {},
      HTMLTextAreaElement: class extends Field {},
      HTMLSelectElement: class extends Field {},
      Element: Field,
    }
    for (const [name, value] of Object.entries(stubs)) Object.defineProperty(global, name, { value, configurable: true, writable: true })
    Object.defineProperty(global, 'navigator', { value: { language: 'fr' }, configurable: true })
    return { teardown: () => undefined }
  },
} satisfies Environment
