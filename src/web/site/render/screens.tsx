/**
 * The app's screens that anyone may open: what a search engine, a shared link and a reader without script see of each before the app has run. The
 * server answers with these instead of the bare shell.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import type { T } from '#web/locales/text.ts'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import { SiteRibbon } from '../frame/SiteRibbon.tsx'
import { type PublicScreen, publicScreens } from '../frame/screens.ts'
import type { SiteAssets } from './assets.ts'
import { ORIGIN } from './origin.ts'

/** Signed-in screens that more than one address opens (with a slash at its end is one more): the shell names the one. */
const memberScreens: readonly { readonly path: string; readonly twins?: readonly string[] }[] = [
  { path: '/transactions', twins: ['/transaction'] },
  { path: '/messages' },
]

/** The shell with a screen's own head and ribbon; files by their name inside dist/web. */
export function renderScreens(shell: string, assets: SiteAssets, t: T): Record<string, string> {
  const files: Record<string, string> = {}
  for (const screen of publicScreens) {
    const html = dress(shell, screen, assets, t)
    for (const path of [screen.path, ...(screen.twins ?? [])]) files[`screens${path}/index.html`] = html
  }
  for (const { path, twins = [] } of memberScreens) {
    const link = renderToStaticMarkup(<Canonical path={path} />)
    const html = shell.replace('</head>', () => `${link}</head>`)
    for (const one of [path, ...twins]) files[`screens${one}/index.html`] = html
  }
  return files
}

function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={`${ORIGIN}${path}`} />
}

function dress(shell: string, { path, name, of = '', heading }: PublicScreen, assets: SiteAssets, t: T): string {
  const title = t(`frame.screens.${name}`, { of })
  const description = t(`frame.screens.${name}_text`, { of })
  const head = renderToStaticMarkup(
    <Head {...{ title: `${title} · ${t('frame.name')}`, description, path, picture: assets.pictureOf('/') }} />,
  )
  const body = renderToStaticMarkup(<Before {...{ title, description, path, heading: heading && t(heading) }} />)
  return shell.replace('<title>Clearterm</title>', () => head).replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

function Head({ title, description, path, picture }: { title: string; description: string; path: string; picture: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Canonical path={path} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${ORIGIN}${path}`} />
      <meta property="og:image" content={`${ORIGIN}${picture}`} />
    </>
  )
}

type BeforeProps = { title: string; description: string; path: string; heading: string | undefined }

/** Stands until the app has drawn, as the app will draw it for a visitor; the way home only where it never will. */
function Before({ title, description, path, heading }: BeforeProps) {
  return (
    <>
      <SiteRibbon />
      {heading && (
        <div className="before">
          <SiteHeader current={path} translated="/" />
          <div className="wrap">
            <ScreenHead title={heading} path={path} />
          </div>
        </div>
      )}
      <noscript>
        <main className="wrap grid gap-4 py-12">
          {!heading && <h1 className="serif-heading">{title}</h1>}
          {!heading && <p className="text-16 text-text-2">{description}</p>}
          <p>
            <a href="/">Clearterm</a>
          </p>
        </main>
      </noscript>
    </>
  )
}
