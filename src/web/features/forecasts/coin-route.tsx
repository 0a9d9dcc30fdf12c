/** One coin's page: tomorrow's range on the candles first, then how often such ranges were right, and what each model is worth. */

import { Link as RouterLink, useParams } from 'react-router'
import { marketPath } from '#web/entities/market/index.ts'
import { Breadcrumb, Button, Card, EmptyState, Fold, Skeleton, useNameScreen } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { Figures, NoAdvice } from './Figures.tsx'
import { FanCard } from './fan/FanCard.tsx'
import {
  type CoinDetail,
  calibrationQuery,
  coinQuery,
  modelsQuery,
  overviewQuery,
  scoresQuery,
  useCoinForecast,
  useOverview,
} from './forecast-query.ts'
import { HistoryCard } from './history/HistoryCard.tsx'
import { Calibration } from './models/Calibration.tsx'
import { ModelCards } from './models/ModelCards.tsx'
import { SkillCard } from './models/SkillCard.tsx'
import { PlainRecord } from './record/PlainRecord.tsx'
import { RecordPair } from './record/RecordPair.tsx'
import { coinName } from './words.ts'

/** Everything except candles and past days, which only a browser draws. */
export const preload: Preload = (client, { path }) => {
  const coin = path.split('/')[2] ?? ''
  return prefetch(client, coinQuery(coin), overviewQuery, scoresQuery(coin), modelsQuery, calibrationQuery)
}

export function Component() {
  const t = useText()
  const { coin = '' } = useParams()
  const forecast = useCoinForecast(coin)
  const name = coinName(coin)
  const title = name && t('forecasts.named', { name })
  useNameScreen(title)
  const again = { onRetry: () => void forecast.refetch(), working: forecast.isFetching }
  if (isAbsent(forecast.error)) {
    return (
      <NotFound title={t('forecasts.not_found')} back={t('forecasts.all')} to="/forecasts">
        {t('forecasts.not_found_help')}
      </NotFound>
    )
  }
  if (!forecast.data && forecast.isError) return <Failed title={t('forecasts.failed_one')} error={forecast.error} {...again} />
  if (!forecast.data) return <Waiting />
  return (
    <>
      <Breadcrumb
        label={t('forecasts.trail')}
        trail={[{ label: t('forecasts.title'), href: '/forecasts', render: <RouterLink to="/forecasts" /> }]}
        current={title ?? coin}
      />
      <StaleNote error={forecast.error} at={forecast.dataUpdatedAt} {...again} />
      <Whole coin={forecast.data} />
    </>
  )
}

function Whole({ coin }: { coin: CoinDetail }) {
  const t = useText()
  const overview = useOverview().data
  const level = coin.forecast?.level_percent ?? overview?.level_percent ?? 90
  const record = { live: coin.live, backtest: coin.backtest, level, overview, coin }
  return (
    <>
      {coin.forecast ? <FanCard coin={coin} forecast={coin.forecast} /> : <NoForecast coin={coin} />}
      <PlainRecord title={t('forecasts.plain.title')} {...record} />
      <NoAdvice />
      <div>
        <Button variant="secondary" icon="chart" render={<Go to={marketPath(coin.symbol)} />}>
          {t('forecasts.coin.market')}
        </Button>
      </div>
      <Fold id="specialists" title={t('common.specialists')} about={t('forecasts.plain.specialists')}>
        {coin.forecast && <Figures coin={coin} forecast={coin.forecast} />}
        <RecordPair {...record} />
        {coin.forecast && <HistoryCard coin={coin} />}
        <SkillCard coin={coin.coin} ensemble={coin.ensemble} />
        <Fold title={t('forecasts.cards.title')} about={t('forecasts.cards.about')}>
          <ModelCards coin={coin.coin} />
        </Fold>
        <Calibration />
      </Fold>
    </>
  )
}

function NoForecast({ coin: { state, days_known: known, days_needed: needed } }: { coin: CoinDetail }) {
  const t = useText()
  if (state === 'recorded') return <EmptyState title={t('forecasts.empty.coins')}>{t('forecasts.empty.recording')}</EmptyState>
  if (state === 'computing') return <EmptyState title={t('forecasts.empty.computing')}>{t('forecasts.empty.computing_help')}</EmptyState>
  return <EmptyState title={t('forecasts.empty.collecting')}>{t('forecasts.empty.collecting_help', { known, needed })}</EmptyState>
}

function Waiting() {
  return (
    <Loading className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      {['fan', 'record', 'skill'].map((card) => (
        <Card key={card}>
          <Skeleton width="40%" height={24} />
          <Skeleton lines={5} className="mt-5" />
        </Card>
      ))}
    </Loading>
  )
}
