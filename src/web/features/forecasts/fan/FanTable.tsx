/** The same as the fan: the range first, then the hours, newest first. */
import { priceText } from '#web/entities/market/index.ts'
import { Table } from '#web/kit/index.ts'
import { utcText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Candle, DayForecast } from '../forecast-query.ts'

type FanTableProps = { readonly symbol: string; readonly forecast: DayForecast; readonly hours: readonly Candle[] }

type Line = { readonly key: string; readonly at: string } & Readonly<Record<(typeof prices)[number], string | null>>

const prices = ['open', 'high', 'low', 'close'] as const

export function FanTable({ symbol, forecast, hours }: FanTableProps) {
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
          cell: (row: Line) => <span className="num">{priceText(row[price])}</span>,
        })),
      ]}
    />
  )
}

function lineOf({ at, open, high, low, close }: Candle): Line {
  return { key: String(at), at: utcText(new Date(at)), open: String(open), high: String(high), low: String(low), close: String(close) }
}
