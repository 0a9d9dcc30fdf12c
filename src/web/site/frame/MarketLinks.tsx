/** Links to the coins' prices and to the market pages. */
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'
import { marketKeys } from './places.ts'

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
