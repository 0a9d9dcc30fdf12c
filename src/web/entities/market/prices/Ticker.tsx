/**
 * The price ticker. It pauses under the pointer, on keyboard focus and by its button; with reduced motion it doesn't run and can be
 * scrolled.
 */
import { memo, useState } from 'react'
import { IconButton, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { useInView } from '#web/shared/screen/use-in-view.ts'
import { Change } from './Change.tsx'
import { type Coin, marketPath } from './coin.ts'
import { priceText } from './price-text.ts'
import { SourceTag } from './SourceTag.tsx'
import { useCoins } from './use-market.ts'

export function Ticker() {
  const t = useText()
  const { box, in_view } = useInView<HTMLElement>()
  const coins = useCoins(in_view)
  const [paused, setPaused] = useState(false)
  const sources = [...new Set(coins.map(({ source }) => source))]
  return (
    <section
      ref={box}
      aria-label={t('market.ticker.label')}
      className="flex min-w-0 items-center gap-2 rounded-4 border border-line bg-surface-1 py-1 pe-1 ps-4"
    >
      <SourceTag source={sources[0] ?? null} />
      <div className="group min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto">
        <div
          className={join(
            'flex w-max animate-ticker group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused]',
            paused && '[animation-play-state:paused]',
          )}
        >
          <Strip coins={coins} />
          <Strip coins={coins} copy />
        </div>
      </div>
      <IconButton
        size="s"
        name={paused ? 'play' : 'pause'}
        label={t(paused ? 'market.ticker.play' : 'market.ticker.pause')}
        onClick={() => setPaused(!paused)}
        className="motion-reduce:hidden"
      />
    </section>
  )
}

/** `copy` makes the loop seamless; it is hidden from screen readers. */
function Strip({ coins, copy }: { coins: readonly Coin[]; copy?: boolean }) {
  return (
    <ul className={join('flex flex-none', copy && 'motion-reduce:hidden')} {...(copy ? { 'aria-hidden': true, inert: true } : {})}>
      {coins.map((coin) => (
        <Price key={coin.id} coin={coin} />
      ))}
    </ul>
  )
}

/** Renders only when its own coin has changed. */
const Price = memo(PriceLink)

function PriceLink({ coin }: { coin: Coin }) {
  return (
    <li className="flex-none">
      <Go
        to={marketPath(coin.symbol)}
        className="flex min-h-9 items-center gap-2 rounded-2 max-lg:min-h-11 px-3 text-14 hover:bg-surface-2 focus-visible:outline-offset-[-2px]"
      >
        <span className="font-head font-bold">{coin.symbol}</span>
        <span translate="no" className="num">
          {priceText(coin.price)}
        </span>
        <Change value={coin.change} />
      </Go>
    </li>
  )
}
