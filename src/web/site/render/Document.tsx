/** Every document of a visitor: a marketing page or a public screen, in the site's frame or in its own. */
import type { ReactNode } from 'react'
import { directionOf, type Language } from '#contract/shared/language'
import { SiteLanguage } from '../parts/SiteLanguage.tsx'
import { HeadTags, type HeadTagsProps } from './HeadTags.tsx'

export type DocumentProps = {
  readonly head: HeadTagsProps
  /** The address has no language: the cookie decides, and a marker in the page informs its first script. */
  readonly by_cookie?: boolean
  readonly language: Language
  readonly children: ReactNode
}

export function Document({ head, by_cookie, language, children }: DocumentProps) {
  return (
    <html lang={language} dir={directionOf(language)} data-mode="dark" data-language={by_cookie ? 'chosen' : undefined} id="top">
      <HeadTags {...head} />
      <body>
        <SiteLanguage value={language}>{children}</SiteLanguage>
      </body>
    </html>
  )
}
