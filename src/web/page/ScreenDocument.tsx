/** A public screen as a whole document. Its address has no language: it is the reader's choice, and the page says so to its first script. */
import type { ReactNode } from 'react'
import { directionOf, type Language } from '#contract/language'
import { LanguageOffers } from '#web/shared/language/LanguageOffer.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/origin.ts'
import { SiteRibbon } from '#web/site/frame/SiteRibbon.tsx'
import { SiteLanguage } from '#web/site/parts/SiteLanguage.tsx'
import { pictureOf, type SiteAssets } from '#web/site/render/assets.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

type ScreenWords = { readonly title: string; readonly description: string; readonly path: string }
type ScreenDocumentProps = ScreenWords & {
  /** Null where the screen has a frame of its own. */
  readonly heading: string | null
  readonly language: Language
  readonly assets: SiteAssets
  readonly children: ReactNode
}

export function ScreenDocument({ heading, language, assets, children, ...words }: ScreenDocumentProps) {
  const t = useText()
  const offers = language === 'en' && <LanguageOffers path={words.path} />
  const ribbon = (
    <>
      {offers}
      <SiteRibbon />
    </>
  )
  const unscripted = <p className="unscripted rounded-3 bg-surface-2 px-3.5 py-3 text-14 text-text-2">{t('frame.no_script')}</p>
  return (
    <html lang={language} dir={directionOf(language)} data-mode="dark" data-language="chosen" id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script>{assets.before_paint}</script>
        <ScreenHeadTags {...words} />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#0b090f" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.preload.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style>{assets.app_css}</style>
        <style>{assets.faces}</style>
        <script type="module" src={assets.screen_script} />
      </head>
      <body>
        <SiteLanguage value={language}>
          {heading === null ? (
            <>
              {unscripted}
              {children}
              {offers}
            </>
          ) : (
            <ScreenFrame ribbon={ribbon} title={heading} path={words.path}>
              {unscripted}
              {children}
            </ScreenFrame>
          )}
        </SiteLanguage>
      </body>
    </html>
  )
}

/** What search engines and shared links say of a screen. */
function ScreenHeadTags({ title, description, path }: ScreenWords) {
  const t = useText()
  const origin = useOrigin()
  const whole = `${title} · ${t('frame.name')}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={`${origin}${pictureOf('/')}`} />
    </>
  )
}
