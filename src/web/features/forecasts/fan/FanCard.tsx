/** The newest range of a coin, on its hourly candles. */

import { priceText, SourceTag } from '#web/entities/market/index.ts'
import { Card, ErrorState, Skeleton, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { bareText, dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { OriginChip } from '../Figures.tsx'
import { type Candle, type CoinDetail, type DayForecast, useHours } from '../forecast-query.ts'
import { isBounded, levelText } from '../words.ts'
import { endOfDay, Fan, FanKey } from './Fan.tsx'

type FanCardProps = { readonly coin: CoinDetail; readonly forecast: DayForecast }

export function FanCard({ coin, forecast }: FanCardProps) {
  const t = useText()
  const { day, low_price, high_price, level_percent, origin, price_source } = forecast
  const title = isBounded(forecast)
    ? t('forecasts.coin.title', { day: dateText(day), low: priceText(low_price), high: priceText(high_price) })
    : t('forecasts.coin.title_unbounded', { day: dateText(day) })
  return (
    <Card title={title} titleSize="l">
      <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
        <p>{t(origin === 'live' ? 'forecasts.coin.text' : 'forecasts.coin.text_backtest', { level: levelText(level_percent) })}</p>
        <OriginChip origin={origin} />
        <SourceTag source={price_source} />
      </div>
      <Drawn coin={coin} forecast={forecast} />
    </Card>
  )
}

function Drawn({ coin: { pair, symbol }, forecast }: FanCardProps) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useHours(pair, {
    price_source: forecast.price_source,
    until: endOfDay(forecast.day).toISOString(),
  })
  if (isError && !data) {
    return (
      <ErrorState
        bare
        title={t('forecasts.fan.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        working={isFetching}
        workingLabel={t('common.wait')}
      />
    )
  }
  if (!data) return <Skeleton height={360} />
  return (
    <>
      <ChartFrame
        own
        height="min-h-72 md:min-h-88"
        legend={<FanKey />}
        chart={<Fan symbol={symbol} forecast={forecast} hours={data} />}
        table={<FanTable symbol={symbol} forecast={forecast} hours={data} />}
      />
      <p className="mt-3 text-14 text-text-2">{t('forecasts.fan.note')}</p>
    </>
  )
}

/** The same as the fan: the range first, then the hours, newest first. */
type FanTableProps = { readonly symbol: string; readonly forecast: DayForecast; readonly hours: readonly Candle[] }

type Line = { readonly key: string; readonly at: string } & Readonly<Record<(typeof prices)[number], string | null>>

const prices = ['open', 'high', 'low', 'close'] as const

function FanTable({ symbol, forecast, hours }: FanTableProps) {
  const t = useText()
  const rows: readonly Line[] = [
    { key: 'range', at: t('forecasts.fan.end'), open: null, high: forecast.high_price, low: forecast.low_price, close: null },
    ...hours.toReversed().map(lineOf),
  ]
  return (
    <Table
      bare
      label={t('forecasts.fan.table', { pair: `${symbol}/USD` })}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'at', head: t('forecasts.fan.at'), card: 'title', cell: ({ at }) => at },
        ...prices.map((price) => ({
          key: price,
          head: t(`forecasts.fan.${price}`),
          align: 'right' as const,
          cell: (row: Line) => (
            <span translate="no" className="num">
              {priceText(row[price])}
            </span>
          ),
        })),
      ]}
    />
  )
}

function lineOf({ at, open, high, low, close }: Candle): Line {
  return { key: String(at), at: bareText(new Date(at)), open: String(open), high: String(high), low: String(low), close: String(close) }
}
