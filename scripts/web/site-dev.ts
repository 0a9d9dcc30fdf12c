/** In development a public page is rendered when it is asked for; its figures are dashes. */
import type { Plugin } from 'vite'
import type { SiteAssets } from '../../src/web/site/render/assets.ts'

type Renderer = { renderSite(assets: SiteAssets): Promise<Readonly<Record<string, string>>> }

const assets: SiteAssets = {
  css: '',
  script: '/site/client/entry.ts',
  preload: [],
  before_paint: '',
  faces: '',
  shell: '',
  pictureOf: () => '/icon-512.png',
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
        render(path).then(
          (html) => (html === null ? next() : response.setHeader('content-type', 'text/html; charset=utf-8').end(html)),
          next,
        )
      })

      async function render(path: string): Promise<string | null> {
        const { renderSite } = (await server.ssrLoadModule('/render.ts')) as Renderer
        const html = (await renderSite(assets))[`site${path}/index.html`]
        if (html === undefined) return null
        const filled = html.replaceAll('%origin%', '').replace(/%live:\w+%/g, '–')
        return server.transformIndexHtml(`${path}/`, filled.replace('<script></script>', HEAD))
      }
    },
  }
}
