/** A plan as it is offered now: its words, its terms and the capacity that the reserve leaves it. */
import type { Cents } from '#kernel/money'
import { readOperatorBalances } from '#server/ledger'
import type { Query } from '#server/store'
import { type CataloguePlan, catalogue, findPlan, RISK_LINE } from './catalogue.ts'
import { readTerms } from './store.ts'
import { apyPercent, capacityLeft, dailyPercent, formatBps, type Terms, termDays } from './terms.ts'

export type Offer = ReturnType<typeof viewOffer>

export function viewOffer(plan: CataloguePlan, terms: Terms | undefined, free: Cents) {
  const { referral_bps, features, ...words } = plan
  const same = {
    ...words,
    features: [...features],
    risk_line: RISK_LINE,
    capital_returned: true,
    exit_share_bps: terms?.exit_share_bps ?? 10_000,
  }
  if (!terms?.on_sale) {
    const nothing = { percent: null, days: null, min: null, max: null, daily_percent: null, apy_percent: null, capacity_left: null }
    return {
      ...same,
      ...nothing,
      referral_percent: formatBps(terms?.referral_bps ?? referral_bps),
      on_sale: false,
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
    capacity_left: capacityLeft(free, terms.rate_bps),
    on_sale: true,
    terms_version: terms.version,
  }
}

export async function listOffers(query: Query): Promise<Offer[]> {
  const [terms, balances] = await Promise.all([readTerms(query), readOperatorBalances(query)])
  return catalogue.map((plan) => viewOffer(plan, terms.get(plan.id), balances['reserve:free']))
}

export async function readOffer(query: Query, id: string): Promise<Offer | null> {
  const plan = findPlan(id)
  return plan ? ((await listOffers(query)).find((offer) => offer.id === plan.id) ?? null) : null
}
