/**
 * The app's shell for a page that paints before the app is there: what the first paint needs is in the page, as on the site's pages, and nothing is
 * waited for. The app's stylesheet comes as one for paper and is put in force when the app draws (stylesheet.ts). It stands after the page's own
 * style, which it repeats, and before the faces, which it has too and whole.
 */
import type { SiteAssets } from '#web/site/render/assets.ts'

export function paintingFirst({ shell, before_paint, preload, faces }: SiteAssets, style: string): string {
  const asked = preload.map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`).join('')
  return shell
    .split('\n')
    .filter((line) => !line.includes('rel="preload" as="font"'))
    .join('\n')
    .replace('<script src="/mode.js"></script>', () => `<script>${before_paint}</script>${asked}<style>${style}</style>`)
    .replace('<link rel="stylesheet"', '<link rel="stylesheet" media="print"')
    .replace('</head>', () => `<style>${faces}</style></head>`)
}
