/**
 * The app's screens that anyone may open: what a search engine, a shared link and a reader without script see of each before the app has run. The
 * server answers with these instead of the bare shell.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { statTexts } from '#content/stats'
import { statNames } from '#contract/stat-name'
import { botTitle } from '#web/entities/bot/index.ts'
import { switchLanguage } from '#web/shared/locale/language.ts'
import { type Area, loadTexts, type T, textNow } from '#web/shared/locale/text.ts'
import { type PublicScreen, publicScreens } from '#web/site/frame/screens.ts'
import type { SiteAssets } from '#web/site/render/assets.ts'
import { ORIGIN } from '#web/site/render/origin.ts'
import { askedLater } from './asked-later.ts'
import { Before, contentOf } from './Before.tsx'
import { paintingFirst } from './painting-first.ts'

const areas: readonly Area[] = [
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

/**
 * The shell with each screen's own head and content; files by their name inside dist/web. `styleOf` makes the style that some markup needs for its
 * first paint.
 */
export async function renderScreens(
  assets: SiteAssets,
  styleOf: (pages: readonly string[]) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  await switchLanguage('en')
  await loadTexts(areas)
  const t = textNow()
  const bodies = publicScreens.map((screen) => ({ screen, body: bodyOf(screen, t) }))
  const style = await styleOf(bodies.map(({ body }) => body))
  const bare = paintingFirst(assets, style)
  const painting = askedLater(bare)
  const files: Record<string, string> = {}
  for (const { screen, body } of bodies) {
    const html = (screen.heading ? painting : bare)
      .replace('<title>Clearterm</title>', () => headOf(screen, assets, t))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    for (const path of [screen.path, ...(screen.twins ?? [])]) files[`screens${path}/index.html`] = html
  }
  for (const { path, twins = [] } of memberScreens) {
    const link = renderToStaticMarkup(<Canonical path={path} />)
    const html = assets.shell.replace('</head>', () => `${link}</head>`)
    for (const one of [path, ...twins]) files[`screens${one}/index.html`] = html
  }
  return files
}

function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={`${ORIGIN}${path}`} />
}

function bodyOf(screen: PublicScreen, t: T): string {
  const { path, heading, of } = screen
  const words = wordsOf(screen, t)
  const content = contentOf(screen)
  return renderToStaticMarkup(<Before {...{ ...words, path, heading: heading && (of ? words.title : t(heading)), content }} />)
}

function headOf(screen: PublicScreen, assets: SiteAssets, t: T): string {
  const { title, description } = wordsOf(screen, t)
  return renderToStaticMarkup(
    <Head {...{ title: `${title} · ${t('frame.name')}`, description, path: screen.path, picture: assets.pictureOf('/') }} />,
  )
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
