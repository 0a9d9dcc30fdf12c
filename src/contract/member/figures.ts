/** Explains a figure: its definition, and the postings or open plans that it sums. */
import * as z from 'zod/mini'
import { moveKinds } from '#kernel/move-kind'
import { routes } from '../shared/define.ts'
import { answer, businessInstant, id, listQuery, money, signedMoney } from '../shared/fields.ts'

export const figureNames = [
  'main_balance',
  'locked_fund',
  'held_balance',
  'bonus_balance',
  'earning_balance',
  'total_deposit',
  'total_withdrawal',
  'total_bonus',
  'total_adjustment',
  'total_investment_capital',
  'total_investment_revenue',
  'active_accrued_amount',
  'set_aside',
  'owed_in_all',
  'yours_today',
] as const
export type FigureName = (typeof figureNames)[number]

const TODAY = ['main_balance', 'bonus_balance', 'earning_balance', 'held_balance', 'locked_fund', 'active_accrued_amount'] as const

/**
 * Of which figures each headline is the sum, in the order of its lines. Server, screens and tests take the parts from here alone: what is
 * today, and what it becomes with what is set aside if every plan is kept.
 */
export const headlines = {
  yours_today: TODAY,
  owed_in_all: [...TODAY, 'set_aside'],
} as const satisfies { readonly [Name in FigureName]?: readonly FigureName[] }
export type Headline = keyof typeof headlines
export type HeadlinePart = (typeof headlines)['owed_in_all'][number]

/** Undefined: the figure is no sum of others. */
export function headlinePartsOf(name: FigureName): readonly HeadlinePart[] | undefined {
  return name in headlines ? headlines[name as Headline] : undefined
}

/** The lines of a headline: its parts that are not zero, which add up to it. All amounts are of one answer. Null: no sum of others. */
export function headlineLines(name: FigureName, amounts: Readonly<Record<HeadlinePart, string>>) {
  return headlinePartsOf(name)?.flatMap((part) => (amounts[part] === '0.00' ? [] : [{ part, amount: amounts[part] }])) ?? null
}

/** A posting on one of the caller's accounts. */
const ownPosting = z.object({
  entry_id: z.string(),
  account: z.enum(['main', 'bonus', 'earning', 'locked', 'held']),
  /** Its effect on the account's balance. */
  amount: signedMoney,
  kind: z.enum(moveKinds),
  at: businessInstant,
  /** The transaction it belongs to. */
  transaction_id: id,
})

/** A part of a figure that no posting records: an account's balance, or an open plan's accrual. */
const figurePart = z.object({
  kind: z.enum(['account', 'accrued', 'set_aside', 'promised']),
  /** The account, or the plan's name. */
  name: z.string(),
  amount: money,
  /** The investment. */
  object_id: z.nullable(id),
})

/** `entries`: an instant for each day that has entries and for each start and end of a plan, instead of evenly spaced ones. */
const equityRanges = ['day', 'week', 'month', 'year', 'all', 'entries'] as const
export type EquityRange = (typeof equityRanges)[number]

/** Account balances at an instant of the business date, and beside them the promised returns of the plans open then. */
const equityMoment = z.object({
  at: businessInstant,
  /** Main, bonus and earning. */
  balance: money,
  /** Capital of open plans. */
  locked: money,
  /** Withdrawals in progress. */
  held: money,
  total: money,
  /** The whole returns promised by plans open after the instant. */
  promised: money,
  /** What those plans had accrued by then. */
  accrued: money,
  /** What the plans that ended at the instant had accrued. */
  ended: money,
  /** The headlines of that instant: balance, held, locked and accrued; and with what was set aside. */
  yours_today: money,
  set_aside: money,
  owed_in_all: money,
})

export const figures = routes({
  readEquity: {
    method: 'GET',
    path: '/me/equity',
    who: 'member',
    summary: 'Get account balances and promised returns over a day, week, month, year, all time or at each entry; oldest first',
    query: z.object({ range: z._default(z.enum(equityRanges), 'month') }),
    reply: answer(z.array(equityMoment)),
    status: 200,
    refusals: [],
    early: true,
  },
  readFigure: {
    method: 'GET',
    path: '/me/figures/:name',
    who: 'member',
    summary: 'Explain a dashboard figure: its definition and the records it sums, to the cent',
    params: z.object({ name: z.enum(figureNames) }),
    query: listQuery,
    reply: z.object({
      ...answer(
        z.object({
          name: z.enum(figureNames),
          /** Below zero only for adjustments. */
          value: signedMoney,
          definition: z.string(),
          /** `out`: the figure counts what left an account, so it is minus the sum of the postings; otherwise their sum. */
          counts: z.enum(['in', 'out']),
          as_of: businessInstant,
          /** The last journal entry included. Balances and totals follow from the entries up to it. */
          upto_entry: z.string(),
          parts: z.array(figurePart),
          postings: z.array(ownPosting),
        }),
      ).shape,
      page: z.object({ next_cursor: z.nullable(z.string()), total: z.nullable(z.int()) }),
    }),
    status: 200,
    refusals: [],
  },
})
