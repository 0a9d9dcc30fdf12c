/** A plan's current offer: its texts, its terms and the capacity left by the reserve. */

import type { availabilities } from '#contract/plans'
import { formatPercent } from '#kernel/format/number'
import { type Cents, formatDecimal } from '#kernel/money'
import { type Note, noteText } from '#sentences/notes'
import { readOperatorBalances } from '#server/books'
import type { Query } from '#server/store'
import { readTerms } from '../store.ts'
import { type CataloguePlan, catalogue, RISK_LINE } from './catalogue.ts'
import { apyPercent, capacityLeft, dailyPercent, formatBps, type Terms, termDays } from './terms.ts'

type Availability = (typeof availabilities)[number]
export type Offer = ReturnType<typeof viewOffer>

function viewOffer(plan: CataloguePlan, terms: Terms | undefined, free: Cents) {
  const { referral_bps, ...words } = plan
  const feature_notes = featuresOf(plan, terms)
  const capacity_left = terms?.on_sale ? capacityLeft(free, terms.rate_bps) : null
  const availability = availabilityOf(terms, capacity_left)
  const same = {
    ...words,
    features: feature_notes.map(noteText),
    feature_notes,
    risk_line: RISK_LINE,
    capital_returned: true,
    exit_share_bps: terms?.exit_share_bps ?? 10_000,
    capacity_left,
    availability,
    on_sale: availability === 'on_sale',
  }
  if (!terms?.on_sale) {
    const nothing = { percent: null, days: null, min: null, max: null, daily_percent: null, apy_percent: null }
    return {
      ...same,
      ...nothing,
      referral_percent: formatBps(terms?.referral_bps ?? referral_bps),
      terms_version: terms?.version ?? 0,
    }
  }
  return {
    ...same,
    percent: formatBps(terms.rate_bps),
    days: termDays(terms.term_seconds),
    min: terms.min,
    max: terms.max,
    referral_percent: formatBps(terms.referral_bps),
    daily_percent: dailyPercent(terms),
    apy_percent: apyPercent(terms),
    terms_version: terms.version,
  }
}

function availabilityOf(terms: Terms | undefined, capacity_left: Cents | null): Availability {
  if (!terms?.on_sale || capacity_left === null) return 'not_offered'
  return capacity_left < terms.min ? 'fully_subscribed' : 'on_sale'
}

export async function listOffers(query: Query): Promise<Offer[]> {
  const [terms, balances] = await Promise.all([readTerms(query), readOperatorBalances(query)])
  return catalogue.map((plan) => viewOffer(plan, terms.get(plan.id), balances['reserve:free']))
}

const WHOLE_BPS = 10_000

const SHARED: readonly Note[] = [{ code: 'plan_aside' }, { code: 'plan_capital' }, { code: 'plan_choice' }]

/**
 * A plan's features, from its terms: first the differences between plans, then the common ones. The browser shows the first five
 * (FEATURES_SHOWN in src/web/entities/plan/plan-words.ts). English in src/sentences/notes.ts, other languages in
 * src/web/texts/<language>/notes.ts.
 */
function featuresOf({ bot_version }: Pick<CataloguePlan, 'bot_version'>, terms: Terms | undefined): Note[] {
  if (!terms?.on_sale) return [{ code: 'plan_listed' }]
  const { term_seconds, min, max, exit_share_bps, referral_bps } = terms
  return [
    { code: 'plan_term', params: { days: termDays(term_seconds) } },
    { code: 'plan_amounts', params: { min: formatDecimal(min), max: formatDecimal(max) } },
    bot_version === null ? { code: 'plan_no_bot' } : { code: 'plan_bot', params: { bot: bot_version } },
    exit_share_bps >= WHOLE_BPS
      ? { code: 'plan_exit_whole' }
      : { code: 'plan_exit_share', params: { share: formatPercent(exit_share_bps) } },
    { code: 'plan_referral', params: { percent: formatPercent(referral_bps) } },
    ...SHARED,
  ]
}
