/** The frame of a public view: the site's header and footer, enhanced as on its pages; in the app, by the router. */
import { use, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import { ScreenFrame } from '#web/page/ScreenFrame.tsx'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { OfferLanguage } from '#web/shared/language/OfferLanguage.tsx'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Subjects } from '#web/shared/screen/define-screen.ts'
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

const NONE = Promise.resolve<Readonly<Record<string, string>>>({})
const read = new Map<Subjects, typeof NONE>()

/** The screen's sentence, with its subject's name; null for a subject without a page. */
function useSentence(): string | null {
  const t = useText()
  const { screen, of: value = '' } = useScreen() ?? {}
  const names = use(screen?.of ? subjectsOf(screen.of) : NONE)
  const name = names[value]
  if (!screen?.page || (screen.of && name === undefined)) return null
  return t(`frame.screens.${screen.page}_text`, { of: name ?? '' })
}

function subjectsOf(of: Subjects): typeof NONE {
  const names = read.get(of) ?? whenLoaded(of)
  read.set(of, names)
  return names
}
