/** One coin as a tile: name, price, change, source, and age if stale. Links to the coin's chart. */

import { memo } from 'react'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { Change } from './Change.tsx'
import { CoinMark } from './CoinMark.tsx'
import { type Coin, marketPath } from './coin.ts'
import { priceText } from './price-text.ts'
import { SourceTag, StaleBadge } from './SourceTag.tsx'

/** Renders only when its own coin has changed. */
export const CoinTile = memo(Tile)

function Tile({ coin }: { coin: Coin }) {
  return (
    <Go
      to={marketPath(coin.symbol)}
      data-coin={coin.symbol}
      className="grid min-w-0 content-start gap-2 rounded-4 border border-line bg-surface-1 p-4 shadow-card hover:border-line-strong hover:bg-surface-2 focus-visible:rounded-4"
    >
      <span className="flex min-w-0 items-center gap-2.5">
        <CoinMark coin={coin} size={28} />
        <span className="grid min-w-0">
          <span className="truncate font-head text-14 font-bold">{coin.name}</span>
          <span className="text-12 text-text-2">{coin.symbol}</span>
        </span>
      </span>
      <span translate="no" className="num text-16 font-medium">
        {priceText(coin.price)}
      </span>
      <ChangeOverDay coin={coin} />
      <span className="flex flex-wrap items-center gap-1.5">
        <SourceTag source={coin.source} />
        <StaleBadge coin={coin} short />
      </span>
    </Go>
  )
}

function ChangeOverDay({ coin }: { coin: Coin }) {
  const t = useText()
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-14">
      <Change value={coin.change} />
      <span className="text-12 text-text-3">{t('market.day')}</span>
    </span>
  )
}
