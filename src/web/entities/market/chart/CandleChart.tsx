/**
 * The candles of one coin: coin and interval pickers, indicators, the bots' fills as dots on demand, the price source, and the same values
 * as a table.
 */
import { useCallback, useMemo, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { EmptyState, ErrorState, Skeleton } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Change } from '../prices/Change.tsx'
import { CoinMark } from '../prices/CoinMark.tsx'
import { priceText } from '../prices/price-text.ts'
import { SourceTag, StaleBadge } from '../prices/SourceTag.tsx'
import { useCoins } from '../prices/use-market.ts'
import type { CandleDrawingProps } from './CandleDrawing.tsx'
import { CandleLegend } from './CandleLegend.tsx'
import { CandleTable } from './CandleTable.tsx'
import { type ChartChoice, ChartTools } from './ChartTools.tsx'
import { type Candle, type Mark, useCandles, useFillsOf } from './candles.ts'
import { type OverlayName, overlaysOf } from './overlays.ts'

const Drawing = lazyPart<CandleDrawingProps>(async () => (await import('./CandleDrawing.tsx')).CandleDrawing)

export type CandleChartProps = ChartChoice

export function CandleChart(props: CandleChartProps) {
  const { symbol, interval } = props
  const t = useText()
  const { query, candles } = useCandles(symbol, interval)
  const [shown, setShown] = useState<readonly OverlayName[]>([])
  const [fills, setFills] = useState(false)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <ChartTools {...props} shown={shown} onShown={setShown} fills={fills} onFills={setFills} />
      {candles?.length ? (
        <Candles symbol={symbol} interval={interval} candles={candles} shown={shown} fills={fills} />
      ) : query.isError ? (
        <ErrorState
          bare
          title={t('market.chart.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void query.refetch()}
          working={query.isFetching}
          workingLabel={t('common.wait')}
        />
      ) : candles ? (
        <div className="grid min-h-150 content-start md:min-h-139">
          <EmptyState title={t('market.chart.none')}>{t('market.chart.none_help')}</EmptyState>
        </div>
      ) : (
        <div className="h-150 md:h-139">
          <Skeleton height="100%" className="h-full" />
        </div>
      )}
    </div>
  )
}

type CandlesProps = Pick<CandleChartProps, 'symbol' | 'interval'> & {
  readonly candles: readonly Candle[]
  readonly shown: readonly OverlayName[]
  readonly fills: boolean
}

function Candles({ symbol, interval, candles, shown, fills }: CandlesProps) {
  const t = useText()
  const [at, setAt] = useState<number | null>(null)
  const overlays = useMemo(() => overlaysOf(candles, shown), [candles, shown])
  const marks = useMarks(symbol)
  const onPoint = useCallback((seconds: number | null) => setAt(seconds), [])
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return null
  const label = t('market.chart.label', { pair: `${symbol}USDT`, interval: t(`market.chart.intervals.${interval}`) })
  const description = t('charts.drawing', { label, count: candles.length, from: momentText(first.at), to: momentText(last.at) })
  return (
    <ChartFrame
      height="h-88 md:h-112"
      head={<ChartHead symbol={symbol} />}
      legend={<CandleLegend candles={candles} overlays={overlays} marks={fills ? marks : null} at={at} />}
      chart={
        <Drawing
          candles={candles}
          overlays={overlays}
          marks={fills ? marks : NO_MARKS}
          label={description}
          subject={`${symbol} ${interval}`}
          onPoint={onPoint}
        />
      }
      table={<CandleTable label={label} candles={candles} overlays={overlays} marks={marks} />}
    />
  )
}

const NO_MARKS: readonly Mark[] = []

function useMarks(symbol: string): readonly Mark[] {
  const t = useText()
  const { data } = useFillsOf(symbol)
  return useMemo(
    () =>
      (data ?? []).map(({ _id, at, side, bot }) => ({
        id: _id,
        at,
        side,
        text: t(side === 'buy' ? 'market.chart.mark_buy' : 'market.chart.mark_sell', { bot }),
      })),
    [data, t],
  )
}

/** The coin's current price and its source. */
function ChartHead({ symbol }: { symbol: string }) {
  const t = useText()
  const coin = useCoins().find((one) => one.symbol === symbol)
  if (!coin) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-coin={symbol}>
      <span className="flex items-center gap-2.5">
        <CoinMark coin={coin} size={28} />
        <span translate="no" className="num text-24 font-medium tracking-[-.01em]">
          {priceText(coin.price)}
        </span>
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
