/** The newest forecast in six figures. */
import { priceText } from '#web/entities/market/index.ts'
import { Stat, StatStrip } from '#web/kit/index.ts'
import { utcText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { CoinDetail, DayForecast } from './forecast-query.ts'
import { returnText, shareText } from './words.ts'

export function Figures({ coin, forecast }: { coin: CoinDetail; forecast: DayForecast }) {
  const t = useText()
  const inside = (part: 'live' | 'backtest') => {
    const { days, misses, covered_percent } = coin[part].coverage
    if (days === 0) return { state: 'unknown' as const }
    return {
      figure: shareText(covered_percent),
      caption: t('forecasts.inside', { inside: days - misses, days: t('forecasts.days', { count: days }) }),
    }
  }
  return (
    <StatStrip columns={6} label={t('forecasts.coin.figures')}>
      <Stat label={t('forecasts.coin.low')} figure={returnText(forecast.low_return_percent)} caption={priceText(forecast.low_price)} />
      <Stat label={t('forecasts.coin.high')} figure={returnText(forecast.high_return_percent)} caption={priceText(forecast.high_price)} />
      <Stat label={t('forecasts.coin.volatility')} figure={shareText(forecast.volatility_percent)} />
      <Stat
        label={t('forecasts.coin.base')}
        figure={priceText(forecast.base_price)}
        caption={`${t('forecasts.coin.written')} ${utcText(forecast.written_at)} UTC`}
      />
      <Stat label={t('forecasts.list.live')} {...inside('live')} />
      <Stat label={t('forecasts.list.backtest')} {...inside('backtest')} />
    </StatStrip>
  )
}
