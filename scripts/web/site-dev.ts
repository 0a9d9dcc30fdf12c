/** In development a public page is rendered when it is asked for; its figures are dashes. */
import type { Plugin } from 'vite'
import type { SiteAssets } from '../../src/web/site/render/assets.ts'

type Renderer = {
  openRenderer(
    assets: SiteAssets,
    ask: () => Promise<never>,
  ): Promise<{
    readonly addresses: ReadonlyMap<string, { readonly kind: string; readonly language: string | null }>
    readonly render: (path: string, given: object) => string
  }>
}

const assets: SiteAssets = {
  css: '',
  script: '/site/client/entry.ts',
  screen_script: '',
  preload: [],
  before_paint: '',
  faces: '',
  shell: '',
  app_css: '',
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
        const { openRenderer } = (await server.ssrLoadModule('/render.tsx')) as Renderer
        const { addresses, render } = await openRenderer(assets, () => Promise.reject(new Error('the app asks itself')))
        const address = path === '' ? '/' : path
        const known = addresses.get(address)
        if (known?.kind !== 'page') return null
        const filled = render(address, { language: known.language, origin: '', live: {}, data: null })
        return server.transformIndexHtml(`${path}/`, filled.replace('<script></script>', HEAD))
      }
    },
  }
}
