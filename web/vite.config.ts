import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { fontName, lightFonts } from './fonts'
import { packed } from './packed'

export default defineConfig({
  plugins: [svelte(), lightFonts(), packed()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: { output: { assetFileNames: (asset) => fontName(asset.names[0] ?? '') } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8047', ws: true } } },
})
