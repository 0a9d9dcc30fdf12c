/**
 * The browser build: root src/web, output dist/web, one page app (app.html), the page of the API (docs.html), and the check that is downloaded and works
 * offline; gallery.html is served in development only.
 * The condition `source` makes the package's `#` imports resolve to TypeScript. Nothing is inlined as a data: URI and no inline
 * script is emitted, because the content security policy allows scripts and fonts from our own origin only.
 */
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { CHUNK_NAMES, chunks } from './scripts/web/chunks.ts'
import { compressed } from './scripts/web/compressed.ts'
import { mode } from './scripts/web/mode.ts'
import { offlinePage, serviceWorker } from './scripts/web/offline-page.ts'
import { callTable, routerOfProduction, textModules } from './scripts/web/site-client.ts'
import { sitePagesInDevelopment } from './scripts/web/site-dev.ts'
import { sitePages } from './scripts/web/site-pages.ts'
import { texts } from './scripts/web/texts.ts'

/** In development the API's page, and the app for any other path without a file: the same answers that the server gives in production. */
function appShell(): Plugin {
  return {
    name: 'app-shell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/'
        if (path === '/api/docs') request.url = '/docs.html'
        const page = request.headers.accept?.includes('text/html') && !/^\/(@|api\/|src\/|gallery\.html|app\.html)/.test(path)
        if (page) request.url = '/app.html'
        next()
      })
    },
  }
}

const ENTRIES = [
  ['react-first', 'scripts/web/react-first.ts'],
  ['app', 'src/web/app.html'],
  ['docs', 'src/web/docs.html'],
] as const

const api = process.env.API_ORIGIN

export default defineConfig(({ command }) => ({
  root: 'src/web',
  publicDir: 'public',
  appType: 'mpa',
  plugins: [
    callTable(import.meta.dirname),
    texts(import.meta.dirname),
    mode(import.meta.dirname),
    textModules(import.meta.dirname),
    react(),
    tailwindcss(),
    sitePagesInDevelopment(),
    appShell(),
    offlinePage(import.meta.dirname),
    serviceWorker(import.meta.dirname),
    sitePages(import.meta.dirname),
    compressed(),
  ],
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  worker: { format: 'es' },
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: command === 'build' ? [routerOfProduction(import.meta.dirname)] : [],
  },
  server: { host: '127.0.0.1', ...(api ? { proxy: { '/api': { target: api }, '^/sandbox/mailbox\\?key=': { target: api } } } : {}) },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which file holds what, for test/bench/bundle.ts; it is not served.
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map(([name, path]) => [name, join(import.meta.dirname, path)])),
      output: { chunkFileNames: CHUNK_NAMES, codeSplitting: { groups: chunks } },
    },
  },
}))
