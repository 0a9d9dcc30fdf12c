/** What waits for a decision of staff: the lists by kind, and one entry with its person, its effect and what to look at. */
import * as z from 'zod/mini'
import { userStatus } from '../identity.ts'
import { routes } from '../shared/define.ts'
import { answer, emailShown, id, money, realInstant, sentId } from '../shared/fields.ts'
import { roles } from '../shared/role.ts'
import { adminTransaction, transaction } from '../shared/transaction.ts'
import { changeKind } from '../shared/waiting-change.ts'
import { namedEntry } from './actions.ts'
import { adminChange } from './change.ts'

/** The queues of decisions. Withdrawals and deposits that need a second administrator are among the changes. */
export const waitingKinds = [
  'withdrawals',
  'deposits',
  'changes',
  'accounts',
  'referrals',
  'applications',
  'support',
  'testimonials',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What to look at before a decision. */
const flagCodes = [
  'frozen',
  'suspended',
  'second_needed',
  'new_member',
  'first_deposit',
  'first_withdrawal',
  'address_new',
  'address_changed',
  'address_shared',
  'address_used',
  'bank_new',
  'bank_changed',
  'bank_used',
  'email_confirmed',
  'referred',
  'phone',
  'name_and_address',
  'payout_address',
  'document',
  'network',
  'burst',
] as const
export type FlagCode = (typeof flagCodes)[number]

const item = z.object({
  id,
  /** The person; empty if it concerns no person. */
  name: z.string(),
  amount: z.nullable(money),
  since: realInstant,
  seconds: z.int(),
  change_kind: z.nullable(changeKind),
  /** A conversation's subject. */
  subject: z.nullable(z.string()),
  /** The role that decides it. */
  least: z.enum(['operator', 'administrator']),
  /** The caller has that role, and no part in it. */
  mine: z.boolean(),
})

const flag = z.object({ code: z.enum(flagCodes), good: z.boolean(), at: z.nullable(realInstant) })

const person = z.object({
  id,
  name: z.string(),
  email: emailShown,
  status: userStatus,
  role: z.enum(roles),
  member_since: realInstant,
  /** When the owner froze the account; null: it is not frozen. */
  frozen_at: z.nullable(realInstant),
  suspended_reason: z.nullable(z.string()),
})

const effect = z.object({ account: z.enum(['main', 'bonus', 'earning', 'held', 'total']), before: money, after: money })

const decision = z.object({
  kind: z.enum(waitingKinds),
  ...item.shape,
  person: z.nullable(person),
  /** What approval changes in the person's accounts, on the balances of this moment. */
  effects: z.array(effect),
  flags: z.array(flag),
  /** The person's last transactions, newest first. */
  history: z.array(transaction),
  /** `second`: approval asks a second administrator. `no`: the caller cannot approve it. */
  approve: z.enum(['now', 'second', 'no']),
  decline: z.boolean(),
  /** Why the caller cannot approve it. */
  refusal: z.nullable(
    z.object({
      error_code: z.int(),
      params: z.catchall(z.object({ reason: z.string() }), z.unknown()),
      message: z.string(),
    }),
  ),
  transaction: z.nullable(adminTransaction),
  change: z.nullable(adminChange),
  testimonial: z.nullable(z.object({ text: z.string(), display_name: z.string(), version: z.int() })),
})

export const adminWaiting = routes({
  listWaiting: {
    method: 'GET',
    path: '/admin/waiting',
    who: 'auditor',
    summary: 'List what waits for a decision by kind, longest wait first, and what was decided last',
    reply: answer(
      z.object({
        queues: z.array(z.object({ kind: z.enum(waitingKinds), waiting: z.int(), items: z.array(item) })),
        /** What the caller has asked for and another decides; not among the queues. */
        asked: z.array(item),
        /** The newest entry of the audit log; null in an empty log. */
        last: z.nullable(namedEntry),
        as_of: realInstant,
      }),
    ),
    status: 200,
    refusals: [],
    early: true,
  },
  readWaiting: {
    method: 'GET',
    path: '/admin/waiting/:kind/:id',
    who: 'auditor',
    summary: 'Get one decision with its person, the balances before and after, flags and history; null once decided',
    params: z.object({ kind: z.enum(waitingKinds), id: sentId }),
    reply: answer(z.nullable(decision)),
    status: 200,
    refusals: [],
  },
})
