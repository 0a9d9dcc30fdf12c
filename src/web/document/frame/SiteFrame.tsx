/** The frame of a public document: ribbon, header, footer; around a screen also its heading. */
import type { ReactNode } from 'react'
import { Assurance, linkStyle, Ribbon, SkipLink } from '#web/kit/index.ts'
import { Announcements, useAnnouncements } from '#web/shared/frame/Announcements.tsx'
import { LanguageOffers } from '#web/shared/language/LanguageOffer.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useHas, useLive } from '../parts/Live.tsx'
import { figureMark, WithFigures } from '../parts/LiveFigure.tsx'
import { useSiteLanguage } from '../parts/Section.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

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
      <LiveAnnouncements />
      <SiteHeader current={path} translated={translated} />
      <main id="main" tabIndex={-1} className={heading === undefined ? 'min-h-[60vh] outline-none' : SCREEN}>
        {heading !== undefined && (
          <ScreenHead title={heading} sentence={sentence} reason={path === PROOF ? null : path === BOTS ? <Recorded /> : <Covered />} />
        )}
        {children}
      </main>
      <SiteFooter path={translated} />
    </>
  )
}

/** It begins with the coverage. */
const PROOF = '/proof'
/** Their results are not the members' money. */
const BOTS = '/bots'

type ScreenHeadProps = { readonly title: string; readonly sentence: string | null; readonly reason: ReactNode }

/** The heading of a public screen: its name and a sentence, and why its figures can be believed. */
function ScreenHead({ title, sentence, reason }: ScreenHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 pt-5 md:pt-8 md:pb-4">
      <div className="grid gap-2 md:gap-3">
        <h1 className="serif-heading">{title}</h1>
        {sentence && <p className="max-w-[60ch] text-16 text-text-2">{sentence}</p>}
      </div>
      {reason}
    </header>
  )
}

/** Nothing before the first signed total that owes something. */
function Covered() {
  const t = useText()
  const live = useLive()
  if (!useHas()('coverage') || live('proof') !== 'stated') return null
  const figures = { coverage: figureMark('coverage'), custody: figureMark('custody'), owed: figureMark('owed') }
  return (
    <Reason>
      <WithFigures text={t('site.trust.covered', { ...figures, time: live('books_as_of') })} place="head" />{' '}
      <a href="/proof#check" className={linkStyle}>
        {t('site.trust.check')}
      </a>
    </Reason>
  )
}

function Recorded() {
  return <Reason>{useText()('site.trust.bots')}</Reason>
}

function Reason({ children }: { children: ReactNode }) {
  return <Assurance className="max-w-[44ch] border-s-2 border-term-aside ps-3">{children}</Assurance>
}

/** After the skip link, and before what it skips. */
export function LiveAnnouncements() {
  return <Announcements live={useAnnouncements()} className="announcements border-b" />
}

/** The ribbon of public pages: paper money, the business date's offset if any, and whether the members are demo data. */
function SiteRibbon() {
  const live = useLive()
  const t = useText()
  const daysAhead = live('days_ahead')
  return (
    <Ribbon label={t('shell.ribbon_label')}>
      {t('shell.ribbon')}
      <span data-optional={daysAhead} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {t('shell.ribbon_date', { count: daysAhead, date: live('business_date') })}
      </span>
      <span data-optional={live('demo')} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {t('frame.demo')}
      </span>
    </Ribbon>
  )
}
