/** A public screen as HTML, with its initial data. */

import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import type { LiveTexts } from '#contract/shared/page-renderer'
import { statNames } from '#contract/shared/stat-name'
import { botTitle } from '#web/entities/bot/index.ts'
import { type T, textNow } from '#web/shared/locale/text.ts'
import type { ScreenModule } from '#web/shared/screen/define-screen.ts'
import { Origin } from '#web/shared/screen/origin.ts'
import { KnownLive } from '#web/site/parts/Live.tsx'
import type { SiteAssets } from '#web/site/render/assets.ts'
import { PREFIX, Screen } from './Screen.tsx'
import { ScreenDocument } from './ScreenDocument.tsx'
import type { PublicScreen } from './screens.ts'

/** A screen's code and the answers of the API. */
export type ScreenData = { readonly module: ScreenModule; readonly answers: DehydratedState }
export type Rendering = {
  readonly screen: PublicScreen
  readonly language: Language
  readonly assets: SiteAssets
  readonly origin: string
  readonly live: LiveTexts
  readonly data: ScreenData
}

/** Rejects if a request fails: then the app shows the screen, and reports what is missing. */
export async function readScreen({ screen, path }: PublicScreen): Promise<ScreenData> {
  const module = await screen.load()
  const client = new QueryClient()
  await module.preload?.(client, { path, search: new URLSearchParams() })
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })[0]
  if (failed) throw failed.state.error
  return { module, answers: dehydrate(client) }
}

export function renderScreen({ screen, language, assets, origin, live, data }: Rendering): string {
  const t = textNow()
  const { path, heading, of } = screen
  const { path: pattern, page: name, hydrate: hydrates } = screen.screen
  const words = { ...wordsOf(screen, t), path }
  const offers_sample = live.has_reserve_committed === 'no'
  const client = new QueryClient()
  hydrate(client, data.answers)
  const content = renderToString(
    <Screen
      client={client}
      origin={origin}
      offers_sample={offers_sample}
      pattern={pattern}
      path={path}
      Component={data.module.Component}
    />,
    { identifierPrefix: PREFIX },
  )
  const document = (
    <Origin value={origin}>
      <KnownLive value={live}>
        <ScreenDocument
          {...words}
          heading={heading ? (of ? words.title : t(heading)) : null}
          sentence={t(`frame.screens.${name}_text`, { of: of ?? '' })}
          language={language}
          assets={assets}
        >
          <div
            id="screen"
            className="contents"
            data-screen={name}
            data-path={path}
            data-origin={origin}
            data-sample={offers_sample ? 'offered' : undefined}
            data-hydrate-idle={hydrates === 'idle' ? true : undefined}
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

/** A screen of one plan, bot, coin or figure has its name as the title. */
function wordsOf({ screen: { page: name }, of = '' }: PublicScreen, t: T): { title: string; description: string } {
  const stat = name === 'stat' && statNames.find((one) => one === of)
  if (stat) {
    const { title, definition } = textIn('en', 'stats')[stat]
    return { title, description: definition }
  }
  const description = t(`frame.screens.${name}_text`, { of })
  if (name === 'plan') return { title: t('plans.named', { name: of }), description }
  if (name === 'forecast') return { title: t('forecasts.named', { name: of }), description }
  if (name === 'bot') return { title: botTitle(t, of) ?? of, description }
  return { title: t(`frame.screens.${name}`), description }
}
