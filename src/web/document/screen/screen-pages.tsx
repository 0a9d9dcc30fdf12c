/** A public screen as a document, with its initial data. */

import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import type { LiveTexts } from '#contract/shared/page-renderer'
import { statNames } from '#contract/shared/stat-name'
import type { SiteAssets } from '#web/document/render/assets.ts'
import { botTitle } from '#web/entities/bot/index.ts'
import { type T, textNow } from '#web/shared/locale/text.ts'
import { type Screen as AnyScreen, addressesOf, type ScreenModule } from '#web/shared/screen/define-screen.ts'
import { pages, visitors } from '../../screens.ts'
import { PREFIX, Screen } from './Screen.tsx'
import { ScreenDocument } from './ScreenDocument.tsx'
import type { PublicScreen } from './screens.ts'

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

export function listedScreen(listed: PublicScreen): ScreenPage {
  const { screen, path, twins, of } = listed
  return {
    paths: [path, ...twins],
    read: () => readScreen(screen, path),
    render: (rendering) => {
      const t = textNow()
      const { title, description } = wordsOf(listed, t)
      const heading = screen.title ? (of ? title : t(screen.title)) : null
      const sentence = t(`frame.screens.${screen.page}_text`, { of: of ?? '' })
      return screenDocument(screen, { title, page: { path, description }, heading, sentence }, rendering)
    },
  }
}

/** The others: those without a sentence for search engines, and the records of all. */
export function otherScreens(): ScreenPage[] {
  const others = visitors.map((screen) => otherScreen(screen, screen.rendered ? screen.path : null, addressesOf(screen)))
  const records = pages.map((screen) => ({ screen, paths: addressesOf(screen).filter((path) => path.includes(':')) }))
  return [...others, ...records.filter(({ paths }) => paths.length > 0).map(({ screen, paths }) => otherScreen(screen, null, paths))]
}

function otherScreen(screen: AnyScreen, path: string | null, paths: readonly string[]): ScreenPage {
  return {
    paths,
    read: async () => (path === null ? null : readScreen(screen, path)),
    render: (rendering) => {
      const heading = screen.title ? textNow()(screen.title) : null
      const page = path === null ? null : { path, description: null }
      return screenDocument(screen, { title: heading ?? textNow()('frame.name'), page, heading, sentence: null }, rendering)
    },
  }
}

/** Rejects if a request fails: then the browser draws the screen, and reports what is missing. */
async function readScreen({ load }: AnyScreen, path: string): Promise<ScreenData> {
  const module = await load()
  const client = new QueryClient()
  await module.preload?.(client, { path, search: new URLSearchParams() })
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })[0]
  if (failed) throw failed.state.error
  return { module, answers: dehydrate(client) }
}

type Words = {
  readonly title: string
  readonly page: { readonly path: string; readonly description: string | null } | null
  readonly heading: string | null
  readonly sentence: string | null
}

function screenDocument(screen: AnyScreen, words: Words, { language, assets, origin, live, data }: Rendering): ReactNode {
  const offers_sample = live.has_reserve_committed === 'no'
  const { page } = words
  const drawn = data && page ? drawScreen(screen, page.path, data, { origin, offers_sample }) : ''
  const start = drawn === '' ? 'now' : screen.hydrate
  return (
    <ScreenDocument
      {...words}
      screen={screen.path}
      {...{ language, assets, start, offers_sample }}
      content={drawn}
      answers={data?.answers ?? {}}
    />
  )
}

type Surroundings = { readonly origin: string; readonly offers_sample: boolean }

function drawScreen(screen: AnyScreen, path: string, data: NonNullable<ScreenData>, around: Surroundings): string {
  const client = new QueryClient()
  hydrate(client, data.answers)
  return renderToString(<Screen {...around} client={client} paths={addressesOf(screen)} path={path} Component={data.module.Component} />, {
    identifierPrefix: PREFIX,
  })
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
