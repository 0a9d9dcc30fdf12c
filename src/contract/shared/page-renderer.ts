/** What the web's build gives the server to render pages with (src/web/render.tsx), and what it takes for it. */

import type { Api } from '../routes.ts'
import type { WireReplyOf } from './define.ts'
import type { Language } from './language.ts'

/** The figures of a page by name, in its language. */
export type LiveTexts = Readonly<Record<string, string>>

/** What all pages of a language are rendered with. */
export type SiteFigures = { readonly texts: LiveTexts; readonly plans: WireReplyOf<Api['listPlans']>['data'] }

/** `origin`: the address under which people reach us, without a slash at its end. `data`: what `read` gave. */
export type Given = {
  readonly language: Language
  readonly origin: string
  readonly live: LiveTexts
  readonly plans: SiteFigures['plans']
  readonly data: unknown
}

export type RenderedPage = {
  /** Null: the reader's own. */
  readonly language: Language | null
  /** `screen`: members have it in the app, at the same address. `missing`: what an unknown address of its language shows. */
  readonly kind: 'page' | 'screen' | 'missing'
  readonly type: string
  /** What it is rendered with; null where it has nothing to read. */
  readonly read: () => Promise<unknown>
  readonly render: (given: Given) => string
}

export type Renderer = {
  /** By path. Twins are one page. */
  readonly pages: ReadonlyMap<string, RenderedPage>
  readonly languages: readonly Language[]
}

/** One GET of the API, as a visitor makes it. */
export type AskApi = (url: string) => Promise<{ readonly status: number; readonly text: string }>
