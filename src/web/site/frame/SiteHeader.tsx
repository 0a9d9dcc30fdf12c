/**
 * The header of every public document: logo, links from 62em, colour mode, log-in and sign-up or the dashboard, and below 62em the menu button. It is
 * plain HTML; `enhance` (client/) adds menu, mode and disclosures.
 */

import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, LogoMark } from '#web/kit/index.ts'
import { pathIn } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'
import { headerPlaces } from './places.ts'
import { SiteMenu } from './SiteMenu.tsx'

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
    <header data-site-header className="sticky top-(--h-ribbon) z-(--z-top) border-b border-line bg-canvas">
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
