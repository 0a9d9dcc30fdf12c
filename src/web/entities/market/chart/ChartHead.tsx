/** The coin's current price and its source. */
import { useText } from '#web/shared/locale/text.ts'
import { Change } from '../prices/Change.tsx'
import { CoinMark } from '../prices/CoinMark.tsx'
import { priceText } from '../prices/price-text.ts'
import { SourceTag, StaleBadge } from '../prices/SourceTag.tsx'
import { useCoins } from '../prices/use-market.ts'

export function ChartHead({ symbol }: { symbol: string }) {
  const t = useText()
  const coin = useCoins().find((one) => one.symbol === symbol)
  if (!coin) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-coin={symbol}>
      <span className="flex items-center gap-2.5">
        <CoinMark coin={coin} size={28} />
        <span className="num text-24 font-medium tracking-[-.01em]">{priceText(coin.price)}</span>
      </span>
      <span className="flex items-baseline gap-1.5">
        <Change value={coin.change} />
        <span className="text-12 text-text-3">{t('market.day')}</span>
      </span>
      <SourceTag source={coin.source} />
      <StaleBadge coin={coin} />
    </div>
  )
}
