/**
 * The header of every public document: logo, links from 62em, colour mode, log-in and sign-up or the dashboard, and below 62em the menu
 * button. It is plain HTML; `enhance` (client/) adds menu, mode and disclosures.
 */

import type { ReactNode } from 'react'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, LogoMark } from '#web/kit/index.ts'
import { pathIn } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/Section.tsx'
import { LanguageLinks, LanguageMenu } from './LanguageMenu.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'
import { headerPlaces, menuPlaces, morePlaces } from './places.ts'
import { MarketLinks } from './SiteFooter.tsx'

export type SiteHeaderProps = {
  /** The path of the page, to mark its place. */
  readonly current: string | undefined
  /** The same page in other languages; the front page's, if this one has none. */
  readonly translated: string
}

const navLink =
  'flex min-h-11 items-center rounded-3 px-3 font-head text-14 font-bold whitespace-nowrap no-underline transition-colors duration-(--d-1) hover:bg-surface-2 hover:text-text max-xl:px-2 [&:not(:lang(en))]:px-2'

export function SiteHeader({ current, translated }: SiteHeaderProps) {
  const t = useText()
  const language = useSiteLanguage()
  return (
    <header data-site-header className="sticky top-(--h-ribbon) short:static z-(--z-top) border-b border-line bg-canvas">
      <div className="wrap flex h-(--h-top) items-center gap-2 places:gap-4 xl:[&:lang(en)]:gap-6">
        <Brand href={pathIn(language, '/')} />
        <nav aria-label={t('frame.main')} className="site-nav hidden flex-1 items-center places:flex">
          <PlaceLinks places={headerPlaces} current={current} className={navLink} looks={{ open: 'text-text', other: 'text-text-2' }} />
          <MoreMenu current={current} />
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <LanguageMenu path={translated} />
          <ModeButton />
          <Doors />
          <SiteMenu brand={<Brand href={pathIn(language, '/')} />} current={current} translated={translated} />
        </div>
      </div>
    </header>
  )
}

function Brand({ href }: { href: string }) {
  const t = useText()
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-2.5 font-head text-18 leading-6 font-bold tracking-[-.02em] text-text">
      <LogoMark />
      {/* The narrowest windows have room for the mark alone. */}
      <span className="max-[22.5em]:sr-only">{t('frame.name')}</span>
    </a>
  )
}

/** Pressed is light; the icon shows the result of a press. */
function ModeButton() {
  const t = useText()
  return (
    <button
      type="button"
      data-mode-toggle
      aria-pressed="false"
      aria-label={t('frame.light_mode')}
      className={buttonStyle('quiet', 'size-11 px-0! scripted')}
    >
      <Icon name="sun" className="light:hidden" />
      <Icon name="moon" className="hidden light:block" />
    </button>
  )
}

/** Secondary: each page has its own primary button. */
function Doors() {
  const t = useText()
  return (
    <>
      <a href="/login" className={buttonStyle('quiet', 'max-sm:hidden member:hidden')}>
        {t('frame.log_in')}
      </a>
      <a href="/register" className={buttonStyle('secondary', 'member:hidden max-sm:px-3!')}>
        {t('frame.sign_up')}
      </a>
      <a href="/dashboard" className={buttonStyle('secondary', 'guest:hidden max-sm:px-3!')}>
        {t('frame.dashboard')}
      </a>
    </>
  )
}

/** The header's menu "More": further pages and the markets. It opens without script; with script, Escape and a click elsewhere close it. */
function MoreMenu({ current }: { current: string | undefined }) {
  const t = useText()
  return (
    <details data-disclosure className="relative">
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-3 px-3 font-head text-14 font-bold text-text-2 select-none hover:bg-surface-2 hover:text-text max-xl:px-2">
        {t('frame.more')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="absolute end-0 top-full mt-2 grid w-120 max-w-[calc(100vw-2rem)] gap-2 rounded-4 bg-pop p-4 shadow-pop">
        <div className="grid grid-cols-2 gap-x-2 border-b border-line-strong pb-2">
          <PlaceLinks
            places={morePlaces}
            current={current}
            className="flex min-h-11 items-center rounded-2 px-3 text-14 font-medium no-underline hover:bg-surface-2"
            looks={{ open: 'text-accent-text', other: 'text-text' }}
          />
        </div>
        <p className="px-3 pt-1 font-head text-12 font-bold tracking-[.08em] text-text-2 uppercase">{t('frame.markets')}</p>
        <MarketLinks className="grid grid-cols-2 gap-x-2" />
        <p className="border-t border-line-strong px-3 pt-3 text-12 text-text-2">{t('frame.markets_help')}</p>
      </div>
    </details>
  )
}

/**
 * The slide-out menu of small screens: a modal <dialog>, so that the browser traps the focus and Escape closes it. Without script its
 * button is hidden and the links are in a line under the header.
 */
type SiteMenuProps = { readonly brand: ReactNode; readonly current: string | undefined; readonly translated: string }

function SiteMenu({ brand, current, translated }: SiteMenuProps) {
  const t = useText()
  return (
    <>
      <button
        type="button"
        data-menu-open
        aria-haspopup="dialog"
        aria-label={t('frame.open_menu')}
        className={buttonStyle('quiet', 'scripted -me-2 size-11 px-0! places:hidden')}
      >
        <Icon name="menu" />
      </button>
      <dialog data-menu aria-label={t('frame.menu')} className="site-menu">
        <div className="flex items-center justify-between gap-2 pb-4">
          {brand}
          <button type="button" data-menu-close aria-label={t('frame.close_menu')} className={buttonStyle('quiet', '-me-2 size-11 px-0!')}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={t('frame.menu')} className="grid gap-1">
          <PlaceLinks
            places={menuPlaces}
            current={current}
            className="flex min-h-12 items-center border-b border-line font-serif text-24 no-underline"
            looks={{ open: 'text-accent-text', other: 'text-text' }}
          />
          <details className="group">
            <summary className="flex min-h-12 list-none items-center justify-between border-b border-line font-serif text-24">
              {t('frame.markets')}
              <Icon name="chevron-down" className="group-open:rotate-180" />
            </summary>
            <MarketLinks className="grid py-2" />
          </details>
        </nav>
        <LanguageLinks path={translated} className="-mx-3 mt-6 grid grid-cols-2" />
        <div className="mt-8 grid grid-cols-2 gap-3 guest:hidden">
          <a href="/dashboard" className={buttonStyle('primary', 'col-span-2')}>
            {t('frame.dashboard')}
          </a>
        </div>
        <div className="mt-8 grid grid-cols-2 gap-3 member:hidden">
          <a href="/login" className={buttonStyle('secondary')}>
            {t('frame.log_in')}
          </a>
          <a href="/register" className={buttonStyle('primary')}>
            {t('frame.sign_up')}
          </a>
        </div>
      </dialog>
    </>
  )
}
