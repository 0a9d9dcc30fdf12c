/** A public page: its path, title and body. The build renders it once per language. */
import type { ComponentType } from 'react'
import type { Language } from '#contract/shared/language'
import type { T } from '#web/shared/locale/text.ts'

/** Input of a page's texts. */
type SiteView = { readonly language: Language; readonly t: T }

export type SitePageDefinition = {
  /** The English path, `/privacy-policy`; other languages prepend their code. */
  readonly path: string
  /** Other paths that show the same page and name `path` as the canonical one. */
  readonly twins?: readonly string[]
  /** Without the product's name, which the frame adds. */
  readonly title: (view: SiteView) => string
  /** One or two sentences, for search engines and shared links. */
  readonly description: (view: SiteView) => string
  /** Renders the content of <main>, with one <h1>. Its texts come from `useText()`. */
  readonly Body: ComponentType<SiteBodyProps>
  /** Structured data; `@context` is added. */
  readonly jsonLd?: (view: SiteView & { readonly origin: string }) => readonly Record<string, unknown>[]
  /** Excluded from search engines and the sitemap. */
  readonly hidden?: boolean
  /** The title has no suffix, as on the front page. */
  readonly bareTitle?: boolean
}

export type SiteBodyProps = { readonly language: Language }
