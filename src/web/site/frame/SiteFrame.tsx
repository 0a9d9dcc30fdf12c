/** What stands around the body of a prerendered page. */
import type { ReactNode } from 'react'
import { useText } from '#web/locales/text.ts'
import { SkipLink } from '#web/ui/index.ts'
import { useSiteLanguage } from '../SiteLanguage.tsx'
import { LanguageOffers } from './LanguageOffer.tsx'
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
