/** The plans on sale, and members' investments in them. */

import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import {
  amountField,
  answer,
  answerWithMessage,
  businessInstant,
  id,
  idParams,
  list,
  listQuery,
  money,
  note,
  realInstant,
} from './shared/fields.ts'

export const maturityInstruction = z.enum(['pay_out', 'reinvest_principal', 'reinvest_all'])

/**
 * `fully_subscribed`: the reserve cannot cover the return of even the smallest purchase. `not_offered`: there are no terms on
 * sale.
 */
export const availabilities = ['on_sale', 'fully_subscribed', 'not_offered'] as const

/** Rates are percent with two decimals, as text; null if the plan is not offered. */
export const plan = z.object({
  id: z.string(),
  index: z.int(),
  name: z.string(),
  landing_name: z.nullable(z.string()),
  tagline: z.string(),
  description: z.string(),
  /** Codes from which the app translates `description` and each of `features`. */
  description_code: z.string(),
  features: z.array(z.string()),
  feature_notes: z.array(note),
  percent: z.nullable(z.string()),
  days: z.nullable(z.int()),
  min: z.nullable(money),
  max: z.nullable(money),
  referral_percent: z.string(),
  bot_version: z.nullable(z.string()),
  daily_percent: z.nullable(z.string()),
  apy_percent: z.nullable(z.string()),
  exit_share_bps: z.int(),
  capacity_left: z.nullable(money),
  availability: z.enum(availabilities),
  /** Whether `availability` is `on_sale`. */
  on_sale: z.boolean(),
  risk_line: z.string(),
  capital_returned: z.boolean(),
  terms_version: z.int(),
})

export const investment = z.object({
  _id: id,
  user: id,
  plan: z.string(),
  plan_name: z.string(),
  capital: money,
  /** Accrued so far while active; the amount paid once expired. */
  amount: money,
  exit_value: money,
  promised_return: money,
  rate_bps: z.int(),
  started_at: businessInstant,
  matures_at: businessInstant,
  days_left: z.int(),
  term_days: z.int(),
  day: z.int(),
  /** accrued ÷ promised in basis points, for the drawing. */
  accrued_bps: z.int(),
  status: z.enum(['active', 'expired']),
  ended_by: z.nullable(z.enum(['maturity', 'liquidation'])),
  ended_at: z.nullable(businessInstant),
  maturity_instruction: maturityInstruction,
  updated_at: realInstant,
})

const projection = z.object({
  plan: z.string(),
  amount: money,
  promised_return: money,
  /** promised_return ÷ term in days, rounded down. */
  daily_return: money,
  total: money,
  matures_at: businessInstant,
  /** The exit value on each day, and the return included in it. */
  exit: z.array(z.object({ day: z.int(), accrued: money, amount: money })),
})

const purchase = z.strictObject({ plan: z.string().check(z.maxLength(40)), amount: amountField() })

/** The id of a plan is a word, not a UUID. */
const planParams = z.object({ id: z.string().check(z.maxLength(64)) })

export const plans = routes({
  listPlans: {
    method: 'GET',
    path: '/plans',
    who: 'anyone',
    summary: 'List all nine plans with the capacity that the reserve leaves',
    reply: answer(z.array(plan)),
    status: 200,
    refusals: [],
    early: true,
  },
  readPlan: {
    method: 'GET',
    path: '/plans/:id',
    who: 'anyone',
    summary: 'Get a plan by id or index',
    params: planParams,
    reply: answer(plan),
    status: 200,
    refusals: ['no_plan'],
    early: true,
  },
  projectPlan: {
    method: 'GET',
    path: '/plans/:id/projection',
    who: 'anyone',
    summary: "Calculate an amount's return under current terms, and its exit value on each day",
    params: planParams,
    query: z.object({ amount: amountField() }),
    reply: answer(projection),
    status: 200,
    refusals: ['no_plan', 'not_offered'],
  },
  subscribe: {
    method: 'POST',
    path: '/private/user/investment',
    who: 'member',
    summary: 'Buy a plan: locks the principal and sets the whole promised return aside',
    body: purchase,
    reply: answerWithMessage(z.object({ investment, amount: money })),
    status: 201,
    refusals: ['no_plan', 'not_offered', 'insufficient_balance', 'fully_subscribed', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  buyLadder: {
    method: 'POST',
    path: '/me/ladder',
    who: 'member',
    summary: 'Buy several plans in one step: all of them, or none',
    body: z.strictObject({ parts: z.array(purchase).check(z.minLength(2), z.maxLength(9)) }),
    reply: answerWithMessage(z.object({ investments: z.array(investment), amount: money })),
    status: 201,
    refusals: ['no_plan', 'not_offered', 'insufficient_balance', 'fully_subscribed', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  quoteExit: {
    method: 'GET',
    path: '/private/user/investment/:id/quote',
    who: 'member',
    summary: 'Quote the exit value, signed and honoured to the cent for 60 seconds',
    params: idParams,
    reply: answer(
      z.object({ amount: money, principal: money, accrued: money, given_back: money, quote: z.string(), expires_at: realInstant }),
    ),
    status: 200,
    refusals: ['no_investment', 'wrong_status'],
  },
  liquidate: {
    method: 'PATCH',
    path: '/private/user/investment/:id',
    who: 'member',
    summary: 'End an investment now; past maturity it settles as matured',
    params: idParams,
    body: z.strictObject({ quote: z.optional(z.string().check(z.maxLength(400))) }),
    reply: answerWithMessage(z.object({ amount: money })),
    status: 200,
    refusals: ['no_investment', 'wrong_status', 'quote_expired', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  instructMaturity: {
    method: 'PUT',
    path: '/private/user/investment/:id/maturity',
    who: 'member',
    summary: 'Set what happens at maturity; changeable until then',
    params: idParams,
    body: z.strictObject({ instruction: maturityInstruction }),
    reply: answer(investment),
    status: 200,
    refusals: ['no_investment', 'wrong_status', 'suspended', 'frozen'],
  },
  listInvestments: {
    method: 'GET',
    path: '/me/investments',
    who: 'member',
    summary: "List the caller's investments, newest first",
    query: z.extend(listQuery, { status: z.optional(z.enum(['active', 'expired'])) }),
    reply: list(investment),
    status: 200,
    refusals: [],
    early: true,
  },
  readInvestment: {
    method: 'GET',
    path: '/me/investments/:id',
    who: 'member',
    summary: "Get one of the caller's investments",
    params: idParams,
    reply: answer(investment),
    status: 200,
    refusals: ['no_investment'],
    early: true,
  },
})
