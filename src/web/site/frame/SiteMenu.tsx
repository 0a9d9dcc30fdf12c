/**
 * The slide-out menu of small screens: a modal <dialog>, so that the browser keeps the focus inside and Escape closes it. Without script its
 * button is not shown and the places stand in a line under the header instead.
 */
import type { ReactNode } from 'react'
import { useText } from '#web/locales/text.ts'
import { Icon, join } from '#web/ui/index.ts'
import { placeHref } from '../paths.ts'
import { useSiteLanguage } from '../SiteLanguage.tsx'
import { buttonStyle } from './button-style.ts'
import { LanguageLinks } from './LanguageMenu.tsx'
import { MarketLinks } from './MarketsMenu.tsx'
import { menuPlaces } from './places.ts'

export function SiteMenu({ brand, current }: { brand: ReactNode; current: string | undefined }) {
  const t = useText()
  return (
    <>
      <button
        type="button"
        data-menu-open
        aria-haspopup="dialog"
        aria-label={t('frame.open_menu')}
        className={buttonStyle('quiet', 'scripted -me-2 size-11 px-0! lg:hidden')}
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
          <Places current={current} />
          <details className="group">
            <summary className="flex min-h-12 list-none items-center justify-between border-b border-line font-serif text-24">
              {t('frame.markets')}
              <Icon name="chevron-down" className="group-open:rotate-180" />
            </summary>
            <MarketLinks className="grid py-2" />
          </details>
        </nav>
        <LanguageLinks path={current ?? '/'} className="mt-6 grid grid-cols-2" />
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

function Places({ current }: { current: string | undefined }) {
  const t = useText()
  const language = useSiteLanguage()
  return menuPlaces.map(({ label, href }) => (
    <a
      key={label}
      href={placeHref(language, href)}
      aria-current={href === current ? 'page' : undefined}
      className={join(
        'flex min-h-12 items-center border-b border-line font-serif text-24 no-underline',
        href === current ? 'text-accent-text' : 'text-text',
      )}
    >
      {t(label)}
    </a>
  ))
}
