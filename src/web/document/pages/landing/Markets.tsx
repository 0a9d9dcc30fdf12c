/** The market on the front page: fifteen tiles, the coins that the bots follow, their last fills, and the newest forecast. */

import type { ReactNode } from 'react'
import { NO_FIGURE } from '#contract/shared/stat-name'
import { coins } from '#trading/coins'
import { Carousel } from '#web/document/parts/Carousel.tsx'
import { LivePart, useLive } from '#web/document/parts/Live.tsx'
import { MoreInline, Section } from '#web/document/parts/Section.tsx'
import { marketPath, priceText } from '#web/entities/market/index.ts'
import { linkStyle, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function MarketMap() {
  const t = useText()
  return (
    <Section
      eyebrow={t('market.heatmap.eyebrow')}
      title={t('market.heatmap.title')}
      lead={
        <>
          {t('site.heatmap.lead')} <MoreInline href="/market">{t('site.heatmap.all')}</MoreInline>
        </>
      }
    >
      <LivePart name="heatmap" className="min-h-144 sm:min-h-180 md:min-h-140 xl:min-h-130">
        <ul className="grid grid-cols-3 gap-1 sm:grid-cols-5">
          {coins.map(({ id, name, symbol }) => (
            <li key={id}>
              <a
                href={marketPath(symbol)}
                className="grid min-h-20 content-between rounded-2 bg-surface-2 p-3 no-underline hover:bg-surface-3 md:min-h-40"
              >
                <span className="font-head text-14 font-bold">{symbol}</span>
                <span className="text-14 text-text-2">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </LivePart>
    </Section>
  )
}

/** Twelve of the coins that the paper bots follow, each linked to its chart. */
const MAX_COINS = 12

export function Coins() {
  const t = useText()
  return (
    <div className="border-y border-line">
      <div className="wrap flex items-center gap-4 py-2">
        <Carousel
          className="flex-1"
          labels={{
            label: t('market.carousel.label'),
            role: t('market.carousel.role'),
            previous: t('market.carousel.previous'),
            next: t('market.carousel.next'),
            pause: t('market.carousel.pause'),
            play: t('market.carousel.play'),
          }}
          track="coin-track"
        >
          {coins.slice(0, MAX_COINS).map(({ id, name, symbol }) => (
            <li key={id}>
              <a
                href={marketPath(symbol)}
                draggable={false}
                className="grid justify-items-center gap-2 rounded-3 px-1 py-2 text-14 no-underline hover:bg-surface-2 focus-visible:outline-offset-[-2px]"
              >
                <img src={`/coins/${symbol.toLowerCase()}.svg`} alt="" width={32} height={32} loading="lazy" draggable={false} />
                <span className="max-w-full truncate">{name}</span>
              </a>
            </li>
          ))}
        </Carousel>
        <a href="/market" className={`${linkStyle} inline-flex min-h-11 items-center text-14 max-sm:hidden`}>
          {t('site.ticker.prices')}
        </a>
      </div>
    </div>
  )
}

/** The last nine fills of the paper bots; loaded by script, because they are live. */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

export function Trades() {
  const t = useText()
  return (
    <Section
      split
      raised
      eyebrow={t('site.trades.eyebrow')}
      title={t('site.trades.title')}
      lead={
        <>
          {t('site.trades.lead')} <MoreInline href="/live-trades">{t('site.trades.all')}</MoreInline>
        </>
      }
    >
      <div className="rounded-4 border border-line bg-canvas p-4 shadow-card light:bg-surface-1 md:p-7">
        <h3 className="mb-2 font-serif text-20 md:mb-4 md:text-24">{t('site.trades.recent')}</h3>
        <p className="unscripted text-text-2">{t('site.trades.without')}</p>
        <LivePart name="trades" className="scripted min-h-[27rem] max-sm:min-h-[29rem]">
          <div aria-hidden="true" className="grid gap-5 py-3">
            {ROWS.map((row) => (
              <Skeleton key={row} height={18} />
            ))}
          </div>
        </LivePart>
      </div>
    </Section>
  )
}

/** The newest range, how often such ranges were right, and a link to all. Without a forecast, the text and the link alone. */
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
      <dt className="text-14 text-text-2">{label}</dt>
      <dd className="num text-18 font-medium md:text-20">{children}</dd>
    </div>
  )
}
