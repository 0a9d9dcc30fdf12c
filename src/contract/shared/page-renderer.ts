/** Interface between the server and the web build's page renderer (src/web/document/render.tsx). */

import type { Api } from '../routes.ts'
import type { WireReplyOf } from './define.ts'
import type { Language } from './language.ts'

/** The figures of a page by name, in its language. */
export type LiveTexts = Readonly<Record<string, string>>

type Announcement = WireReplyOf<Api['listAnnouncements']>['data'][number]
/** What a page shows of those that are live. */
export type Announcements = readonly Omit<Announcement, 'published_at' | 'ends_at'>[]

/** Input of all pages of a language. */
export type SiteFigures = {
  readonly texts: LiveTexts
  readonly plans: WireReplyOf<Api['listPlans']>['data']
  /** Those that are live; none by default. */
  readonly announcements?: Announcements
  /** The batch of the journal that they have, where reads may be late; otherwise null. */
  readonly as_of_batch: string | null
}

/** `origin`: the public address, without a trailing slash. `data`: the result of `read`. */
export type RenderInput = {
  readonly language: Language
  readonly origin: string
  readonly live: LiveTexts
  readonly plans: SiteFigures['plans']
  readonly announcements?: Announcements
  readonly data: unknown
}

export type RenderedPage = {
  /** Null: the reader's language. */
  readonly language: Language | null
  /** `screen`: also a screen of the app, at the same address. `missing`: the 404 page of its language. */
  readonly kind: 'page' | 'screen' | 'missing'
  readonly type: string
  /** Loads the page's data; null if it needs none. */
  readonly read: () => Promise<unknown>
  readonly render: (input: RenderInput) => string
}

export type Renderer = {
  /** By path. Twins are one page. */
  readonly pages: ReadonlyMap<string, RenderedPage>
  readonly languages: readonly Language[]
  /** Of every screen of the app. `:name` is a parameter. */
  readonly addresses: readonly string[]
}

/** An anonymous GET of the API. */
export type AskApi = (url: string) => Promise<{ readonly status: number; readonly text: string }>
