/** A public screen as HTML, with the answers that it shows first. */
import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { statTexts } from '#content/stats'
import type { Language } from '#contract/language'
import { statNames } from '#contract/stat-name'
import { botTitle } from '#web/entities/bot/index.ts'
import { type T, textNow } from '#web/shared/locale/text.ts'
import { Origin } from '#web/shared/screen/origin.ts'
import type { PublicScreen } from '#web/site/frame/screens.ts'
import { KnownLive, type LiveTexts } from '#web/site/parts/Live.tsx'
import type { SiteAssets } from '#web/site/render/assets.ts'
import { PREFIX, Screen } from './Screen.tsx'
import { ScreenDocument, ScreenHeadTags, type ScreenWords } from './ScreenDocument.tsx'
import { codeOf, type ScreenModule } from './screens.ts'

/** A screen's code and the answers of the API; null for a screen that is no page. */
export type ScreenData = { readonly module: ScreenModule; readonly answers: DehydratedState }
export type Rendering = {
  readonly screen: PublicScreen
  readonly language: Language
  readonly assets: SiteAssets
  readonly origin: string
  readonly live: LiveTexts
  readonly data: ScreenData | null
}

/** Rejects when an answer does not come: then the app shows the screen, and says itself what is missing. */
export async function readScreen({ name, path }: PublicScreen): Promise<ScreenData | null> {
  const module = await codeOf(name)?.load()
  if (!module) return null
  const client = new QueryClient()
  await module.ahead?.(client, { path, search: new URLSearchParams() })
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })[0]
  if (failed) throw failed.state.error
  return { module, answers: dehydrate(client) }
}

export function renderScreen({ screen, language, assets, origin, live, data }: Rendering): string {
  const t = textNow()
  const { name, path, heading, of } = screen
  const words = { ...wordsOf(screen, t), path }
  const pattern = codeOf(name)?.paths[0]
  if (!data || !heading || !pattern) return bareShell(words, assets, origin)
  const client = new QueryClient()
  hydrate(client, data.answers)
  const content = renderToString(
    <Screen client={client} origin={origin} pattern={pattern} path={path} Component={data.module.Component} />,
    { identifierPrefix: PREFIX },
  )
  const document = (
    <Origin value={origin}>
      <KnownLive value={live}>
        <ScreenDocument {...words} heading={of ? words.title : t(heading)} language={language} assets={assets}>
          <div
            id="screen"
            className="contents"
            data-screen={name}
            data-path={path}
            data-origin={origin}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, a root of its own for the browser
            dangerouslySetInnerHTML={{ __html: content }}
          />
          <script type="application/json" id="answers">
            {JSON.stringify(data.answers).replaceAll('<', '\\u003c')}
          </script>
        </ScreenDocument>
      </KnownLive>
    </Origin>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

/** The app's shell for a screen with a frame of its own: its head, and what it is for who reads without script. */
function bareShell(words: ScreenWords, { shell }: SiteAssets, origin: string): string {
  const head = renderToStaticMarkup(
    <Origin value={origin}>
      <ScreenHeadTags {...words} />
    </Origin>,
  )
  const unscripted = renderToStaticMarkup(
    <noscript>
      <main className="wrap grid gap-4 py-12">
        <h1 className="serif-heading">{words.title}</h1>
        <p className="text-16 text-text-2">{words.description}</p>
        <p>
          <a href="/">Clearterm</a>
        </p>
      </main>
    </noscript>,
  )
  return shell.replace('<title>Clearterm</title>', () => head).replace('<div id="root"></div>', () => `<div id="root"></div>${unscripted}`)
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
