/** What a plan comes with, from its terms: first what differs between plans, which is all that a card shows, then what all of them share. */
import { formatPercent, formatUsd } from '#kernel/money'
import type { CataloguePlan } from './catalogue.ts'
import { type Terms, termDays } from './terms.ts'

const WHOLE_BPS = 10_000

const SHARED = [
  'The whole return is set aside in the reserve when you buy',
  'Capital returned at maturity',
  'Pay out or reinvest at maturity, your choice until then',
] as const

const NOT_OFFERED = 'Listed, and not offered until the operator sets its terms and funds its reserve'

export function featuresOf({ bot_version }: Pick<CataloguePlan, 'bot_version'>, terms: Terms | undefined): string[] {
  if (!terms?.on_sale) return [NOT_OFFERED]
  const { term_seconds, min, max, exit_share_bps, referral_bps } = terms
  return [
    `Term in days: ${termDays(term_seconds)}`,
    `Amounts from ${formatUsd(min)} to ${formatUsd(max)}`,
    bot_version === null ? 'No bot to follow' : `Bot to follow: ${bot_version}`,
    exit_share_bps >= WHOLE_BPS
      ? 'Early exit pays your capital and all that has accrued'
      : `Early exit pays your capital and ${formatPercent(BigInt(exit_share_bps))} of what has accrued`,
    `Referral bonus: ${formatPercent(BigInt(referral_bps))} of the return`,
    ...SHARED,
  ]
}
