/** The frame of a public page: ribbon, header, the page, a quiet foot. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { Link, Logo, SkipLink } from '#web/ui/index.ts'
import { SiteHeader } from '../app/shell/PublicShell.tsx'
import { SandboxRibbon } from '../app/shell/SandboxRibbon.tsx'

export function SitePage({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <SandboxRibbon />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-8 text-13 text-text-2">
          <Logo href="/" />
          <nav aria-label={t('site.terms_link')} className="flex flex-wrap gap-5">
            <Link render={<RouterLink to="/plans" />}>{t('site.plans')}</Link>
            <Link render={<RouterLink to="/proof" />}>{t('proof.title')}</Link>
            <Link render={<RouterLink to="/terms-and-policy" />}>{t('site.terms_link')}</Link>
            <Link href="/api/docs">{t('site.api')}</Link>
          </nav>
        </div>
      </footer>
    </>
  )
}
