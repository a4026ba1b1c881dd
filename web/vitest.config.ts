import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  test: { css: { include: /(tokens|palette)\.css/ }, environment: './tests/browser.ts', include: ['tests/**/*.test.ts'], pool: 'threads', maxWorkers: 1 },
})
