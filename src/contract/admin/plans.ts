/** The plan editor, previews of changes, and promised returns by maturity month. */
import * as z from 'zod/mini'
import { cents } from '#kernel/money'
import { moveKinds } from '#kernel/move-kind'
import { routes } from '../shared/define.ts'
import { fault } from '../shared/fault.ts'
import {
  amount,
  answer,
  answerWithMessage,
  list,
  listQuery,
  money,
  orPendingChange,
  realInstant,
  requiredText,
  signedMoney,
  upTo,
} from '../shared/fields.ts'
import { waitingChange } from '../shared/waiting-change.ts'

const params = z.object({ id: z.string().check(z.maxLength(40)) })
const bps = (least: number, most: number) => {
  const message = fault('points_between', { least, most })
  return z.int(fault('points_whole')).check(z.minimum(least, message), z.maximum(most, message))
}

/** One trillion: even at the highest rate, the promised return is still a valid amount. */
const MAX_AMOUNT = cents(100_000_000_000_000n)

/** Only the given fields change; a plan without terms needs rate, days, min and max. */
const terms = {
  rate_bps: z.optional(bps(1, 100_000)),
  days: z.optional(
    z.number({ error: fault('days_needed') }).check(z.minimum(1 / 24, fault('hour_least')), z.maximum(3660, fault('days_most'))),
  ),
  min: z.optional(upTo(amount, MAX_AMOUNT)),
  max: z.optional(upTo(amount, MAX_AMOUNT)),
  exit_share_bps: z.optional(bps(0, 10_000)),
  referral_bps: z.optional(bps(0, 10_000)),
  on_sale: z.optional(z.boolean()),
}

const termsView = z.object({
  version: z.int(),
  rate_bps: z.int(),
  days: z.number(),
  min: money,
  max: money,
  exit_share_bps: z.int(),
  referral_bps: z.int(),
  on_sale: z.boolean(),
  created_at: realInstant,
  /** Investments sold on this version, which keep it. */
  sold: z.int(),
})

const adminPlan = z.object({
  id: z.string(),
  name: z.string(),
  terms: z.nullable(termsView),
  versions: z.array(termsView),
  open: z.int(),
  principal: money,
  promised: money,
  capacity_left: z.nullable(money),
  waiting_change: z.nullable(waitingChange),
})

const promise = z.object({
  rate_bps: z.int(),
  days: z.number(),
  daily_percent: z.string(),
  apy_percent: z.string(),
  promised_on_min: money,
  promised_on_max: money,
  /** The largest principal whose promised return the free reserve still covers. */
  capacity_left: money,
  /** How many times the largest amount could be sold. */
  times_max: z.int(),
})

/** The operator's accounts in the journal; the first is the default. */
const treasuryAccounts = ['reserve:free', 'reserve:committed', 'referral:budget', 'adjustment:budget'] as const

export const adminPlans = routes({
  listAdminPlans: {
    method: 'GET',
    path: '/admin/plan',
    who: 'auditor',
    summary: 'List all plans with their terms, on sale or not',
    reply: answer(z.array(adminPlan)),
    status: 200,
    refusals: [],
  },
  readAdminPlan: {
    method: 'GET',
    path: '/admin/plan/:id',
    who: 'auditor',
    summary: 'Get a plan with every version of its terms',
    params,
    reply: answer(adminPlan),
    status: 200,
    refusals: ['no_plan'],
  },
  changePlan: {
    method: 'PATCH',
    path: '/admin/plan/:id',
    who: 'administrator',
    summary: 'Publish new terms for a plan; existing investments keep theirs',
    params,
    body: z.strictObject({ ...terms, reason: requiredText(500) }),
    reply: orPendingChange(answerWithMessage(adminPlan)),
    status: 200,
    refusals: ['no_plan', 'wrong_status'],
    step_up: true,
    once: true,
    held: true,
  },
  whatIf: {
    method: 'POST',
    path: '/admin/plan/:id/what-if',
    who: 'auditor',
    summary: 'Preview what new terms would promise, next to the current ones; changes nothing',
    params,
    body: z.strictObject(terms),
    reply: answer(z.object({ now: z.nullable(promise), wanted: promise, reserve_free: money })),
    status: 201,
    refusals: ['no_plan'],
  },
  readCommitments: {
    method: 'GET',
    path: '/admin/treasury/calendar',
    who: 'auditor',
    summary: 'List open promised returns by maturity month and by plan',
    reply: answer(z.array(z.object({ month: z.string(), plan: z.string(), open: z.int(), principal: money, promised: money }))),
    status: 200,
    refusals: [],
    csv: 'commitments',
  },
  listTreasuryPostings: {
    method: 'GET',
    path: '/admin/treasury/posting',
    who: 'auditor',
    summary: "List every posting of one of the operator's accounts, newest first",
    query: z.extend(listQuery, { account: z.optional(z.enum(treasuryAccounts)) }),
    reply: list(
      z.object({
        entry_id: z.string(),
        account: z.string(),
        amount: signedMoney,
        after: money,
        kind: z.enum(moveKinds),
        at: realInstant,
        ref: z.string(),
      }),
    ),
    status: 200,
    refusals: [],
    csv: 'treasury-postings',
  },
})
