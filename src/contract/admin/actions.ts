/** Administrators' actions. The server checks the role on every call and audits every change. */
import * as z from 'zod/mini'
import { declineCodes } from '#sentences/decisions'
import { userStatus } from '../identity.ts'
import { investment } from '../plans.ts'
import { settingsPatch, settingsView } from '../settings.ts'
import { routes } from '../shared/define.ts'
import { fault } from '../shared/fault.ts'
import {
  ALL_REQUIRED,
  amountField,
  answer,
  answerWithMessage,
  businessInstant,
  emailShown,
  id,
  idParams,
  list,
  listQuery,
  marketInstant,
  messageOnly,
  money,
  orPendingChange,
  realInstant,
  requiredLine,
  requiredRemark,
  requiredText,
  search,
  sentId,
  text,
} from '../shared/fields.ts'
import { roles } from '../shared/role.ts'
import { adminTransaction, adminTransactionDetail, paymentMethod, transaction, transactionType } from '../shared/transaction.ts'
import { waitingChange } from '../shared/waiting-change.ts'

const adminUser = z.object({
  id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: emailShown,
  phone: z.nullable(z.string()),
  status: userStatus,
  is_admin: z.boolean(),
  role: z.enum(roles),
  created_at: realInstant,
  last_active_at: z.nullable(realInstant),
  main_balance: money,
  waiting_change: z.nullable(waitingChange),
})

const balances = z.object({ main: money, bonus: money, earning: money, locked: money, held: money })

const adminUserDetail = z.object({
  user: adminUser,
  balances,
  suspended_reason: z.nullable(z.string()),
  /** When the owner froze the account; null: it is not frozen. */
  frozen_at: z.nullable(realInstant),
  /** Until when a changed password or email blocks withdrawals; null: they are open. */
  withdrawals_frozen_until: z.nullable(realInstant),
  second_factor: z.boolean(),
  /** When the role applies again after a password reset by mail; null: it applies now. */
  role_held_until: z.nullable(realInstant),
  profile: z.object({
    profile_pic_url: z.nullable(z.string()),
    location: z.nullable(z.string()),
    address: z.nullable(z.string()),
    social_media: z.array(z.record(z.string(), z.string())),
  }),
  investments: z.array(investment),
  transactions: z.array(transaction),
  /** Uploaded files: ids and kinds, never the content. */
  documents: z.array(z.object({ id, purpose: z.string(), media_type: z.string(), size_bytes: z.int(), created_at: realInstant })),
  /** Changes to this person that await a second administrator. */
  waiting_changes: z.array(waitingChange),
  sessions: z.array(z.object({ id, user_agent: z.string(), address: z.string(), created_at: realInstant, last_seen_at: realInstant })),
})

const pool = z.object({ free: money, committed: money, put_in: money, taken_back: money })
const treasuryView = z.object({
  reserve: pool,
  referral_budget: money,
  adjustment_budget: money,
  custody: money,
  liabilities: money,
  /** floor(10000 · custody ÷ liabilities); null at zero liabilities. */
  coverage_bps: z.nullable(z.int()),
  /** Deposits and withdrawals of the operator's money that await a second administrator. */
  waiting_changes: z.array(waitingChange),
  commitments: z.array(z.object({ plan: z.string(), open: z.int(), principal: money, promised: money })),
  /** Open promised returns by maturity month (UTC), soonest first, each split by plan. */
  months: z.array(
    z.object({
      month: z.string(),
      open: z.int(),
      principal: money,
      promised: money,
      plans: z.array(z.object({ plan: z.string(), open: z.int(), promised: money })),
    }),
  ),
  /** For each account, what the operator paid in and withdrew, and the most that can be withdrawn now. */
  funding: z.array(
    z.object({ account: z.enum(['reserve', 'referral', 'adjustment']), balance: money, put_in: money, taken_back: money, may_take: money }),
  ),
  as_of: realInstant,
})

export const auditEntry = z.object({
  id: z.string(),
  at: realInstant,
  actor: z.nullable(id),
  actor_email: z.nullable(emailShown),
  action: z.string(),
  object_kind: z.string(),
  object_id: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
})

