/** A member's overview: profile, balances and activity. */
import * as z from 'zod/mini'
import { cryptoAddress, payoutInfo } from '../funding.ts'
import { userStatus } from '../identity.ts'
import { investment } from '../plans.ts'
import { memberActions } from '../shared/audit-action.ts'
import { routes } from '../shared/define.ts'
import { fault } from '../shared/fault.ts'
import {
  answer,
  businessInstant,
  emailShown,
  gender,
  id,
  idParams,
  list,
  listQuery,
  messageOnly,
  money,
  realInstant,
  secret,
  signedMoney,
} from '../shared/fields.ts'
import { file } from '../shared/file.ts'
import { languages } from '../shared/language.ts'
import { roles } from '../shared/role.ts'
import { accountType, transaction, transactionDetail, transactionType } from '../shared/transaction.ts'

export const user = z.object({
  id,
  account_id: id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: emailShown,
  phone: z.nullable(z.string()),
  phone_country_code: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  gender: z.nullable(gender),
  dob: z.nullable(z.string()),
  location: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  address: z.nullable(z.string()),
  profile_pic_url: z.nullable(z.string()),
  social_media: z.array(z.record(z.string(), z.string())),
  referral_code: z.string(),
  referred_by: z.nullable(z.string()),
  status: userStatus,
  created_at: realInstant,
  updated_at: realInstant,
  last_active_at: z.nullable(realInstant),
  /** When the owner froze the account. */
  frozen_at: z.nullable(realInstant),
  /** End of the withdrawal freeze after a mailed change of password or email. */
  withdrawals_frozen_until: z.nullable(realInstant),
  payoutInfo,
  main_balance: money,
  total_deposit: money,
  total_withdrawal: money,
  total_bouns: money,
  total_bonus: money,
  total_investment_capital: money,
  total_investment_revenue: money,
  total_referred: z.int(),
  is_admin: z.boolean(),
  role: z.enum(roles),
})

/** Why a staff role does not apply yet, and until when; null: it applies. */
const role_hold = z.nullable(z.object({ because: z.enum(['no_factor', 'reset']), until: z.nullable(realInstant) }))

export const me = z.extend(user, { role_hold })

/** The open plans that mature on one day (UTC): what each day pays if they are kept. */
const maturity = z.object({
  /** The latest of their maturities. */
  at: businessInstant,
  investments: z.int(),
  /** Null if several plans mature on the day. */
  plan_name: z.nullable(z.string()),
  capital: money,
  promised: money,
  accrued: money,
  /** capital + promised. */
  pays: money,
})

const accountInfo = z.object({
  main_balance: money,
  locked_fund: money,
  held_balance: money,
  bonus_balance: money,
  earning_balance: money,
  total_deposit: money,
  total_withdrawal: money,
  total_bonus: money,
  /** By the operator, not as a bonus; below zero if more was taken back than credited. */
  total_adjustment: signedMoney,
  total_investment_revenue: money,
  active_accrued_amount: money,
  total_investment_capital: money,
  /** Still set aside for open investments and not yet accrued. */
  set_aside: money,
  /** main + bonus + earning + held + locked + all open promised returns. */
  owed_in_all: money,
  /** main + bonus + earning + held + locked + what open plans have accrued. */
  yours_today: money,
  open_investments: z.int(),
  /** Open capital by plan, largest first; shares of all open capital in basis points, for drawing. */
  allocation: z.array(z.object({ plan: z.string(), plan_name: z.string(), investments: z.int(), capital: money, share_bps: z.int() })),
  /** Of all open plans, soonest first. */
  maturities: z.array(maturity),
  /** The open investment with the earliest maturity. */
  next_maturity: z.nullable(investment),
  wallets: z.array(cryptoAddress),
  message_count: z.int(),
  as_of: businessInstant,
})

const statementMonth = z.object({
  /** `YYYY-MM`, UTC. */
  month: z.string(),
  postings: z.int(),
  opening: money,
  closing: money,
  /** False for the current month. */
  complete: z.boolean(),
})

/** `action` is the audit log's name, e.g. `user.suspend`, `withdrawal.decline`. */
const adminAction = z.object({
  id: z.string(),
  at: realInstant,
  action: z.enum(memberActions),
  reason: z.nullable(z.string()),
  transaction_id: z.nullable(id),
})

