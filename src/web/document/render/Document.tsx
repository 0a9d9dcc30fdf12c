/** Every document of a visitor: a marketing page or a public screen, in the site's frame or in its own. */

import type { ReactNode } from 'react'
import { directionOf, type Language } from '#contract/shared/language'
import { Announcer } from '#web/kit/feedback/Live.tsx'
import { keyOf, useAnnouncements } from '#web/shared/frame/Announcements.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/page-context.tsx'
import { SiteLanguage } from '../parts/Section.tsx'
import { pictureOf, type SiteAssets } from './assets.ts'

export type DocumentProps = {
  readonly head: HeadTagsProps
  /** The address has no language: the cookie decides, and a marker in the page informs its first script. */
  readonly by_cookie?: boolean
  readonly language: Language
  readonly children: ReactNode
}

export function Document({ head, by_cookie, language, children }: DocumentProps) {
  const live = useAnnouncements()
  const from = { 'data-mode': 'dark', 'data-language': by_cookie ? 'chosen' : undefined, 'data-announced': keyOf(live) }
  return (
    <html lang={language} dir={directionOf(language)} {...from} id="top">
      <HeadTags {...head} />
      <body>
        <SiteLanguage value={language}>{children}</SiteLanguage>
        <Announcer />
      </body>
    </html>
  )
}

/** The head of every document: metadata for search engines and shared links, styles, and scripts. */
type HeadTagsProps = {
  readonly title: string
  readonly description: string | null
  /** Null where the address names a record that the server does not know. */
  readonly url: string | null
  /** The page whose picture a shared link shows. */
  readonly path: string
  readonly language: Language
  readonly assets: Pick<SiteAssets, 'before_paint' | 'preload'>
  readonly styles: readonly string[]
  readonly script: string
  /** The page's own tags. */
  readonly children?: ReactNode
}

function HeadTags({ title, description, url, path, language, assets, styles, script, children }: HeadTagsProps) {
  const t = useText()
  const origin = useOrigin()
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <script>{assets.before_paint}</script>
      <title>{title}</title>
      {description !== null && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('frame.name')} />
      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={`${origin}${pictureOf(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" content="#0b090f" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {assets.preload.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {styles.map((style) => (
        <style key={style.length}>{style}</style>
      ))}
      <script type="module" src={script} />
      {children}
    </head>
  )
}
