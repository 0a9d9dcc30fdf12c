/** The app's shell for a page that paints before the app is there: its style is in the page, as on the site's pages, and nothing is waited for. */
import type { SiteAssets } from '#web/site/render/assets.ts'

export function paintingFirst({ shell, before_paint, preload, faces, app_css }: SiteAssets): string {
  const asked = preload.map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`).join('')
  return shell
    .split('\n')
    .filter((line) => !line.includes('rel="preload" as="font"') && !line.includes('rel="stylesheet"'))
    .join('\n')
    .replace('<script src="/mode.js"></script>', () => `<script>${before_paint}</script>${asked}`)
    .replace('</head>', () => `<style>${app_css}</style><style>${faces}</style></head>`)
}
