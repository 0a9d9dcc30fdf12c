/** The newest range, how often such ranges were right, and a link to all. Without a forecast, the text and the link alone. */
import type { ReactNode } from 'react'
import { NO_FIGURE } from '#contract/shared/stat-name'
import { priceText } from '#web/entities/market/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from '../../parts/Live.tsx'
import { MoreInline } from '../../parts/Section.tsx'

export function ForecastCard() {
  const t = useText()
  return (
    <section aria-labelledby="forecast" className="wrap pb-5 md:pb-12 lg:pb-16">
      <div
        data-reveal
        className="grid content-start gap-2 rounded-4 border border-line bg-surface-1 p-4 shadow-card md:gap-x-12 md:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
      >
        <div className="grid gap-2 md:gap-3">
          <h2 id="forecast" className="font-serif text-20 md:text-24">
            {t('forecasts.landing.title')}
          </h2>
          <p className="max-w-[72ch] text-14 text-text-2 md:text-16">
            {t('forecasts.landing.text')} <MoreInline href="/forecasts">{t('forecasts.landing.link')}</MoreInline>
          </p>
        </div>
        <Figures />
      </div>
    </section>
  )
}

function Figures() {
  const t = useText()
  const live = useLive()
  const [low, high, part] = [live('forecast_low'), live('forecast_high'), live('forecast_part')]
  if (low === NO_FIGURE || high === NO_FIGURE) return null
  const range = t('forecasts.landing.range', { coin: live('forecast_coin'), day: live('forecast_day') })
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      <Evidence label={range}>{t('forecasts.range', { low: priceText(low), high: priceText(high) })}</Evidence>
      {(part === 'live' || part === 'backtest') && (
        <Evidence label={t(`forecasts.landing.${part}`)}>
          {t('forecasts.landing.share', {
            percent: live('forecast_right'),
            days: t('forecasts.days', { count: Number(live('forecast_days')) }),
          })}
        </Evidence>
      )}
    </dl>
  )
}

function Evidence({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <dt className="text-13 text-text-2">{label}</dt>
      <dd className="num text-18 font-medium md:text-20">{children}</dd>
    </div>
  )
}