const obstacle = z.object({
  kind: z.enum(['administrator', 'balance', 'bonus', 'earning', 'plans', 'withdrawals', 'deposits']),
  /** The money it holds. */
  amount: z.nullable(money),
  count: z.nullable(z.int()),
})

const month = z.string({ error: fault('not_a_month') }).check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, fault('not_a_month')))

const day = z.iso.date({ error: fault('not_a_date') })

export const account = routes({
  readMe: {
    method: 'GET',
    path: '/me',
    who: 'member',
    summary: 'Get the caller',
    reply: answer(me),
    status: 200,
    refusals: [],
    early: true,
  },
  readAccount: {
    method: 'GET',
    path: '/me/account',
    who: 'member',
    summary: 'Get the dashboard: figures, latest investments and transactions',
    reply: answer(
      z.object({
        account_info: accountInfo,
        investments: z.array(investment),
        transactions: z.array(transaction),
      }),
    ),
    status: 200,
    refusals: [],
    early: true,
  },
  listTransactions: {
    method: 'GET',
    path: '/me/transactions',
    who: 'member',
    summary: "List the caller's transactions, newest or oldest first",
    query: z.extend(listQuery, {
      status: z.optional(z.enum(['pending', 'active', 'approved', 'rejected', 'deleted'])),
      type: z.optional(transactionType),
      account: z.optional(accountType),
      sort: z.optional(z.enum(['newest', 'oldest'])),
      from: z.optional(z.iso.datetime()),
      to: z.optional(z.iso.datetime()),
    }),
    reply: list(transaction),
    status: 200,
    refusals: [],
    csv: 'transactions',
    early: true,
  },
  readTransaction: {
    method: 'GET',
    path: '/me/transactions/:id',
    who: 'member',
    summary: 'Get a transaction with its history and postings',
    params: idParams,
    reply: answer(transactionDetail),
    status: 200,
    refusals: ['no_transaction'],
    early: true,
  },
  listStatements: {
    method: 'GET',
    path: '/me/statements',
    who: 'member',
    summary: 'List the months that have postings, newest first',
    reply: answer(z.array(statementMonth)),
    status: 200,
    refusals: [],
  },
  readStatement: {
    method: 'GET',
    path: '/me/statement',
    who: 'member',
    summary:
      "Get a statement of a month, or of the days `from` to `to`, as PDF (in the given or the member's language), CSV or JSON: opening balance, postings, closing balance; or a report of the income in that time",
    query: z.object({
      month: z.optional(month),
      from: z.optional(day),
      to: z.optional(day),
      report: z.optional(z.enum(['account', 'income'])),
      format: z.optional(z.enum(['pdf', 'csv', 'json'])),
      language: z.optional(z.enum(languages)),
    }),
    reply: file('application/pdf', 'text/csv; charset=utf-8', 'application/json; charset=utf-8'),
    costly: true,
    status: 200,
    refusals: ['no_month', 'too_large'],
    stale: true,
  },
  listAdminActions: {
    method: 'GET',
    path: '/me/admin-actions',
    who: 'member',
    summary: "List administrators' actions on this account and its transactions, newest first",
    query: listQuery,
    reply: list(adminAction),
    status: 200,
    refusals: [],
  },
  exportData: {
    method: 'GET',
    path: '/me/export',
    who: 'member',
    summary: "Export all of the caller's data as JSON; limited to a few times a day",
    reply: file('application/json; charset=utf-8'),
    costly: true,
    status: 200,
    refusals: ['too_many'],
  },
  readClosing: {
    method: 'GET',
    path: '/me/closing',
    who: 'member',
    summary: 'List what blocks closing the account',
    reply: answer(z.object({ can_close: z.boolean(), in_the_way: z.array(obstacle) })),
    status: 200,
    refusals: [],
  },
  closeMe: {
    method: 'DELETE',
    path: '/me',
    who: 'member',
    summary: 'Close the account permanently, at zero balance; erases personal data and keeps the ledger',
    body: z.strictObject({ password: secret }),
    reply: messageOnly,
    status: 200,
    refusals: ['wrong_status', 'no_user'],
    step_up: true,
  },
})
