/** The PIT histogram over all coins, beside the simulator's true law. Nothing where prices are not simulated. */
import { useState } from 'react'
import { Card, countText, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { PartTabs } from '../Figures.tsx'
import { type Bar, type ForecastOrigin, useCalibration } from '../forecast-query.ts'
import { PartFrame } from '../record/RecordPair.tsx'
import { shareText } from '../words.ts'
import { Histogram, HistogramKey } from './Histogram.tsx'

export function Calibration() {
  const t = useText()
  const { data, error, isError, isFetching, refetch } = useCalibration()
  const [chosen, choose] = useState<ForecastOrigin | null>(null)
  if (isError && !data) {
    return <Failed title={t('forecasts.calibration.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
  }
  if (!data || data.length === 0) return null
  const hasDays = (part: ForecastOrigin) => data.some(({ origin, days }) => origin === part && days > 0)
  const part = chosen ?? (hasDays('live') ? 'live' : 'backtest')
  const bars = data.filter(({ origin }) => origin === part)
  return (
    <Card title={t('forecasts.calibration.title')} aside={<CsvButton name="readForecastCalibration" />}>
      <p className="-mt-2 mb-4 max-w-[72ch] text-text-2">{t('forecasts.calibration.text')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PartTabs part={part} onChange={choose} />
        <PartFrame part={part}>
          {hasDays(part) ? (
            <ChartFrame
              own
              height="min-h-60"
              legend={<HistogramKey />}
              chart={<Histogram bars={bars} />}
              table={<BarTable bars={bars} />}
            />
          ) : (
            <p className="text-text-2">{t('forecasts.calibration.none')}</p>
          )}
        </PartFrame>
      </div>
    </Card>
  )
}

function BarTable({ bars }: { bars: readonly Bar[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('forecasts.calibration.table')}
      rows={bars}
      rowKey={({ from }) => String(from)}
      columns={[
        {
          key: 'tenth',
          head: t('forecasts.calibration.tenth'),
          card: 'title',
          cell: ({ from, to }) => <span translate="no" className="num">{`${from.toFixed(1)}–${to.toFixed(1)}`}</span>,
        },
        {
          key: 'share',
          head: t('forecasts.calibration.share'),
          align: 'right',
          cell: ({ share_percent }) => (
            <span translate="no" className="num">
              {shareText(share_percent)}
            </span>
          ),
        },
        {
          key: 'true',
          head: t('forecasts.calibration.true_share'),
          align: 'right',
          cell: ({ true_share_percent }) => (
            <span translate="no" className="num">
              {shareText(true_share_percent)}
            </span>
          ),
        },
        {
          key: 'days',
          head: t('forecasts.calibration.days'),
          align: 'right',
          cell: ({ days }) => (
            <span translate="no" className="num">
              {countText(days)}
            </span>
          ),
        },
      ]}
    />
  )
}
