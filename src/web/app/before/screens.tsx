/**
 * The app's screens that anyone may open: what a search engine, a shared link and a reader without script see of each before the app has run. The
 * server answers with these instead of the bare shell.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { statTexts } from '#content/stats'
import { statNames } from '#contract/stat-name'
import { botTitle } from '#web/entities/bot/index.ts'
import { type Area, type T, textNow } from '#web/shared/locale/text.ts'
import { Origin, useOrigin } from '#web/shared/screen/origin.ts'
import { type PublicScreen, publicScreens } from '#web/site/frame/screens.ts'
import { KnownLive, type LiveTexts } from '#web/site/parts/Live.tsx'
import { pictureOf, type SiteAssets } from '#web/site/render/assets.ts'
import { askedLater } from './asked-later.ts'
import { Before, type Content, contentOf } from './Before.tsx'
import { paintingFirst } from './painting-first.ts'

export const screenAreas: readonly Area[] = [
  'bots',
  'calendar',
  'dashboard',
  'frame',
  'home',
  'investments',
  'lab',
  'market',
  'plans',
  'proof',
  'retirement',
  'site',
  'stats',
  'transactions',
  'verify',
]

/** Signed-in screens that more than one address opens (with a slash at its end is one more): the shell names the one. */
const memberScreens: readonly { readonly path: string; readonly twins?: readonly string[] }[] = [
  { path: '/transactions', twins: ['/transaction'] },
  { path: '/messages' },
]

/** Where a screen is, twins among the addresses. */
export function screenAddresses(): { readonly path: string; readonly screen: PublicScreen }[] {
  return publicScreens.flatMap((screen) => [screen.path, ...(screen.twins ?? [])].map((path) => ({ path, screen })))
}

type Rendering = Content & { readonly assets: SiteAssets; readonly live: LiveTexts }

/** The shell with the screen's own head and content. */
export function renderScreen(rendering: Rendering): string {
  const { screen, assets, origin } = rendering
  const t = textNow()
  const page = paintingFirst(assets)
  return (screen.heading ? askedLater(page) : page)
    .replace('<title>Clearterm</title>', () => renderToStaticMarkup(<Origin value={origin}>{headOf(screen, t)}</Origin>))
    .replace('<div id="root"></div>', () => `<div id="root">${bodyOf(rendering, t)}</div>`)
}

export function memberAddresses(): { readonly path: string; readonly canonical: string }[] {
  return memberScreens.flatMap(({ path, twins = [] }) => [path, ...twins].map((one) => ({ path: one, canonical: path })))
}

export function renderMemberScreen(canonical: string, assets: SiteAssets, origin: string): string {
  const link = renderToStaticMarkup(
    <Origin value={origin}>
      <Canonical path={canonical} />
    </Origin>,
  )
  return assets.shell.replace('</head>', () => `${link}</head>`)
}

function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={`${useOrigin()}${path}`} />
}

function bodyOf(rendering: Rendering, t: T): string {
  const { screen, live } = rendering
  const { path, heading, of } = screen
  const words = wordsOf(screen, t)
  const content = contentOf(rendering)
  return renderToStaticMarkup(
    <KnownLive value={live}>
      <Before {...{ ...words, path, heading: heading && (of ? words.title : t(heading)), content }} />
    </KnownLive>,
  )
}

function headOf(screen: PublicScreen, t: T) {
  const { title, description } = wordsOf(screen, t)
  return <Head {...{ title: `${title} · ${t('frame.name')}`, description, path: screen.path, picture: pictureOf('/') }} />
}

/** What shows one plan, bot or figure has its name as the title. */
function wordsOf({ name, of = '' }: PublicScreen, t: T): { title: string; description: string } {
  const stat = name === 'stat' && statNames.find((one) => one === of)
  if (stat) {
    const { title, definition } = statTexts('en')[stat]
    return { title, description: definition }
  }
  const description = t(`frame.screens.${name}_text`, { of })
  if (name === 'plan') return { title: t('plans.named', { name: of }), description }
  if (name === 'bot') return { title: botTitle(t, of) ?? of, description }
  return { title: t(`frame.screens.${name}`), description }
}

type HeadProps = { readonly title: string; readonly description: string; readonly path: string; readonly picture: string }

function Head({ title, description, path, picture }: HeadProps) {
  const origin = useOrigin()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Canonical path={path} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={`${origin}${picture}`} />
    </>
  )
}
