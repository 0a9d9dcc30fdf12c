/** In development a visitor's document is rendered when it is asked for: figures are dashes, and the browser draws the screens. */
import type { Plugin } from 'vite'
import type { AskApi, Renderer } from '../../src/contract/shared/page-renderer.ts'
import { matchesPath } from '../../src/server/http/pages/path-pattern.ts'
import type { SiteAssets } from '../../src/web/document/render/assets.ts'

type Module = { readonly openRenderer: (assets: SiteAssets, ask: AskApi) => Promise<Renderer> }

const assets: SiteAssets = {
  css: '',
  script: '/document/page-entry.ts',
  screen_script: '/document/screen-entry.ts',
  preload: [],
  before_paint: '',
  faces: '',
  shell: '',
  app_css: '',
  screens: [],
}

const headOf = (style: string) =>
  `<script src="/mode.js"></script><link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="/styles/${style}.css">`
const SESSION = /(?:^|; ?)(?:__Host-)?clearterm=[^;]/

export function sitePagesInDevelopment(): Plugin {
  return {
    name: 'site-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0]?.replace(/\/$/, '') ?? ''
        if (!request.headers.accept?.includes('text/html')) return next()
        pageAt(path, SESSION.test(request.headers.cookie ?? '')).then(
          (html) => (html === null ? next() : response.setHeader('content-type', 'text/html; charset=utf-8').end(html)),
          next,
        )
      })

      async function pageAt(path: string, has_session: boolean): Promise<string | null> {
        const { pages } = await opened((await server.ssrLoadModule('/document/render.tsx')) as Module)
        const page = pages.get(path === '' ? '/' : path) ?? [...pages].find(([pattern]) => matchesPath(pattern, path))?.[1]
        if (!page || (page.kind === 'screen' && (has_session || page.language))) return null
        const html = page.render({ language: page.language ?? 'en', origin: '', live: {}, plans: [], data: null })
        return server.transformIndexHtml(`${path}/`, html.replace('<script></script>', headOf(page.kind === 'screen' ? 'app' : 'site')))
      }
    },
  }
}

const known = new WeakMap<Module, Promise<Renderer>>()

/** Reloaded when its source has changed, because it is then another module. */
function opened(module: Module): Promise<Renderer> {
  const renderer = known.get(module) ?? module.openRenderer(assets, () => Promise.reject(new Error('the app asks itself')))
  known.set(module, renderer)
  return renderer
}
