/** How the caller's money did over a period, and what open plans pay over the next twelve months. */
import * as z from 'zod/mini'
import { priceSource } from '../market.ts'
import { maturityInstruction } from '../plans.ts'
import { routes } from '../shared/define.ts'
import { answer, businessInstant, id, money, signedMoney } from '../shared/fields.ts'

/**
 * Why there is no rate. `unfunded_gain`: income came while nothing was owned. `several_roots`: more than one rate explains the flows.
 */
const noRates = ['no_money', 'under_a_day', 'unfunded_gain', 'no_root', 'several_roots'] as const
export type NoRate = (typeof noRates)[number]

/**
 * Why money-weighted and time-weighted differ. `in_` and `out_`: the largest later flow. `better` and `worse`: what came after it,
 * compared with what came before.
 */
const whyCodes = ['no_flows', 'equal', 'in_better', 'in_worse', 'out_better', 'out_worse', 'mixed'] as const
export type WhyCode = (typeof whyCodes)[number]

/** Why there is no comparison with BTC. */
export const noBitcoins = ['no_money', 'before_prices', 'no_price', 'ran_out'] as const

/** Percent with two places, rounded down. */
const percent = z.string().check(z.regex(/^-?\d+\.\d{2}$/))
/** The same with three places: growth a day. */
const dailyPercent = z.string().check(z.regex(/^-?\d+\.\d{3}$/))
/** A calendar day of the business date (UTC). */
const day = z.iso.date()

const rates = z.object({
  /** From the first money of the period to its last day. */
  days: z.int(),
  /** Over these days. */
  time_weighted: z.nullable(percent),
  money_weighted: z.nullable(percent),
  /** The same as a yearly rate, actual/365. Null below thirty days, and where it has no meaning. */
  time_weighted_yearly: z.nullable(percent),
  money_weighted_yearly: z.nullable(percent),
  no_time_weighted: z.nullable(z.enum(noRates)),
  no_money_weighted: z.nullable(z.enum(noRates)),
})

/** closing = opening + money_in − money_out + growth. */
const amounts = {
  opening: money,
  money_in: money,
  money_out: money,
  closing: money,
  growth: signedMoney,
}

const planResult = z.object({
  plan: z.string(),
  plan_name: z.string(),
  /** Here money goes in by a purchase, and out with capital and return when it ends. */
  ...amounts,
  /** What accrued in the period, paid or not. */
  returns: money,
  /** What early exits gave up of it; never above zero. growth = returns + early_exits. */
  early_exits: signedMoney,
  rates,
})

const why = z.object({
  code: z.enum(whyCodes),
  /** The largest flow after the first; null for `no_flows`. */
  amount: z.nullable(money),
  on: z.nullable(day),
  /** Average growth a day before and after it; null where the code names neither. */
  before: z.nullable(dailyPercent),
  after: z.nullable(dailyPercent),
  /** The number of later days on which money came in or went out. */
  flows: z.int(),
})

const performance = z.object({
  as_of: businessInstant,
  from: day,
  to: day,
  /** Of the first entry of all; null without any. */
  first_day: z.nullable(day),
  ...amounts,
  /** growth = Σ of the plans' growth + bonuses + adjustments. */
  plans: z.array(planResult),
  bonuses: money,
  adjustments: signedMoney,
  rates,
  why: z.nullable(why),
  /** The largest fall from a peak, money in and out left out; null: no rate, or no fall. */
  drawdown: z.nullable(z.object({ percent, from: day, to: day, recovered_on: z.nullable(day) })),
  bitcoin: z.object({
    /** What the same money in BTC, bought and sold at the daily closes, would be at the end. */
    closing: z.nullable(money),
    /** closing of the account − that. */
    difference: z.nullable(signedMoney),
    why_none: z.nullable(z.enum(noBitcoins)),
    /** The day that `why_none` is about. */
    on: z.nullable(day),
    source: priceSource,
  }),
  /** Oldest first: before and after each day with entries, thinned out to some 240 points. `paid_in`: opening + money in − money out. */
  course: z.array(z.object({ at: businessInstant, value: money, paid_in: signedMoney })),
})

/** All amounts at maturity, from the terms that were bought. */
const due = { returns: money, capital: money, total: money }

const payout = z.object({
  investment: id,
  plan: z.string(),
  plan_name: z.string(),
  at: businessInstant,
  ...due,
  maturity_instruction: maturityInstruction,
})

const incomeDue = z.object({
  as_of: businessInstant,
  /** Twelve, the first that of the business date, each with the sum of its rows. Soonest first. */
  months: z.array(
    z.object({
      /** `YYYY-MM`, UTC. */
      month: z.string(),
      ...due,
      /** Of the total, what the chosen instructions reinvest. */
      reinvested: money,
      payouts: z.array(payout),
    }),
  ),
  /** Of the twelve months. */
  ...due,
  /** What matures after them. */
  later: z.object({ investments: z.int(), ...due }),
})

export const returns = routes({
  readPerformance: {
    method: 'GET',
    path: '/me/performance',
    who: 'member',
    summary:
      'Explain how the account did over whole days: time-weighted and money-weighted return, growth by kind, drawdown, against cash and BTC',
    query: z.object({ from: z.optional(day), to: z.optional(day) }),
    reply: answer(performance),
    status: 200,
    refusals: [],
  },
  readIncomeDue: {
    method: 'GET',
    path: '/me/income-due',
    who: 'member',
    summary: 'List what open plans pay in each of the next twelve months, with each payout',
    reply: answer(incomeDue),
    status: 200,
    refusals: [],
  },
})
