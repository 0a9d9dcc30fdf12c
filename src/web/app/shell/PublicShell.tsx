/** The frame of a public view: the site's header and footer, enhanced as on its pages; in the app, by the router. */
import { useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ScreenFrame } from '#web/page/ScreenFrame.tsx'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { OfferLanguage } from '#web/shared/language/OfferLanguage.tsx'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { namesOf } from '#web/shared/screen/subjects.ts'
import { KnownLive } from '#web/site/parts/Live.tsx'
import { SiteLanguage } from '#web/site/parts/SiteLanguage.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { useFrameFigures } from './use-frame-figures.ts'
import { useScreen } from './use-screen.ts'
import { useSiteFrame } from './use-site-frame.ts'

export function PublicShell({ title }: { title: string }) {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useSiteFrame(frame)
  const ribbon = (
    <>
      <OfferLanguage />
      <SandboxRibbon />
      <ConnectionBanner />
    </>
  )
  return (
    <KnownLive value={useFrameFigures()}>
      <SiteLanguage value={useLanguage()}>
        <div ref={frame}>
          <ScreenFrame ribbon={ribbon} title={title} sentence={useSentence()} path={pathname}>
            <Outlet />
          </ScreenFrame>
        </div>
      </SiteLanguage>
    </KnownLive>
  )
}

/** The screen's sentence, with its subject's name; null for a subject without a page. */
function useSentence(): string | null {
  const t = useText()
  const { screen, of: value = '' } = useScreen() ?? {}
  const name = screen?.of && namesOf(screen.of)[value]
  if (!screen?.page || (screen.of && name === undefined)) return null
  return t(`frame.screens.${screen.page}_text`, { of: name ?? '' })
}
