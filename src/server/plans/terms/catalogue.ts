/** The nine plans by name and order. Their terms are stored with versions; a plan without terms is listed but not offered. */
import { type PlanId, planNames } from '#contract/shared/paths'
import { type Cents, cents } from '#kernel/money'
import { type NoteCode, notes } from '#sentences/notes'
import type { Query } from '#server/store'

export type CataloguePlan = {
  readonly id: string
  readonly index: number
  readonly name: string
  readonly landing_name: string | null
  readonly tagline: string
  readonly description: string
  readonly description_code: NoteCode
  readonly bot_version: string | null
  /** Used until the operator sets terms. */
  readonly referral_bps: number
}

function offered(
  id: 'starter' | 'diamond' | 'silver' | 'gold' | 'ira',
  index: number,
  landing_name: string,
  bot_version: string,
  tagline: string,
): CataloguePlan {
  return {
    id,
    index,
    name: planNames[id],
    landing_name,
    tagline,
    bot_version,
    referral_bps: 0,
    ...described(`plan_${id}`),
  }
}

function described(description_code: NoteCode) {
  return { description: notes[description_code], description_code }
}

function listed(id: PlanId, index: number, tagline: string): CataloguePlan {
  return {
    id,
    index,
    name: planNames[id],
    landing_name: null,
    tagline,
    bot_version: null,
    referral_bps: 500,
    ...described('plan_unset'),
  }
}

export const catalogue: readonly CataloguePlan[] = [
  offered('starter', 0, 'AI STANDARD PLAN', '1.0', 'The shortest term, for a first look at how it works.'),
  offered('diamond', 1, 'AI MASTER PLAN', '2.0', 'One month, from five hundred dollars of paper money.'),
  offered('silver', 2, 'AI PREMIUM PLAN', '4.0', 'One month, from a thousand dollars of paper money.'),
  offered('gold', 3, 'AI ULTIMATE PLAN', '5.0', 'A month and a half, for larger amounts of paper money.'),
  listed('master', 4, 'A plan the operator has not set up.'),
  listed('ultimate', 5, 'A plan the operator has not set up.'),
  listed('estate', 6, 'A plan the operator has not set up.'),
  listed('cannabis', 7, 'A plan the operator has not set up.'),
  offered('ira', 8, 'AI CORPORATE PLAN', '7.0', 'The longest term. A practice application: no retirement account is opened.'),
]

/** By id, or by index as in the specification's links. */
export function findPlan(id: string): CataloguePlan | null {
  return catalogue.find((plan) => plan.id === id || String(plan.index) === id) ?? null
}

export const RISK_LINE = notes.risk_line

export type FirstPlan = {
  readonly user_id: string
  readonly id: string
  readonly plan: string
  readonly status: 'active' | 'matured' | 'liquidated'
  readonly paid: Cents | null
  /** The business date of its end. */
  readonly ended_at: Date | null
  readonly referral_bps: number
}

type Row = Omit<FirstPlan, 'paid'> & { paid: bigint | null }

/** The first investment of each of these members, however it ended, with the referral rate of its terms. */
export async function findFirstPlans(query: Query, user_ids: readonly string[]): Promise<Map<string, FirstPlan>> {
  const rows = await query<Row>(
    `SELECT DISTINCT ON (i.user_id) i.user_id, i.id, i.plan, i.status, i.paid, i.ended_at, t.referral_bps
     FROM investment i JOIN plan_terms t ON (t.plan, t.version) = (i.plan, i.terms_version)
     WHERE i.user_id = ANY ($1::uuid[]) ORDER BY i.user_id, i.started_at, i.id`,
    [user_ids],
  )
  return new Map(rows.map((row) => [row.user_id, { ...row, paid: row.paid === null ? null : cents(row.paid) }]))
}
