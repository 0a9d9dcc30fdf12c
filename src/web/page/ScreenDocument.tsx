/** A public screen as a whole document. Its URL has no language: the cookie decides, and a marker in the page informs its first script. */
import type { ReactNode } from 'react'
import { directionOf, type Language } from '#contract/shared/language'
import { LanguageOffers } from '#web/shared/language/LanguageOffer.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/origin.ts'
import { SiteRibbon } from '#web/site/frame/SiteRibbon.tsx'
import { SiteLanguage } from '#web/site/parts/SiteLanguage.tsx'
import type { SiteAssets } from '#web/site/render/assets.ts'
import { HeadTags } from '#web/site/render/HeadTags.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

type ScreenDocumentProps = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** Null if the screen has its own frame. */
  readonly heading: string | null
  readonly sentence: string
  readonly language: Language
  readonly assets: SiteAssets
  readonly children: ReactNode
}

export function ScreenDocument({ title, description, path, heading, sentence, language, assets, children }: ScreenDocumentProps) {
  const t = useText()
  const url = `${useOrigin()}${path}`
  const offers = language === 'en' && <LanguageOffers path={path} />
  const ribbon = (
    <>
      {offers}
      <SiteRibbon />
    </>
  )
  const unscripted = <p className="unscripted rounded-3 bg-surface-2 px-3.5 py-3 text-14 text-text-2">{t('frame.no_script')}</p>
  return (
    <html lang={language} dir={directionOf(language)} data-mode="dark" data-language="chosen" id="top">
      <HeadTags
        title={`${title} · ${t('frame.name')}`}
        description={description}
        url={url}
        path="/"
        language={language}
        assets={assets}
        styles={[assets.app_css, assets.faces]}
        script={assets.screen_script}
      >
        <link rel="canonical" href={url} />
      </HeadTags>
      <body>
        <SiteLanguage value={language}>
          {heading === null ? (
            <>
              {unscripted}
              {children}
              {offers}
            </>
          ) : (
            <ScreenFrame ribbon={ribbon} title={heading} sentence={sentence} path={path}>
              {unscripted}
              {children}
            </ScreenFrame>
          )}
        </SiteLanguage>
      </body>
    </html>
  )
}
