/**
 * Data of the public pages: the plans, the live figures, and values derived from these and the settings (the "Contact" link,
 * the operator's pages, the business date's offset).
 */

import * as z from 'zod/mini'
import { absentWords, isManyTimes } from '#content/figure-words'
import { plan } from '#contract/plans'
import type { Settings } from '#contract/settings'
import type { Language } from '#contract/shared/language'
import type { SiteFigures } from '#contract/shared/page-renderer'
import { NO_FIGURE } from '#contract/shared/stat-name'
import { DAY_MS } from '#kernel/duration'
import { formatMoment } from '#kernel/format/moment'
import { formatPercent } from '#kernel/format/number'
import { type Bots, readWorstDrawdown, type WorstDrawdown } from '#server/bots'
import { type ForecastHeadline, type Forecasts, readForecastHeadline } from '#server/forecasts'
import { listOffers } from '#server/plans'
import type { Solvency } from '#server/solvency'
import { asOf, cachedLate, type Database, type MovableClock } from '#server/store'
import type { Figures } from './figures/read-figures.ts'
import type { Metrics } from './open.ts'

export type ReadSiteFigures = (language: Language) => Promise<SiteFigures>

export type SiteSources = {
  readonly metrics: Metrics
  readonly settings: () => Promise<Settings>
  readonly bots: Bots
  readonly forecasts: Forecasts
  readonly business: MovableClock
  readonly database: Database
  readonly solvency: Pick<Solvency, 'stated'>
}

const networks = ['instagram', 'facebook', 'pinterest', 'x', 'youtube', 'linkedin'] as const

/** One read for the pages of all languages; a forecast changes once a day. */
const HEADLINE_SECONDS = 50

export function openSiteFigures(sources: SiteSources): ReadSiteFigures {
  const { metrics, settings, bots, forecasts, business, database, solvency } = sources
  const headline = cachedLate(forecasts, HEADLINE_SECONDS, (query) => readForecastHeadline({ ...forecasts, query }))
  const read = async (language: Language) => {
    const [figures, known, offers, drawdown, offset, now, demo, stated, public_figures, forecast] = await Promise.all([
      metrics.liveTexts(language),
      settings(),
      listOffers(database.query),
      readWorstDrawdown(bots),
      business.offsetMilliseconds(),
      business.now(),
      metrics.isDemo(),
      solvency.stated(),
      metrics.figures(),
      headline(),
    ])
    const texts = {
      ...figures,
      proof: stated ? 'stated' : 'none',
      ...socialOf(known),
      contact_href: known.support_email ? `mailto:${known.support_email}` : contactPage(language),
      ...sentencesOf(public_figures, drawdown),
      ...drawdownsOf(language, drawdown),
      ...forecastOf(language, forecast.value),
      ...barsOf(public_figures),
      last_payout: lastPayout(language, public_figures),
      demo: demo ? 'on' : NO_FIGURE,
      days_ahead: offset > 0 ? String(Math.round((offset * 100) / DAY_MS) / 100) : NO_FIGURE,
      business_date: formatMoment(language, now, 'day'),
    }
    return { texts, plans: offers.map((offer) => z.encode(plan, offer)) }
  }
  return async (language) => {
    const { value, batch } = await asOf(() => read(language))
    return { ...value, as_of_batch: batch === null ? null : String(batch) }
  }
}

/** Which figures have a value other than zero: a page shows others in the place of the rest. */
function sentencesOf({ journal, totals, payout, verified, epoch }: Figures, drawdown: WorstDrawdown): Record<string, 'yes' | 'no'> {
  const { coverage_bps, custody, reserve_free, reserve_committed } = totals
  const { of } = journal.value
  const has = {
    has_payout: payout.value.median_seconds !== null,
    has_drawdown: drawdown.since_release !== null,
    has_simulated: drawdown.simulated !== null,
    many_times: isManyTimes(coverage_bps === null ? null : BigInt(coverage_bps)),
    has_coverage: coverage_bps !== null,
    has_checkpoint_age: epoch.value !== null,
    has_verified_users: verified.value.some(({ count }) => count > 0),
    has_deposits_settled: of('deposit.settle').amount > 0n,
    has_withdrawals_paid: of('withdrawal.pay').amount > 0n,
    has_median_withdrawal_time: payout.value.median_seconds !== null,
    has_returns_paid: of('plan.pay').amount > 0n,
    has_reserve_free: reserve_free > 0n,
    has_reserve_committed: reserve_committed > 0n,
    has_custody: custody > 0n,
  }
  return Object.fromEntries(Object.entries(has).map(([name, is]) => [name, is ? 'yes' : 'no']))
}

function drawdownsOf(language: Language, { since_release, simulated }: WorstDrawdown): Record<string, string> {
  const text = (value: number | null) => (value === null ? absentWords(language, 'worst_drawdown') : formatPercent(value.toFixed(2)))
  return { worst_drawdown: text(since_release), worst_drawdown_simulated: text(simulated) }
}

/** Prices as on the wire: the page writes them. */
function forecastOf(language: Language, forecast: ForecastHeadline | null): Record<string, string> {
  if (!forecast) return {}
  const { coin, day, low_price, high_price, record } = forecast
  return {
    forecast_coin: coin,
    forecast_day: formatMoment(language, day, 'day'),
    forecast_low: low_price,
    forecast_high: high_price,
    ...(record && {
      forecast_part: record.part,
      forecast_right: formatPercent(record.covered_percent.toFixed(2)),
      forecast_days: String(record.days),
    }),
  }
}

/** Lengths of the bars of what is owed and what is held, in percent of the longer one. */
function barsOf({ totals: { custody, owed } }: Figures): Record<string, string> {
  const longer = custody > owed ? custody : owed
  const share = (value: bigint) => (longer === 0n ? '0' : String(Number((value * 1_000n) / longer) / 10))
  return { share_owed: share(owed), share_held: share(custody) }
}

/** The day (UTC) on which the newest return was paid, as in the breakdown of `returns_paid`. */
function lastPayout(language: Language, { journal }: Figures): string {
  const last = journal.value.daysOf('plan.pay').at(-1)
  return last ? formatMoment(language, last.day, 'day') : NO_FIGURE
}

function socialOf(known: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(networks.map((name) => [`social_${name}`, String(known[`social_${name}`] || NO_FIGURE)]))
}

function contactPage(language: Language): string {
  return language === 'en' ? '/contact' : `/${language}/contact`
}
