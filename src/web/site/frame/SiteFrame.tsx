/** The frame of a public page. */
import type { ReactNode } from 'react'
import { SkipLink } from '#web/kit/index.ts'
import { LanguageOffers } from '#web/shared/language/LanguageOffer.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteRibbon } from './SiteRibbon.tsx'

export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  const t = useText()
  const language = useSiteLanguage()
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      {language === 'en' && <LanguageOffers path={path} />}
      <SiteRibbon />
      <SiteHeader current={path} />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  )
}
