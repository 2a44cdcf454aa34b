import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sizes } from './plugins/sizes.ts'
import { words } from './plugins/words.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.NOVAMAS_SERVER ?? 'http://127.0.0.1:8000' // for `vite dev` beside `novamas serve`

export default defineConfig({
  plugins: [svelte(), words(here('../src/novamas/locales')), sizes()],
  build: {
    outDir: '../src/novamas/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
})
