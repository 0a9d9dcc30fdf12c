/** The user-facing record of a money movement: the specification's fields, plus `state` and `origin`. */
import * as z from 'zod/mini'
import { moveKinds } from '#kernel/move-kind'
import { businessInstant, emailShown, id, money, realInstant, signedMoney } from './fields.ts'
import { waitingChange } from './waiting-change.ts'

const transactionStatus = z.enum(['pending', 'active', 'rejected', 'deleted'])
export const transactionState = z.enum([
  'unconfirmed',
  'awaiting_approval',
  'awaiting_second',
  'settled',
  'declined',
  'lapsed',
  'cancelled',
  'deleted',
])
export const transactionType = z.enum(['credit', 'debit'])
export const accountType = z.enum(['main', 'bonus', 'investment', 'earning'])
const transactionOrigin = z.enum(['rail', 'adjustment', 'transfer', 'plan', 'referral'])
/** What happened to the plan: a purchase, or the payout at maturity or on early exit. */
const planEvent = z.enum(['purchase', 'maturity', 'early_exit'])
export const paymentMethod = z.enum(['card', 'wallet', 'bank'])

/** What an administrator may do with a deposit or withdrawal. */
export const decisionAction = z.enum(['approve', 'decline', 'delete'])

const bankDetail = z.object({ acct_name: z.string(), acct_no: z.string(), bank_name: z.string() })

export const transaction = z.object({
  _id: id,
  user: id,
  amount: money,
  created_at: realInstant,
  effective_at: businessInstant,
  transaction_status: transactionStatus,
  transaction_type: transactionType,
  account_type: accountType,
  state: transactionState,
  origin: transactionOrigin,
  plan_event: z.nullable(planEvent),
  label: z.string(),
  payment_option: z.nullable(paymentMethod),
  selected_coin: z.nullable(z.string()),
  wallet_id: z.nullable(id),
  address: z.nullable(z.string()),
  network: z.nullable(z.string()),
  narration: z.nullable(z.string()),
  admin_comment: z.nullable(z.string()),
  bank_detail: z.nullable(bankDetail),
  object_id: z.nullable(id),
  expires_at: z.nullable(realInstant),
  /** In a member's lists, for a plan's payout: what it consists of. */
  payout_capital: z.optional(money),
  payout_return: z.optional(money),
})

/** `reason_code`: set for automatic reasons; null if an administrator wrote the text. */
const historyStep = z.object({
  state: z.string(),
  at: realInstant,
  by: z.string(),
  reason: z.nullable(z.string()),
  reason_code: z.nullable(z.string()),
})
const posting = z.object({ entry_id: z.string(), account: z.string(), amount: signedMoney, kind: z.enum(moveKinds), at: businessInstant })

export const transactionDetail = z.extend(transaction, { history: z.array(historyStep), postings: z.array(posting) })

/** Extra columns of the administrators' list. `actions`: those that its state permits. */
export const adminTransaction = z.extend(transaction, {
  member_name: z.string(),
  member_email: emailShown,
  waiting_seconds: z.nullable(z.int()),
  waiting_change: z.nullable(waitingChange),
  actions: z.array(decisionAction),
})

export const adminTransactionDetail = z.extend(transactionDetail, { waiting_change: z.nullable(waitingChange) })
