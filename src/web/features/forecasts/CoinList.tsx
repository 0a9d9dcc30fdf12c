/** The coins with their newest range, drawn on one scale, and how often such ranges were right. */
import { SourceTag } from '#web/entities/market/index.ts'
import { Card, type Column, EmptyState, Link, Table } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { OriginChip } from './Figures.tsx'
import type { CoinForecast, DayForecast, Overview } from './forecast-query.ts'
import { dueText, levelText, rangeText, returnsText, returnText, shareText } from './words.ts'

type CoinListProps = { readonly coins: readonly CoinForecast[]; readonly overview: Overview }

export function CoinList({ coins, overview }: CoinListProps) {
  const t = useText()
  const { day, level_percent, price_source } = overview
  if (!day || coins.every(({ forecast }) => forecast === null)) return <NoForecast overview={overview} />
  const scale = scaleOf(coins.flatMap(({ forecast }) => (forecast ? [forecast] : [])))
  const origin = coins.find(({ forecast }) => forecast)?.forecast?.origin
  return (
    <Card
      flush
      title={t('forecasts.list.title', { day: dateText(day) })}
      titleSize="l"
      aside={<CsvButton name="listForecasts" />}
      className="pb-2 lg:pb-1"
    >
      <div className="-mt-2 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 px-(--card-pad) text-text-2">
        <p>{t('forecasts.list.text', { level: levelText(level_percent) })}</p>
        {origin && <OriginChip origin={origin} />}
        <SourceTag source={price_source} />
      </div>
      <div className="px-(--card-pad) lg:px-1">
        <Table bare label={t('forecasts.list.table')} rows={coins} rowKey={({ coin }) => coin} columns={columnsOf(t, scale)} />
      </div>
      <p className="px-(--card-pad) pt-3 pb-3 text-14 text-text-2">
        {t('forecasts.list.scale', { low: returnText(-scale), high: returnText(scale) })}
      </p>
    </Card>
  )
}

function columnsOf(t: T, scale: Scale): Column<CoinForecast>[] {
  return [
    { key: 'coin', head: t('forecasts.list.coin'), card: 'title', cell: (row) => <Name row={row} /> },
    {
      key: 'drawing',
      head: t('forecasts.list.drawing'),
      card: 'meta',
      cell: ({ forecast, state, days_known, days_needed }) =>
        forecast ? (
          <RangeBar forecast={forecast} scale={scale} />
        ) : (
          t(
            state === 'computing'
              ? 'forecasts.empty.computing'
              : days_known < days_needed
                ? 'forecasts.list.waiting'
                : 'forecasts.empty.coins',
          )
        ),
    },
    {
      key: 'range',
      head: t('forecasts.list.range'),
      align: 'right',
      card: 'figure',
      cell: ({ forecast }) => (
        <span translate="no" className="num">
          {forecast ? rangeText(t, forecast) : '–'}
        </span>
      ),
    },
    {
      key: 'volatility',
      head: t('forecasts.list.volatility'),
      align: 'right',
      card: 'none',
      cell: ({ forecast }) => (
        <span translate="no" className="num">
          {shareText(forecast?.volatility_percent ?? null)}
        </span>
      ),
    },
    ...(['live', 'backtest'] as const).map((part) => ({
      key: part,
      head: t(`forecasts.list.${part}`),
      align: 'right' as const,
      // On a phone each coin's own page has it.
      card: 'none' as const,
      cell: (row: CoinForecast) => <Inside coverage={row[part].coverage} />,
    })),
  ]
}

function Name({ row: { coin, name, symbol, logo } }: { row: CoinForecast }) {
  return (
    <span className="flex items-center gap-3">
      <img src={logo} alt="" width={24} height={24} className="flex-none" />
      <Link render={<Go to={`/forecasts/${coin}`} />}>{name}</Link>
      <span className="text-14 text-text-2 max-xl:hidden">{symbol}</span>
    </span>
  )
}

function Inside({ coverage: { days, misses, covered_percent } }: { coverage: CoinForecast['live']['coverage'] }) {
  const t = useText()
  if (days === 0) return '–'
  return (
    <span className="num">
      {shareText(covered_percent)} <span className="text-14 text-text-2">{t('forecasts.inside', { inside: days - misses, days })}</span>
    </span>
  )
}

function NoForecast({ overview: { state, next_at } }: { overview: Overview }) {
  const t = useText()
  return (
    <EmptyState title={t(state === 'computing' ? 'forecasts.empty.computing' : 'forecasts.empty.coins')}>
      {state === 'computing'
        ? t('forecasts.empty.computing_help')
        : state === 'recorded'
          ? t('forecasts.empty.recording')
          : next_at
            ? t('forecasts.empty.coins_help', { at: dueText(next_at) })
            : t('forecasts.empty.coins_wait')}
    </EmptyState>
  )
}

/** From minus to plus so many percent. */
export type Scale = number

function scaleOf(forecasts: readonly DayForecast[]): Scale {
  const ends = forecasts.flatMap(({ low_return_percent, high_return_percent }) => [low_return_percent ?? 0, high_return_percent ?? 0])
  return Math.max(1, Math.ceil(Math.max(...ends.map(Math.abs))))
}

function RangeBar({ forecast, scale }: { forecast: DayForecast; scale: Scale }) {
  const t = useText()
  const { low_return_percent: low, high_return_percent: high } = forecast
  const along = (value: number) => `${((value + scale) / (2 * scale)) * 100}%`
  return (
    <span className="grid gap-1">
      <span translate="no" className="num text-14">
        {returnsText(t, forecast)}
      </span>
      {low !== null && high !== null && (
        <span dir="ltr" aria-hidden="true" className="relative block h-2 w-56 rounded-1 bg-surface-2">
          <span
            style={{ insetInlineStart: along(low), insetInlineEnd: `calc(100% - ${along(high)})` }}
            className="absolute inset-y-0 rounded-1 bg-chart-1"
          />
          <span className="absolute -inset-y-1 start-1/2 w-px bg-text" />
        </span>
      )}
    </span>
  )
}
