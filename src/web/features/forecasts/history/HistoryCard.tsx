/** Past days of a coin: each day's range and what happened, live and backtest apart. */
import { useState } from 'react'
import { Card, Chip, Skeleton, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { PartTabs } from '../Figures.tsx'
import { type CoinDetail, type ForecastOrigin, type Row, useHistory } from '../forecast-query.ts'
import { PartFrame } from '../record/RecordPair.tsx'
import { returnsText, returnText, shareText } from '../words.ts'
import { DayRanges, DaysKey } from './DayRanges.tsx'

const MIN_POINTS = 3

export function HistoryCard({ coin }: { coin: CoinDetail }) {
  const t = useText()
  const [chosen, choose] = useState<ForecastOrigin | null>(null)
  const part = chosen ?? (coin.live.coverage.days >= MIN_POINTS ? 'live' : 'backtest')
  return (
    <Card
      title={t('forecasts.history.title')}
      aside={<CsvButton name="listCoinForecasts" ask={{ params: { coin: coin.coin }, query: { origin: part } }} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PartTabs part={part} onChange={choose} />
        <PartFrame part={part}>
          <Days key={part} coin={coin.coin} part={part} />
        </PartFrame>
      </div>
    </Card>
  )
}

function Days({ coin, part }: { coin: string; part: ForecastOrigin }) {
  const t = useText()
  const history = useHistory(coin, part)
  if (history.isError && !history.data) {
    return (
      <Failed
        bare
        title={t('forecasts.history.failed')}
        error={history.error}
        onRetry={() => void history.refetch()}
        working={history.isFetching}
      />
    )
  }
  if (!history.data) return <Skeleton height={340} />
  const scored = history.data.filter(({ return_percent }) => return_percent !== null).toReversed()
  if (history.data.length === 0) return <p className="text-text-2">{t(`forecasts.empty.${part}`)}</p>
  if (scored.length < MIN_POINTS) {
    return (
      <>
        <p className="text-14 text-text-2">{t('forecasts.history.few')}</p>
        <HistoryTable rows={history.data} />
      </>
    )
  }
  return (
    <ChartFrame
      own
      height="min-h-68"
      legend={<DaysKey />}
      chart={<DayRanges rows={scored} />}
      table={<HistoryTable rows={history.data} />}
    />
  )
}

/** Forecasts of past days with their outcome, newest first. */
function HistoryTable({ rows }: { rows: readonly Row[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('forecasts.history.table')}
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', head: t('forecasts.history.day'), card: 'title', cell: ({ day }) => dateText(day) },
        {
          key: 'range',
          head: t('forecasts.history.range'),
          align: 'right',
          cell: (row) => (
            <span translate="no" className="num">
              {returnsText(t, row)}
            </span>
          ),
        },
        {
          key: 'outcome',
          head: t('forecasts.history.outcome'),
          align: 'right',
          cell: (row) => (
            <span translate="no" className="num">
              {returnText(row.return_percent)}
            </span>
          ),
        },
        {
          key: 'volatility',
          head: t('forecasts.history.volatility'),
          align: 'right',
          cell: (row) => (
            <span translate="no" className="num">
              {shareText(row.volatility_percent)}
            </span>
          ),
        },
        {
          key: 'realised',
          head: t('forecasts.history.realised'),
          align: 'right',
          cell: (row) => (
            <span translate="no" className="num">
              {shareText(row.realised_volatility_percent)}
            </span>
          ),
        },
        { key: 'result', head: t('forecasts.history.result'), card: 'figure', cell: (row) => <Result row={row} /> },
      ]}
    />
  )
}

function Result({ row: { missed, scored_at } }: { row: Row }) {
  const t = useText()
  if (missed === null) return <Chip kind="pending">{t(scored_at ? 'forecasts.history.gap' : 'forecasts.history.open')}</Chip>
  return missed ? <Chip kind="failed">{t('forecasts.history.missed')}</Chip> : <Chip kind="success">{t('forecasts.history.inside')}</Chip>
}
