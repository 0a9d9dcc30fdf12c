/** Formats live figures for a page. A figure that does not exist yet is a phrase; one that the operator has not set is a dash. */
import { absentWords, coverageWords } from '#content/figure-words'
import { statusLine, textIn } from '#content/languages'
import type { Settings } from '#contract/settings'
import type { Language } from '#contract/shared/language'
import { type LiveName, NO_FIGURE, type StatName } from '#contract/shared/stat-name'
import { formatDuration } from '#kernel/format/duration'
import { formatMoment } from '#kernel/format/moment'
import { formatCount, formatPercent } from '#kernel/format/number'
import { formatUsd } from '#kernel/money'
import type { Figures } from '../figures/read-figures.ts'
import { ageSeconds } from '../stats/make-stat.ts'
import type { Service } from '../status/check-services.ts'

export type LiveSources = {
  readonly now: Date
  readonly figures: Figures
  readonly settings: Settings
  readonly services: readonly Service[]
}

export function formatLiveFigures(language: Language, { now, figures, settings, services }: LiveSources): Record<LiveName, string> {
  const { journal, totals, epoch, last_fill, payout, verified } = figures
  const { of, began } = journal.value
  const words = textIn(language, 'liveWords')
  const orAbsent = <T>(name: StatName, value: T | null, show: (value: T) => string): string =>
    value === null ? absentWords(language, name) : show(value)
  return {
    coverage: coverageText(language, totals.coverage_bps),
    custody: formatUsd(totals.custody),
    owed: formatUsd(totals.owed),
    reserve_free: formatUsd(totals.reserve_free),
    reserve_committed: formatUsd(totals.reserve_committed),
    verified_users: formatCount(verified.value.reduce((sum, { count }) => sum + count, 0)),
    deposits_settled: formatUsd(of('deposit.settle').amount),
    withdrawals_paid: formatUsd(of('withdrawal.pay').amount),
    returns_paid: formatUsd(of('plan.pay').amount),
    plans_sold: formatCount(of('plan.lock').count),
    median_withdrawal_time: orAbsent('median_withdrawal_time', payout.value.median_seconds, (seconds) =>
      formatDuration(language, seconds, 'at_most'),
    ),
    running_since: orAbsent('running_since', began?.effective_at ?? null, (at) => formatMoment(language, at, 'day')),
    checkpoint_epoch: orAbsent('checkpoint_epoch', epoch.value, (newest) => formatCount(newest.epoch)),
    checkpoint_age: orAbsent('checkpoint_age', epoch.value, ({ at }) => formatDuration(language, ageSeconds(at, now), 'at_most')),
    last_fill: orAbsent('last_fill', last_fill.value, (at) => instantText(language, at)),
    status_line: statusLine(language, services),
    ticker_notice: settings.ticker_notice || NO_FIGURE,
    company_block: settings.company_block || words.no_company,
    support_email: settings.support_email || NO_FIGURE,
    support_phone: settings.support_phone || NO_FIGURE,
    copyright_year: String(now.getUTCFullYear()),
    as_of: instantText(language, journal.as_of),
    books_as_of: instantText(language, totals.as_of),
  }
}

function coverageText(language: Language, bps: number | null): string {
  const exact = bps === null ? null : BigInt(bps)
  return coverageWords(language, exact) ?? formatPercent(exact ?? 0n)
}

function instantText(language: Language, at: Date): string {
  return formatMoment(language, at, 'minute')
}
