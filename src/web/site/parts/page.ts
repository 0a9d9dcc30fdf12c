/** What a public page is: where it lies, what it is called, and its body. It is rendered once a language when the product is built. */
import type { ComponentType } from 'react'
import type { Language } from '#contract/shared/language'
import type { T } from '#web/shared/locale/text.ts'

/** What the words of a page are made from. */
export type SiteView = { readonly language: Language; readonly t: T }

export type SitePageDefinition = {
  /** As English has it, `/privacy-policy`; another language has its code in front. */
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
  /** Not for search engines, and not in the sitemap. */
  readonly hidden?: boolean
  /** The title has no suffix, as on the front page. */
  readonly bareTitle?: boolean
}

export type SiteBodyProps = { readonly language: Language }
