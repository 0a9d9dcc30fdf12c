/** The plan editor's reads: every version of a plan's terms, its open investments, and a preview of other terms. */
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, cents } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { readOperatorBalances } from '#server/books'
import type { Query } from '#server/store'
import { readTerms, sumCommitments } from '../store.ts'
import { catalogue, findPlan } from './catalogue.ts'
import { type TermsPatch, termsWith } from './change-terms.ts'
import { apyPercent, capacityLeft, dailyPercent, promisedReturn, type Terms } from './terms.ts'

type VersionRow = {
  plan: string
  version: number
  rate_bps: number
  term_seconds: bigint
  min_cents: bigint
  max_cents: bigint
  exit_share_bps: number
  referral_bps: number
  on_sale: boolean
  created_at: Date
  sold: bigint
}

/** Newest first. */
async function readVersions(query: Query, plan: string | null) {
  const rows = await query<VersionRow>(
    `SELECT t.*, (SELECT count(*) FROM investment i WHERE i.plan = t.plan AND i.terms_version = t.version) AS sold
     FROM plan_terms t WHERE $1::text IS NULL OR t.plan = $1 ORDER BY t.plan, t.version DESC`,
    [plan],
  )
  return rows.map(({ term_seconds, min_cents, max_cents, sold, ...row }) => ({
    ...row,
    days: Number(term_seconds) / DAY_SECONDS,
    min: cents(min_cents),
    max: cents(max_cents),
    sold: Number(sold),
  }))
}

export async function viewPlans(query: Query, only: string | null = null) {
  const plans = only === null ? catalogue : catalogue.filter((plan) => plan.id === findPlan(only)?.id)
  const [versions, commitments, balances] = await Promise.all([
    readVersions(query, plans.length === 1 ? (plans[0]?.id ?? null) : null),
    sumCommitments(query),
    readOperatorBalances(query),
  ])
  return plans.map(({ id, name }) => {
    const planVersions = versions.filter(({ plan }) => plan === id)
    const open = commitments.find(({ plan }) => plan === id)
    const terms = planVersions[0] ?? null
    return {
      id,
      name,
      terms,
      versions: planVersions,
      open: open?.open ?? 0,
      principal: cents(open?.principal ?? 0n),
      promised: cents(open?.promised ?? 0n),
      capacity_left: terms ? capacityLeft(balances['reserve:free'], terms.rate_bps) : null,
    }
  })
}

function promiseOf(terms: Terms, free: Cents) {
  const capacity = capacityLeft(free, terms.rate_bps)
  return {
    rate_bps: terms.rate_bps,
    days: terms.term_seconds / DAY_SECONDS,
    daily_percent: dailyPercent(terms),
    apy_percent: apyPercent(terms),
    promised_on_min: promisedReturn(terms.min, terms.rate_bps),
    promised_on_max: promisedReturn(terms.max, terms.rate_bps),
    capacity_left: capacity,
    times_max: Number(capacity / terms.max),
  }
}

export async function whatIf(query: Query, id: string, patch: TermsPatch) {
  const plan = findPlan(id)
  if (!plan) return refuse('no_plan')
  const [all, { 'reserve:free': reserve_free }] = await Promise.all([readTerms(query), readOperatorBalances(query)])
  const before = all.get(plan.id)
  const after = termsWith(plan.id, before, patch)
  if ('refused' in after) return after as Refused<'invalid'>
  return { now: before ? promiseOf(before, reserve_free) : null, wanted: promiseOf(after, reserve_free), reserve_free }
}

export type MonthlyCommitment = {
  readonly month: string
  readonly plan: string
  readonly open: number
  readonly principal: Cents
  readonly promised: Cents
}

/** Open promises by the month (UTC) of their maturity, by the business date. */
export async function commitmentsByMonth(query: Query): Promise<MonthlyCommitment[]> {
  const rows = await query<{ month: string; plan: string; open: bigint; principal: bigint; promised: bigint }>(
    `SELECT to_char(matures_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, plan, count(*) AS open, sum(principal)::bigint AS principal,
       sum(promised)::bigint AS promised FROM investment WHERE status = 'active' GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  return rows.map((row) => ({ ...row, open: Number(row.open), principal: cents(row.principal), promised: cents(row.promised) }))
}
