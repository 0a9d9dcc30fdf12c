/** In development a public page is rendered when it is asked for; its figures are dashes. */
import type { Plugin } from 'vite'
import type { SiteAssets } from '../../src/web/site/render/assets.ts'

type Renderer = {
  openRenderer(assets: SiteAssets): Promise<{
    readonly addresses: ReadonlyMap<string, { readonly kind: string }>
    readonly render: (path: string, given: { readonly origin: string; readonly live: object }) => string
  }>
}

const assets: SiteAssets = {
  css: '',
  script: '/site/client/entry.ts',
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
        const { addresses, render } = await openRenderer(assets)
        const address = path === '' ? '/' : path
        if (addresses.get(address)?.kind !== 'page') return null
        const filled = render(address, { origin: '', live: {} })
        return server.transformIndexHtml(`${path}/`, filled.replace('<script></script>', HEAD))
      }
    },
  }
}
