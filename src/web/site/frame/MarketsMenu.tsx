/** A disclosure menu of the market pages: it opens without script; with script, Escape and a click elsewhere close it. */

import { Icon } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'
import { marketKeys } from './places.ts'

export function MarketsMenu() {
  const t = useText()
  return (
    <details data-disclosure className="relative">
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-3 px-3 font-head text-14 font-bold text-text-2 select-none hover:bg-surface-2 hover:text-text max-xl:px-2">
        {t('frame.markets')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="absolute end-0 top-full mt-2 grid w-120 gap-3 rounded-4 bg-pop p-4 shadow-pop">
        <MarketLinks className="grid grid-cols-2 gap-x-2" />
        <p className="border-t border-line-strong pt-3 text-12 text-text-2">{t('frame.markets_help')}</p>
      </div>
    </details>
  )
}

export function MarketLinks({ className }: { className: string }) {
  const t = useText()
  const language = useSiteLanguage()
  const line = 'flex min-h-9 items-center rounded-2 px-3 text-14 text-text no-underline hover:bg-surface-2 max-lg:min-h-11'
  return (
    <ul className={className}>
      <li>
        <a href="/market" className={line}>
          {t('frame.prices')}
        </a>
      </li>
      {marketKeys.map((key) => (
        <li key={key}>
          <a href={placeHref(language, `/market/${key}`)} className={line}>
            {t(`frame.market_keys.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
