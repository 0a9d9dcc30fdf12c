/**
 * The market as a treemap. Prices and colours are live; sizes are set on the first load and then once a minute, so that the tiles don't
 * move while they are read.
 */

import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { join } from '#web/kit/index.ts'
import { sourceText } from '#web/shared/locale/source-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { useInView } from '#web/shared/screen/use-in-view.ts'
import { Change } from '../Change.tsx'
import { CoinMark } from '../CoinMark.tsx'
import { type Coin, marketPath } from '../coin.ts'
import { priceText, priceTimeText } from '../price-text.ts'
import { useCoins } from '../use-market.ts'
import { layOutTreemap, type PlacedTile } from './treemap-layout.ts'

const SET_MS = MINUTE_MS

export function Heatmap() {
  const t = useText()
  const { box, size, in_view } = useSize()
  const coins = useCoins(in_view)
  const sized = useSettled(coins)
  const placed = useMemo(() => layOutTreemap(sized, size ? size.width / size.height : 1), [sized, size])
  const bySymbol = new Map(coins.map((coin) => [coin.symbol, coin]))
  return (
    <div className="grid gap-3">
      <ul ref={box} aria-label={t('market.heatmap.label')} className="relative h-220 sm:h-180 md:h-140 xl:h-130">
        {size &&
          placed.map((place) => {
            const coin = bySymbol.get(place.symbol)
            return coin && <HeatTile key={place.symbol} coin={coin} place={place} size={size} />
          })}
      </ul>
      <p className="text-14 text-text-3">{t('market.heatmap.size')}</p>
    </div>
  )
}

type Size = { readonly width: number; readonly height: number }

/** Renders only when its own coin or position has changed. */
const HeatTile = memo(Tile)

function Tile({ coin, place, size }: { coin: Coin; place: PlacedTile; size: Size }) {
  const t = useText()
  const { left, top, width, height } = place
  const [w, h] = [(width * size.width) / 100, (height * size.height) / 100]
  const roomy = w > 150 && h > 120
  const price = priceText(coin.price)
  // A price is hidden if it doesn't fit.
  const priced = h >= 88 && w >= 24 + 7 * price.length
  const tone = coin.change === null ? 'bg-surface-2' : coin.change > 0 ? 'bg-gain-wash' : coin.change < 0 ? 'bg-loss-wash' : 'bg-surface-2'
  return (
    <li style={{ insetInlineStart: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }} className="absolute p-0.5">
      <Go
        to={marketPath(coin.symbol)}
        title={coin.name}
        className={join(
          'flex size-full flex-col justify-between overflow-hidden rounded-2 border border-transparent p-1.5 md:p-2 hover:border-line-control focus-visible:outline-offset-[-2px]',
          tone,
        )}
      >
        <span className="grid gap-0.5">
          <span className="flex items-center gap-1.5 font-head text-14 font-bold">
            {h > 100 && w > 84 && <CoinMark coin={coin} size={roomy ? 24 : 16} />}
            {roomy ? coin.name : coin.symbol}
          </span>
          <Change value={coin.change} className={roomy ? 'text-18 font-medium' : 'text-14 font-medium'} />
          <span translate="no" className={join('num text-12 text-text-2', !priced && 'sr-only')}>
            {price}
          </span>
        </span>
        <span className="flex flex-wrap gap-x-2 text-11 leading-[1.2] text-text-2">
          {coin.source && <span>{sourceText(t, coin.source)}</span>}
          {coin.stale && coin.as_of && <span className="text-warn">{t('market.stale_short', { at: priceTimeText(coin.as_of) })}</span>}
        </span>
      </Go>
    </li>
  )
}

/** A snapshot of the coins, at most a minute old; immediate once the first change is known. */
function useSettled(coins: readonly Coin[]): readonly Coin[] {
  const has_changes = coins.some(({ change }) => change !== null)
  const newest = useRef(coins)
  useEffect(() => {
    newest.current = coins
  })
  const [settled, setSettled] = useState(coins)
  useEffect(() => {
    if (has_changes) setSettled(newest.current)
    const timer = setInterval(() => setSettled(newest.current), SET_MS)
    return () => clearInterval(timer)
  }, [has_changes])
  return settled
}

function useSize() {
  const { box, in_view } = useInView<HTMLUListElement>()
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!box.current || !in_view) return
    const observer = new ResizeObserver(([entry]) => {
      // A section that is not rendered has no size; its tiles keep their places.
      if (entry && entry.contentRect.width > 0) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, in_view])
  return { box, size, in_view }
}
