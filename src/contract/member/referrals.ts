/** Referrals, their bonuses, and the review before payment. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer, emailShown, id, idParams, list, listQuery, money, orPendingChange, realInstant, requiredText } from '../shared/fields.ts'
import { waitingChange } from '../shared/waiting-change.ts'

/**
 * `signed_up`: their first plan has not ended. `ended_early`: it was liquidated, so there is no bonus. `due`: being paid.
 * `paused`: waits until the operator's budget covers it. `review`: awaits an administrator. `withheld`: not paid, see `reason`.
 */
const state = z.enum(['signed_up', 'ended_early', 'due', 'paused', 'review', 'paid', 'withheld'])

/**
 * What sends a bonus to review: the referred member shares it with the referrer, with a referrer further up, or with another
 * member of the same referrer. `network`: log-ins from one network address. `burst`: many sign-ups from one network in an hour.
 */
export const referralSignals = ['phone', 'name_and_address', 'payout_address', 'document', 'network', 'burst'] as const

const referred = z.object({
  /** First name and initial. */
  name: z.string(),
  at: realInstant,
  bonus: z.nullable(money),
  state,
  reason: z.nullable(z.string()),
  /** Code of an automatic reason; null if an administrator wrote it. */
  reason_code: z.nullable(z.string()),
})

const reviewed = z.object({
  id,
  referrer: z.object({ id, name: z.string(), email: emailShown }),
  referred: z.object({ id, name: z.string(), email: emailShown }),
  /** The plan's name. */
  plan: z.string(),
  earned: money,
  amount: money,
  state: z.enum(['due', 'paused', 'review', 'paid', 'withheld']),
  reason: z.nullable(z.string()),
  /** Why it needed review; empty if it did not. */
  signals: z.array(z.enum(referralSignals)),
  created_at: realInstant,
  /** Its release, while it awaits a second administrator. */
  waiting_change: z.nullable(waitingChange),
})

export const referrals = routes({
  readReferral: {
    method: 'GET',
    path: '/me/referral',
    who: 'member',
    summary: "Get the caller's referral link, referrals and bonuses",
    reply: answer(
      z.object({
        link: z.string(),
        code: z.string(),
        /** Whether plans maturing now still earn a bonus. */
        enabled: z.boolean(),
        /** Log-ins from one network address within this time count as shared; 0: not checked. */
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
    summary: 'List referral bonuses, newest first; state=review lists those awaiting an administrator',
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
    summary: 'Release or withhold a flagged bonus; above the four-eyes threshold a release needs a second administrator',
    params: idParams,
    body: z.strictObject({ decision: z.enum(['release', 'refuse']), reason: requiredText(200) }),
    reply: orPendingChange(answer(reviewed)),
    status: 200,
    refusals: ['no_bonus', 'wrong_status', 'own_change'],
    step_up: true,
    once: true,
    money: true,
    held: true,
  },
})
