/** The header's menu "More": further pages and the markets. It opens without script; with script, Escape and a click elsewhere close it. */

import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { MarketLinks } from './MarketLinks.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'
import { morePlaces } from './places.ts'

export function MoreMenu({ current }: { current: string | undefined }) {
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
