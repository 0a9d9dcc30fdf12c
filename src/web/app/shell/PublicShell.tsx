/** The frame of a public view: the site's own header and foot, brought to life as on its pages, and within the app by its router. */
import { useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useLanguage } from '#web/locales/language.ts'
import { useText } from '#web/locales/text.ts'
import { ScreenHead } from '#web/site/frame/ScreenHead.tsx'
import { SiteFooter } from '#web/site/frame/SiteFooter.tsx'
import { SiteHeader } from '#web/site/frame/SiteHeader.tsx'
import { KnownLive } from '#web/site/Live.tsx'
import { SiteLanguage } from '#web/site/SiteLanguage.tsx'
import { SkipLink } from '#web/ui/index.ts'
import { OfferLanguage } from './OfferLanguage.tsx'
import { SandboxRibbon } from './SandboxRibbon.tsx'
import { useFrameFigures } from './use-frame-figures.ts'
import { useSiteFrame } from './use-site-frame.ts'

export function PublicShell({ title }: { title: string }) {
  const t = useText()
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useSiteFrame(frame)
  return (
    <KnownLive value={useFrameFigures()}>
      <SiteLanguage value={useLanguage()}>
        <div ref={frame}>
          <SkipLink>{t('shell.skip')}</SkipLink>
          <OfferLanguage />
          <SandboxRibbon />
          <SiteHeader current={pathname} translated="/" />
          <main
            id="main"
            tabIndex={-1}
            className="wrap grid min-h-[60vh] grid-cols-[minmax(0,1fr)] content-start gap-4 pb-16 outline-none md:gap-6 lg:pb-24"
          >
            <ScreenHead title={title} path={pathname} />
            <Outlet />
          </main>
          <SiteFooter path="/" />
        </div>
      </SiteLanguage>
    </KnownLive>
  )
}
