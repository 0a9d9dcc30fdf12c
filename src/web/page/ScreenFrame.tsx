/** The frame of a public screen: the site's header and footer, the screen's name and sentence. */
import type { ReactNode } from 'react'
import { SkipLink } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ScreenHead } from '#web/site/frame/ScreenHead.tsx'
import { SiteFooter } from '#web/site/frame/SiteFooter.tsx'
import { SiteHeader } from '#web/site/frame/SiteHeader.tsx'

export type ScreenFrameProps = {
  readonly ribbon: ReactNode
  readonly title: string
  /** None on screens that only the app has. */
  readonly sentence: string | null
  readonly path: string
  readonly children: ReactNode
}

export function ScreenFrame({ ribbon, title, sentence, path, children }: ScreenFrameProps) {
  const t = useText()
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      {ribbon}
      <SiteHeader current={path} translated="/" />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid min-h-[60vh] grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4 outline-none md:gap-6 md:pb-16 lg:pb-24"
      >
        <ScreenHead title={title} sentence={sentence} />
        {children}
      </main>
      <SiteFooter path="/" />
    </>
  )
}
