/** Who brought whom, what it paid, and what an administrator looks at before it is paid. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, id, idParams, instant, list, listQuery, money, requiredText } from '../shared/fields.ts'

/**
 * `signed_up`: their first plan has not ended. `ended_early`: it was liquidated, so there is no bonus. `due`: being paid. `paused`: waits until
 * the operator's budget covers it. `review`: an administrator looks first. `withheld`: not paid, `reason` says why.
 */
const state = z.enum(['signed_up', 'ended_early', 'due', 'paused', 'review', 'paid', 'withheld'])

/**
 * Why an administrator decides before a bonus is paid: the referred member shares it with the referrer, with a referrer further up, or with
 * another member of the same referrer. `network`: log-ins from one network address. `burst`: many sign-ups from one network in an hour.
 */
export const referralSignals = ['phone', 'name_and_address', 'payout_address', 'document', 'network', 'burst'] as const

const referred = z.object({
  /** First name and initial. */
  name: z.string(),
  at: instant,
  bonus: z.nullable(money),
  state,
  reason: z.nullable(z.string()),
  /** Of a reason that the platform gives itself; null of one that an administrator wrote. */
  reason_code: z.nullable(z.string()),
})

const reviewed = z.object({
  id,
  referrer: z.object({ id, name: z.string(), email: z.string() }),
  referred: z.object({ id, name: z.string(), email: z.string() }),
  /** The plan's name. */
  plan: z.string(),
  earned: money,
  amount: money,
  state: z.enum(['due', 'paused', 'review', 'paid', 'withheld']),
  reason: z.nullable(z.string()),
  /** Why it waited for a decision; empty: it did not. */
  signals: z.array(z.enum(referralSignals)),
  created_at: instant,
})

export const referrals = routes({
  readReferral: {
    method: 'GET',
    path: '/me/referral',
    who: 'member',
    summary: "The caller's link, whom it brought, and what that paid",
    reply: answer(
      z.object({
        link: z.string(),
        code: z.string(),
        /** Whether plans that mature now still earn a bonus. */
        enabled: z.boolean(),
        /** Log-ins from one network address count as shared this close to each other; 0: not checked. */
        network_window_seconds: z.int(),
        total_referred: z.int(),
        total_bonus: money,
        /** Newest first, at most 200. */
        referred: z.array(referred),
      }),
    ),
    status: 200,
    refusals: [],
  },
  listReferralBonuses: {
    method: 'GET',
    path: '/admin/referral',
    who: 'auditor',
    summary: 'Referral bonuses, newest first; those that wait for an administrator by state=review',
    query: z.extend(listQuery, { state: z.optional(z.enum(['due', 'paused', 'review', 'paid', 'withheld'])) }),
    reply: list(reviewed),
    status: 200,
    refusals: [],
    csv: 'referral-bonuses',
  },
  decideReferralBonus: {
    method: 'PATCH',
    path: '/admin/referral/:id',
    who: 'operator',
    summary: 'Release a flagged bonus, or refuse it',
    params: idParams,
    body: z.strictObject({ decision: z.enum(['release', 'refuse']), reason: requiredText(200) }),
    reply: answer(reviewed),
    status: 200,
    refusals: ['no_bonus', 'wrong_status', 'own_change'],
    step_up: true,
  },
})