/** An entry with the names and the amount of its records, as they are now. */
export const namedEntry = z.extend(auditEntry, {
  actor_name: z.nullable(z.string()),
  /** Whom or what it concerns. */
  about_name: z.nullable(z.string()),
  about_amount: z.nullable(money),
})

/** `matured`: how many plans fall due with a move; they settle before the reply. */
const businessDate = z.object({ now: businessInstant, offset_days: z.number(), matured: z.int() })

export const admin = routes({
  listUsers: {
    method: 'GET',
    path: '/admin/user',
    who: 'auditor',
    summary: 'List people, newest first',
    query: z.extend(listQuery, { q: z.optional(search), status: z.optional(userStatus) }),
    reply: list(adminUser),
    status: 200,
    refusals: [],
    csv: 'users',
  },
  readUser: {
    method: 'GET',
    path: '/admin/user/:id',
    who: 'auditor',
    summary: 'Get a person with balances, investments, transactions and sessions',
    params: idParams,
    reply: answer(adminUserDetail),
    status: 200,
    refusals: ['no_user'],
  },
  changeUser: {
    method: 'PATCH',
    path: '/admin/user/:id',
    who: 'operator',
    summary: 'Verify ({}), suspend or unsuspend; staff accounts need a second administrator',
    params: idParams,
    body: z.strictObject({ status: z.optional(z.enum(['suspended', 'active'])), reason: z.optional(text(500)) }),
    reply: orPendingChange(answerWithMessage(adminUser)),
    status: 200,
    refusals: ['no_user', 'wrong_status', 'own_change'],
    step_up: true,
    once: true,
    held: true,
  },
  emailUser: {
    method: 'POST',
    path: '/admin/user/email/:id',
    who: 'operator',
    summary: 'Message a person, in the app and by email, as plain text',
    params: idParams,
    body: z.strictObject({ subject: requiredLine(200), message: requiredText(10_000) }),
    reply: messageOnly,
    status: 201,
    refusals: ['no_user'],
    step_up: true,
  },
  listAllTransactions: {
    method: 'GET',
    path: '/admin/transaction',
    who: 'auditor',
    summary: 'List transactions of all members, newest first',
    query: z.extend(listQuery, {
      q: z.optional(search),
      user: z.optional(sentId),
      status: z.optional(z.enum(['pending', 'active', 'approved', 'rejected', 'deleted'])),
      type: z.optional(transactionType),
      method: z.optional(paymentMethod),
      waiting: z.optional(z.literal('true')),
    }),
    reply: z.object({
      data: z.array(adminTransaction),
      page: z.object({ next_cursor: z.nullable(z.string()), total: z.nullable(z.int()) }),
      counts: z.object({
        all: z.int(),
        pending: z.int(),
        active: z.int(),
        rejected: z.int(),
        deleted: z.int(),
        waiting: z.int(),
        oldest_waiting_seconds: z.nullable(z.int()),
      }),
    }),
    status: 200,
    refusals: [],
    csv: 'all-transactions',
    early: true,
  },
  readAnyTransaction: {
    method: 'GET',
    path: '/admin/transaction/:id',
    who: 'auditor',
    summary: 'Get a transaction with its history and postings',
    params: idParams,
    reply: answer(adminTransactionDetail),
    status: 200,
    refusals: ['no_transaction'],
  },
  fund: {
    method: 'POST',
    path: '/admin/transaction',
    who: 'administrator',
    summary: 'Credit or debit a member against the adjustment budget',
    body: z.strictObject({
      user: requiredText(64),
      account_type: z.enum(['main', 'bonus', 'earning'], { error: ALL_REQUIRED }),
      amount: amountField(fault('amount_above_zero')),
      transaction_type: z.enum(['credit', 'debit'], { error: ALL_REQUIRED }),
      narration: requiredRemark(500),
    }),
    reply: orPendingChange(answerWithMessage(z.object({ transaction }))),
    status: 201,
    refusals: ['no_user', 'insufficient_balance', 'wrong_status', 'own_change'],
    step_up: true,
    once: true,
    money: true,
    held: true,
  },
  approve: {
    method: 'PATCH',
    path: '/admin/transaction/:id',
    who: 'operator',
    summary: 'Approve a pending deposit or withdrawal',
    params: idParams,
    body: z.optional(z.strictObject({})),
    reply: orPendingChange(answerWithMessage(z.object({ transaction }))),
    status: 200,
    refusals: ['no_transaction', 'wrong_status', 'deposit_limit', 'own_change', 'frozen'],
    step_up: true,
    once: true,
    money: true,
    held: true,
  },
  decline: {
    method: 'PATCH',
    path: '/admin/transaction/decline/:id',
    who: 'operator',
    summary: 'Decline a pending deposit or withdrawal; releases its hold in the same posting',
    params: idParams,
    body: z.optional(z.strictObject({ reason_code: z.optional(z.enum(declineCodes)), admin_comment: z.optional(text(500)) })),
    reply: answerWithMessage(z.object({ transaction })),
    status: 200,
    refusals: ['no_transaction', 'wrong_status', 'own_change'],
    step_up: true,
    once: true,
    money: true,
  },
  deleteTransaction: {
    method: 'DELETE',
    path: '/admin/transaction/:id',
    who: 'operator',
    summary: 'Hide a pending or declined transaction; releases its hold and keeps its history',
    params: idParams,
    reply: answerWithMessage(z.object({ transaction })),
    status: 200,
    refusals: ['no_transaction', 'wrong_status', 'own_change'],
    step_up: true,
    once: true,
    money: true,
  },
  readTreasury: {
    method: 'GET',
    path: '/admin/treasury',
    who: 'auditor',
    summary: 'Get the reserve, budgets, coverage and commitments',
    reply: answer(treasuryView),
    status: 200,
    refusals: [],
  },
  fundReserve: {
    method: 'POST',
    path: '/admin/treasury/reserve',
    who: 'administrator',
    summary: "Add or withdraw the operator's own money",
    body: z.strictObject({
      account: z.enum(['reserve', 'referral', 'adjustment']),
      amount: amountField(),
      direction: z.enum(['add', 'take']),
    }),
    reply: orPendingChange(answerWithMessage(treasuryView)),
    status: 201,
    refusals: ['insufficient_balance', 'wrong_status'],
    step_up: true,
    once: true,
    money: true,
    held: true,
  },
  readSettings: {
    method: 'GET',
    path: '/admin/settings',
    who: 'auditor',
    summary: 'List settings with their defaults and effects',
    reply: answer(settingsView),
    status: 200,
    refusals: [],
  },
  changeSettings: {
    method: 'PATCH',
    path: '/admin/settings',
    who: 'administrator',
    summary: 'Change settings',
    body: settingsPatch,
    reply: orPendingChange(answerWithMessage(settingsView)),
    status: 200,
    refusals: ['wrong_status'],
    step_up: true,
    once: true,
    held: true,
  },
  listAudit: {
    method: 'GET',
    path: '/admin/audit',
    who: 'auditor',
    summary: 'List the audit log, newest first',
    query: z.extend(listQuery, {
      q: z.optional(search),
      action: z.optional(z.string().check(z.maxLength(60))),
      object_id: z.optional(z.string().check(z.maxLength(64))),
      actor: z.optional(sentId),
      from: z.optional(marketInstant),
      to: z.optional(marketInstant),
    }),
    reply: list(namedEntry),
    status: 200,
    refusals: [],
    csv: 'audit-log',
  },
  readBusinessDate: {
    method: 'GET',
    path: '/admin/business-date',
    who: 'auditor',
    summary: "Get the sandbox's business date",
    reply: answer(businessDate),
    status: 200,
    refusals: [],
  },
  moveBusinessDate: {
    method: 'POST',
    path: '/admin/business-date',
    who: 'administrator',
    summary: 'Advance the business date and settle due maturities first; needs a second administrator once there are two',
    body: z.strictObject({
      days: z.number({ error: fault('days_needed') }).check(z.positive(fault('days_above_zero')), z.maximum(3660, fault('days_most'))),
    }),
    reply: orPendingChange(answerWithMessage(businessDate)),
    status: 201,
    refusals: ['wrong_status'],
    step_up: true,
    once: true,
    held: true,
  },
})
