/** The figures as the words that stand in a page. One that does not exist yet is words, and what an operator has not given is a dash. */
import { absentWords, coverageWords } from '#content/figure-words'
import { liveWords, statusLine } from '#content/live-words'
import type { Language } from '#contract/language'
import { type LiveName, livePlans, NO_FIGURE } from '#contract/live-figures'
import type { Settings } from '#contract/settings'
import type { StatName } from '#contract/stat-name'
import { formatUsd } from '#kernel/money'
import type { Offer } from '#server/plans'
import type { Figures } from '../figures/read-figures.ts'
import { ageSeconds } from '../stats/make-stat.ts'
import type { Service } from '../status/check-services.ts'
import { daysText, dayText, durationText, instantText, numberText, percentText } from './format.ts'

const WHOLE_BPS = 10_000

export type LiveSources = {
  readonly now: Date
  readonly figures: Figures
  readonly settings: Settings
  readonly services: readonly Service[]
}

export function textsOf(language: Language, { now, figures, settings, services }: LiveSources): Record<LiveName, string> {
  const { journal, epoch, last_fill, payout, verified, offers } = figures
  const { books, coverage_bps: coverage, of, began_at } = journal.value
  const words = liveWords[language]
  const orAbsent = <T>(name: StatName, value: T | null, show: (value: T) => string): string =>
    value === null ? absentWords(language, name) : show(value)
  return {
    ...planTexts(language, offers.value),
    coverage: coverageText(language, coverage),
    custody: formatUsd(books.custody.value),
    owed: formatUsd(books.owed.value),
    reserve_free: formatUsd(books.reserve_free.value),
    reserve_committed: formatUsd(books.reserve_committed.value),
    verified_users: numberText(
      language,
      verified.value.reduce((sum, { count }) => sum + count, 0),
    ),
    deposits_settled: formatUsd(of('deposit.settle').amount),
    withdrawals_paid: formatUsd(of('withdrawal.pay').amount),
    returns_paid: formatUsd(of('plan.pay').amount),
    plans_sold: numberText(language, of('plan.lock').count),
    median_withdrawal_time: orAbsent('median_withdrawal_time', payout.value.median_seconds, (seconds) => durationText(language, seconds)),
    running_since: orAbsent('running_since', began_at, (at) => dayText(language, at)),
    checkpoint_epoch: orAbsent('checkpoint_epoch', epoch.value, (newest) => numberText(language, newest.epoch)),
    checkpoint_age: orAbsent('checkpoint_age', epoch.value, ({ at }) => durationText(language, ageSeconds(at, now))),
    last_fill: orAbsent('last_fill', last_fill.value, (at) => instantText(language, at)),
    status_line: statusLine(language, services),
    ticker_notice: settings.ticker_notice || NO_FIGURE,
    company_block: settings.company_block || words.no_company,
    support_email: settings.support_email || NO_FIGURE,
    support_phone: settings.support_phone || NO_FIGURE,
    copyright_year: String(now.getUTCFullYear()),
    as_of: instantText(language, journal.as_of),
  }
}

function coverageText(language: Language, bps: number | null): string {
  const exact = bps === null ? null : BigInt(bps)
  return coverageWords(language, exact) ?? percentText(language, exact ?? 0n)
}

type PlanTexts = Record<Extract<LiveName, `${string}_${(typeof livePlans)[number]}`>, string>

function planTexts(language: Language, offers: readonly Offer[]): PlanTexts {
  const texts = livePlans.flatMap((id) => {
    const offer = offers.find((one) => one.id === id)
    return Object.entries(partsOf(language, offer)).map(([part, text]) => [`${part}_${id}`, text] as const)
  })
  return Object.fromEntries(texts) as PlanTexts
}

function partsOf(language: Language, offer: Offer | undefined) {
  const words = liveWords[language]
  if (!offer || offer.availability === 'not_offered')
    return {
      percent: words.not_offered,
      daily: NO_FIGURE,
      apy: NO_FIGURE,
      term: NO_FIGURE,
      min: NO_FIGURE,
      max: NO_FIGURE,
      exit: NO_FIGURE,
      capacity: words.not_offered,
    }
  const { availability, percent, daily_percent, apy_percent, days, min, max, exit_share_bps, capacity_left } = offer
  const rate = (decimal: string) => percentText(language, basisPoints(decimal))
  return {
    percent: orDash(percent, rate),
    daily: orDash(daily_percent, rate),
    apy: orDash(apy_percent, rate),
    term: orDash(days, (count) => daysText(language, count)),
    min: orDash(min, formatUsd),
    max: orDash(max, formatUsd),
    exit:
      exit_share_bps >= WHOLE_BPS ? words.exit_whole : words.exit_share.replace('{share}', percentText(language, BigInt(exit_share_bps))),
    capacity: availability === 'fully_subscribed' ? words.fully_subscribed : orDash(capacity_left, formatUsd),
  }
}

/** Of a percentage with two places, as the contract writes them: `14299.02`. */
function basisPoints(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''))
}

function orDash<T>(value: T | null, show: (value: T) => string): string {
  return value === null ? NO_FIGURE : show(value)
}
