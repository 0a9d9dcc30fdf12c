/** In development a public page is rendered when it is asked for; its figures are dashes. */
import type { Plugin } from 'vite'
import type { AskApi, Renderer } from '../../src/contract/shared/page-renderer.ts'
import type { SiteAssets } from '../../src/web/site/render/assets.ts'

type Module = { readonly openRenderer: (assets: SiteAssets, ask: AskApi) => Promise<Renderer> }

const assets: SiteAssets = {
  css: '',
  script: '/site/client/entry.ts',
  screen_script: '',
  preload: [],
  before_paint: '',
  faces: '',
  shell: '',
  app_css: '',
  screens: [],
}

const HEAD =
  '<script src="/mode.js"></script><link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="/styles/site.css">'

export function sitePagesInDevelopment(): Plugin {
  return {
    name: 'site-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0]?.replace(/\/$/, '') ?? ''
        if (!request.headers.accept?.includes('text/html')) return next()
        pageAt(path).then(
          (html) => (html === null ? next() : response.setHeader('content-type', 'text/html; charset=utf-8').end(html)),
          next,
        )
      })

      async function pageAt(path: string): Promise<string | null> {
        const { pages } = await opened((await server.ssrLoadModule('/render.tsx')) as Module)
        const page = pages.get(path === '' ? '/' : path)
        if (page?.kind !== 'page' || !page.language) return null
        const html = page.render({ language: page.language, origin: '', live: {}, plans: [], data: null })
        return server.transformIndexHtml(`${path}/`, html.replace('<script></script>', HEAD))
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
