/** A public screen as a document, with its initial data. */

import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import type { LiveTexts } from '#contract/shared/page-renderer'
import { statNames } from '#contract/shared/stat-name'
import { botTitle } from '#web/entities/bot/index.ts'
import { type T, textNow } from '#web/shared/locale/text.ts'
import type { PublicScreen } from '#web/site/frame/screens.ts'
import type { SiteAssets } from '#web/site/render/assets.ts'
import { PREFIX, Screen } from './Screen.tsx'
import { ScreenDocument } from './ScreenDocument.tsx'
import { type ScreenCode, type ScreenModule, screens } from './screens.ts'
import { visitorScreens } from './visitor-screens.ts'

/** A screen's code and the answers of the API; null if the browser draws it. */
export type ScreenData = { readonly module: ScreenModule; readonly answers: DehydratedState } | null

/** A screen with an address: one that search engines list, another, or any record's. */
export type ScreenPage = {
  /** Patterns for records. */
  readonly paths: readonly string[]
  readonly read: () => Promise<ScreenData>
  readonly render: (rendering: Rendering) => ReactNode
}

type Rendering = {
  readonly language: Language
  readonly assets: SiteAssets
  readonly origin: string
  readonly live: LiveTexts
  readonly data: ScreenData
}

export function listedScreen(screen: PublicScreen): ScreenPage {
  const { name, path, heading, of, twins = [] } = screen
  const code = screens[name]
  return {
    paths: [path, ...twins],
    read: () => readScreen(code, path),
    render: (rendering) => {
      const t = textNow()
      const { title, description } = wordsOf(screen, t)
      const page = { path, description }
      return screenDocument(code, { name, title, page, heading: heading ? (of ? title : t(heading)) : null }, rendering)
    },
  }
}

/** The others: those without a sentence for search engines, and the records of all. */
export function otherScreens(): ScreenPage[] {
  const others = Object.entries(visitorScreens).map(([name, code]) =>
    otherScreen(name, code, code.rendered ? code.paths[0] : null, code.paths),
  )
  const records = Object.entries(screens).flatMap(([name, code]) => {
    const paths = code.paths.filter((path) => path.includes(':'))
    return paths.length > 0 ? [otherScreen(name, code, null, paths)] : []
  })
  return [...others, ...records]
}

function otherScreen(name: string, code: ScreenCode, path: string | null, paths: readonly string[]): ScreenPage {
  return {
    paths,
    read: async () => (path === null ? null : readScreen(code, path)),
    render: (rendering) => {
      const heading = code.title ? textNow()(code.title) : null
      const page = path === null ? null : { path, description: null }
      return screenDocument(code, { name, title: heading ?? textNow()('frame.name'), page, heading }, rendering)
    },
  }
}

/** Rejects if a request fails: then the browser draws the screen, and reports what is missing. */
async function readScreen({ load }: ScreenCode, path: string): Promise<ScreenData> {
  const module = await load()
  const client = new QueryClient()
  await module.preload?.(client, { path, search: new URLSearchParams() })
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })[0]
  if (failed) throw failed.state.error
  return { module, answers: dehydrate(client) }
}

type Words = {
  readonly name: string
  readonly title: string
  readonly page: { readonly path: string; readonly description: string | null } | null
  readonly heading: string | null
}

function screenDocument(code: ScreenCode, words: Words, { language, assets, origin, live, data }: Rendering): ReactNode {
  const offers_sample = live.has_reserve_committed === 'no'
  const { page } = words
  const drawn = data && page ? drawScreen(code, page.path, data, { origin, offers_sample }) : ''
  const start = drawn === '' ? 'now' : code.hydrateWhenIdle && 'idle'
  return <ScreenDocument {...words} {...{ language, assets, start, offers_sample }} content={drawn} answers={data?.answers ?? {}} />
}

type Surroundings = { readonly origin: string; readonly offers_sample: boolean }

function drawScreen({ paths }: ScreenCode, path: string, data: NonNullable<ScreenData>, around: Surroundings): string {
  const client = new QueryClient()
  hydrate(client, data.answers)
  return renderToString(<Screen {...around} client={client} paths={paths} path={path} Component={data.module.Component} />, {
    identifierPrefix: PREFIX,
  })
}

/** A screen of one plan, bot, coin or figure has its name as the title. */
function wordsOf({ name, of = '' }: PublicScreen, t: T): { title: string; description: string } {
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
