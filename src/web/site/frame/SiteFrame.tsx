/** The frame of a public document: ribbon, header, footer; around a screen also its heading. */
import type { ReactNode } from 'react'
import { SkipLink } from '#web/kit/index.ts'
import { LanguageOffers } from '#web/shared/language/LanguageOffer.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteRibbon } from './SiteRibbon.tsx'

export type SiteFrameProps = {
  /** Undefined if the address names a record. */
  readonly path: string | undefined
  /** A screen's. It has one address in all languages, so links to other languages lead to their front page. */
  readonly heading?: string
  /** Below the heading of a listed screen. */
  readonly sentence?: string | null
  readonly children: ReactNode
}

const SCREEN = 'wrap grid min-h-[60vh] grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4 outline-none md:gap-6 md:pb-16 lg:pb-24'

export function SiteFrame({ path, heading, sentence = null, children }: SiteFrameProps) {
  const t = useText()
  const language = useSiteLanguage()
  const translated = heading === undefined && path !== undefined ? path : '/'
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      {language === 'en' && <LanguageOffers path={path ?? '/'} />}
      <SiteRibbon />
      <SiteHeader current={path} translated={translated} />
      <main id="main" tabIndex={-1} className={heading === undefined ? 'min-h-[60vh] outline-none' : SCREEN}>
        {heading !== undefined && <ScreenHead title={heading} sentence={sentence} />}
        {children}
      </main>
      <SiteFooter path={translated} />
    </>
  )
}
