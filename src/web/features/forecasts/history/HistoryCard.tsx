/** Past days of a coin: each day's range and what happened, live and backtest apart. */
import { useState } from 'react'
import { Card, Skeleton } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type CoinDetail, type ForecastOrigin, useHistory } from '../forecast-query.ts'
import { PartTabs } from '../PartTabs.tsx'
import { PartFrame } from '../record/PartFrame.tsx'
import { DayRanges, DaysKey } from './DayRanges.tsx'
import { HistoryTable } from './HistoryTable.tsx'

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
        <p className="text-13 text-text-2">{t('forecasts.history.few')}</p>
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
