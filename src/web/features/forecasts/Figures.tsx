/** The small parts of forecasts: figures, their origin, tabs, and the note that they are no advice. */
import { priceText } from '#web/entities/market/index.ts'
import { Chip, FilterTabs, Note, Stat, StatStrip } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type CoinDetail, type DayForecast, type ForecastOrigin, forecastOrigins } from './forecast-query.ts'
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
      <Stat
        label={t('forecasts.coin.volatility')}
        figure={shareText(forecast.volatility_percent)}
        caption={t('forecasts.coin.volatility_help')}
      />
      <Stat
        label={t('forecasts.coin.base')}
        figure={priceText(forecast.base_price)}
        caption={`${t('forecasts.coin.written')} ${momentText(forecast.written_at)}`}
      />
      <Stat label={t('forecasts.list.live')} {...inside('live')} />
      <Stat label={t('forecasts.list.backtest')} {...inside('backtest')} />
    </StatStrip>
  )
}

/** What a forecast is not. */
export function NoAdvice() {
  const t = useText()
  return (
    <Note kind="risk" title={t('forecasts.no_advice')}>
      {t('forecasts.no_advice_help')}
    </Note>
  )
}

/** Whether a forecast was written before its day or computed afterwards. */
export function OriginChip({ origin }: { origin: ForecastOrigin }) {
  const t = useText()
  return (
    <span title={t(`forecasts.part_help.${origin}`)}>
      <Chip kind={origin === 'live' ? 'active' : 'neutral'} icon={origin === 'live' ? 'check' : 'clock'}>
        {t(`forecasts.parts.${origin}`)}
      </Chip>
    </span>
  )
}

/** Live or backtest: never both in one list. */
type PartTabsProps = { readonly part: ForecastOrigin; readonly onChange: (part: ForecastOrigin) => void }

export function PartTabs({ part, onChange }: PartTabsProps) {
  const t = useText()
  const tabs = forecastOrigins.map((value) => ({ value, label: t(`forecasts.parts.${value}`) }))
  return <FilterTabs label={t('forecasts.part')} tabs={tabs} value={part} onChange={onChange} />
}
