/** The forecasts of all coins and their scores. Public. */

import { Card, Fold, Skeleton } from '#web/kit/index.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { CoinList } from './CoinList.tsx'
import { NoAdvice } from './Figures.tsx'
import {
  ALL,
  calibrationQuery,
  coinsQuery,
  modelsQuery,
  overviewQuery,
  scoresQuery,
  useCoinForecasts,
  useOverview,
} from './forecast-query.ts'
import { Calibration } from './models/Calibration.tsx'
import { ModelCards } from './models/ModelCards.tsx'
import { SkillCard } from './models/SkillCard.tsx'
import { PlainRecord } from './record/PlainRecord.tsx'
import { RecordPair } from './record/RecordPair.tsx'

export const preload: Preload = (client) => prefetch(client, coinsQuery, overviewQuery, scoresQuery(ALL), modelsQuery, calibrationQuery)

export function Component() {
  const t = useText()
  const coins = useCoinForecasts()
  const overview = useOverview()
  const failed = coins.error ?? overview.error
  const again = {
    onRetry: () => void Promise.all([coins.refetch(), overview.refetch()]),
    working: coins.isFetching || overview.isFetching,
  }
  if (failed && !(coins.data && overview.data)) return <Failed title={t('forecasts.failed_list')} error={failed} {...again} />
  if (!coins.data || !overview.data) return <Waiting />
  return (
    <>
      <StaleNote error={failed} at={Math.min(coins.dataUpdatedAt, overview.dataUpdatedAt)} {...again} />
      <CoinList coins={coins.data} overview={overview.data} />
      <PlainRecord
        title={t('forecasts.plain.all')}
        live={overview.data.live}
        backtest={overview.data.backtest}
        overview={overview.data}
        level={overview.data.level_percent}
      />
      <NoAdvice />
      <Fold id="specialists" title={t('common.specialists')} about={t('forecasts.plain.specialists')}>
        <RecordPair
          live={overview.data.live}
          backtest={overview.data.backtest}
          overview={overview.data}
          level={overview.data.level_percent}
        />
        <SkillCard coin={ALL} />
        <Calibration />
        <Fold title={t('forecasts.cards.title')} about={t('forecasts.cards.about')}>
          <ModelCards />
        </Fold>
      </Fold>
    </>
  )
}

function Waiting() {
  return (
    <Loading className="grid gap-4 md:gap-6">
      {['list', 'record', 'skill'].map((card) => (
        <Card key={card}>
          <Skeleton width="40%" height={24} />
          <Skeleton lines={5} className="mt-5" />
        </Card>
      ))}
    </Loading>
  )
}
