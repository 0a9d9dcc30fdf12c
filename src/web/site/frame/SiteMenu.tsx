/**
 * The slide-out menu of small screens: a modal <dialog>, so that the browser traps the focus and Escape closes it. Without script its button is
 * hidden and the links are in a line under the header.
 */
import type { ReactNode } from 'react'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LanguageLinks } from './LanguageMenu.tsx'
import { MarketLinks } from './MarketLinks.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'
import { menuPlaces } from './places.ts'

export type SiteMenuProps = { readonly brand: ReactNode; readonly current: string | undefined; readonly translated: string }

export function SiteMenu({ brand, current, translated }: SiteMenuProps) {
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
