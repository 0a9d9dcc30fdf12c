/** The paper-trading bots and their full records. No member's money is involved. */

import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { answer, id, idParams, list, listQuery, marketInstant, money, note, priceText, quantityText, signedMoney } from './shared/fields.ts'
import { trade } from './shared/trade.ts'

const versions = ['1.0', '2.0', '4.0', '5.0', '7.0', '8.0'] as const

/** Performance over a range of bars. Percents are plain numbers: 12.5 is 12.5 %. */
export const performance = z.object({
  from: marketInstant,
  to: marketInstant,
  bars: z.int(),
  net_percent: z.number(),
  /** Without fees, slippage, spread and impact. */
  gross_percent: z.number(),
  /** The same coins, bought in equal parts at `from` and held. */
  hold_percent: z.number(),
  /** The same coins, rebalanced to equal parts at every bar, at the same costs. */
  crp_percent: z.number(),
  max_drawdown_percent: z.number(),
  /** Longest stretch below an earlier high, in days. */
  under_water_days: z.number(),
  worst_day_percent: z.nullable(z.number()),
  worst_month_percent: z.nullable(z.number()),
  months: z.int(),
  losing_months: z.int(),
  /** Value traded over the mean value held: 1 is the whole portfolio once. */
  turnover: z.number(),
  fees: money,
  /** Annualised from daily returns with a zero risk-free rate; null under 30 days. `n`: the number of daily returns. */
  sharpe: z.nullable(z.object({ ratio: z.number(), n: z.int() })),
})

export const position = z.object({
  symbol: z.string(),
  quantity: quantityText,
  price: z.nullable(priceText),
  value: signedMoney,
  share_percent: z.number(),
})

export const bot = z.object({
  version: z.enum(versions),
  /** `Equal parts` */
  name: z.string(),
  /** In the literature: `Constant-rebalanced portfolio`. */
  method: z.string(),
  /** Describes the strategy in two sentences. */
  rule: z.string(),
  /** Author, year and title of the paper it implements. */
  source: z.string(),
  parameters: z.record(z.string(), z.union([z.number(), z.string()])),
  code_version: z.string(),
  bar: z.enum(['1h', '1d', '1mo']),
  coins: z.array(z.string()),
  /** `halted` while its prices are stale or missing. */
  state: z.enum(['running', 'halted']),
  halted_reason: z.nullable(z.string()),
  halted_note: z.nullable(note),
  /** Source of its prices, e.g. `SIMULATED 2`; null until the first price. A record never mixes two. */
  price_source: z.nullable(z.string()),
  /** When its record starts; null until the first price. */
  released_at: z.nullable(marketInstant),
  /** Null for replayed prices, whose bars close at replay speed. */
  next_bar_at: z.nullable(marketInstant),
  last_fill_at: z.nullable(marketInstant),
  /** Starting capital in paper dollars, and the book's value at the last prices. */
  capital: money,
  value: money,
  cash: signedMoney,
  positions: z.array(position),
  /** Paper trades made live, at prices as they arrived. Null until a bar has closed. */
  since_release: z.nullable(performance),
  /** The same rule backtested over simulated prices before release: none of these trades happened. Null without such prices. */
  simulated: z.nullable(performance),
})

export const equityPoint = z.object({
  at: marketInstant,
  net: money,
  gross: money,
  hold: money,
  crp: money,
  part: z.enum(['simulated', 'since_release']),
})

/** A curve for a drawing: at most some 90 points. `net` and `hold` start at 100. */
const botCurve = z.object({
  version: z.enum(versions),
  points: z.array(z.object({ at: marketInstant, net: z.number(), hold: z.number() })),
  /** The worst drawdown: from its high to its low. Both are points of the curve. Null without a fall. */
  worst: z.nullable(z.object({ from: marketInstant, to: marketInstant })),
})

/** Shares of a book's value in percent: 12.5 is 12.5 %; a short position is negative. Cash and coins add up to 100. */
const botWeights = z.object({
  coins: z.array(z.string()),
  /** Oldest first, at most some 90 points of the last 31 days. `shares` are in the order of `coins`. */
  points: z.array(z.object({ at: marketInstant, cash: z.number(), shares: z.array(z.number()) })),
})

/** An ensemble at one close, in percent. `share_1_0`: the share of bot 1.0's rule, and so on. */
export const ensemblePoint = z.object({
  at: marketInstant,
  share_1_0: z.number(),
  share_2_0: z.number(),
  share_4_0: z.number(),
  share_5_0: z.number(),
  /** Share of the value that its rule holds; the rest is cash. `_without`: with past volatility in place of the forecasts. */
  exposure_percent: z.number(),
  exposure_without_percent: z.number(),
  /** Coins with a forecast that was written before the day began. */
  forecasts: z.int(),
  /**
   * Of the log growth after costs: by how much the mix is behind the best of its rules, and the most that AdaHedge's proof allows on these
   * prices.
   */
  regret_percent: z.number(),
  bound_percent: z.number(),
  /** Change in value since release with and without the forecasts: both computed at the closes, at the same costs. */
  net_percent: z.number(),
  without_percent: z.number(),
})

const botEnsemble = z.object({
  /** The first close that the rule has learnt from, and how many since. Closes before release are included. */
  learnt_from: marketInstant,
  learnt_bars: z.int(),
  /** Highest volatility a year of what it holds. */
  target_percent: z.number(),
  /** Closes since release, and those of them with a forecast of at least one coin. */
  bars: z.int(),
  bars_with_forecast: z.int(),
  /** Since release, oldest first, at most some 90. */
  points: z.array(ensemblePoint),
})

const versionParams = z.object({ version: z.string().check(z.maxLength(8)) })
const tradeQuery = z.extend(listQuery, {
  bot: z.optional(z.string().check(z.maxLength(8))),
  pair: z.optional(z.string().check(z.maxLength(20))),
})

export const bots = routes({
  listBots: {
    method: 'GET',
    path: '/bots',
    who: 'anyone',
    summary: 'List all bots with their records',
    reply: answer(z.array(bot)),
    status: 200,
    refusals: [],
  },
  readBot: {
    method: 'GET',
    path: '/bots/:version',
    who: 'anyone',
    summary: 'Get a bot with its record',
    params: versionParams,
    reply: answer(bot),
    status: 200,
    refusals: ['no_bot'],
  },
  readBotTrades: {
    method: 'GET',
    path: '/bots/:version/trades',
    who: 'anyone',
    summary: "List a bot's fills, newest first",
    params: versionParams,
    query: listQuery,
    reply: list(trade),
    status: 200,
    refusals: ['no_bot'],
    csv: 'bot-trades',
  },
  readBotEquity: {
    method: 'GET',
    path: '/bots/:version/equity',
    who: 'anyone',
    summary: "Get a bot's equity curve next to holding and rebalancing the same coins; simulated history is marked",
    params: versionParams,
    reply: answer(z.array(equityPoint)),
    costly: true,
    status: 200,
    refusals: ['no_bot'],
    csv: 'bot-equity',
    stale: true,
  },
  readBotCurves: {
    method: 'GET',
    path: '/bots/curves',
    who: 'anyone',
    summary: "Compare the bots' equity since release with holding the same coins, both from 100; sampled for a drawing",
    reply: answer(z.array(botCurve)),
    status: 200,
    refusals: [],
    stale: true,
  },
  readBotWeights: {
    method: 'GET',
    path: '/bots/:version/weights',
    who: 'anyone',
    summary: "Get the shares of a bot's coins and cash over the last 31 days of its record",
    params: versionParams,
    reply: answer(botWeights),
    status: 200,
    refusals: ['no_bot'],
    stale: true,
  },
  readBotEnsemble: {
    method: 'GET',
    path: '/bots/:version/ensemble',
    who: 'anyone',
    summary: 'Get the shares of an ensemble’s rules, its regret beside its bound, and its result without forecasts; null for other bots',
    params: versionParams,
    reply: answer(z.nullable(botEnsemble)),
    status: 200,
    refusals: ['no_bot'],
  },
  readBotEnsembleHistory: {
    method: 'GET',
    path: '/bots/:version/ensemble/history',
    who: 'anyone',
    summary: 'List an ensemble’s closes since release: every midnight, and every hour of the last 31 days; empty for other bots',
    params: versionParams,
    reply: answer(z.array(ensemblePoint)),
    costly: true,
    status: 200,
    refusals: ['no_bot'],
    csv: 'bot-ensemble',
  },
  listTrades: {
    method: 'GET',
    path: '/trades',
    who: 'anyone',
    summary: 'List fills of all bots, newest first',
    query: tradeQuery,
    reply: list(trade),
    status: 200,
    refusals: [],
    csv: 'trades',
  },
  readRecentTrades: {
    method: 'GET',
    path: '/trades/recent',
    who: 'anyone',
    summary: 'List the last nine fills, newest first',
    reply: answer(z.array(trade)),
    status: 200,
    refusals: [],
  },
  readTrade: {
    method: 'GET',
    path: '/trades/:id',
    who: 'anyone',
    summary: 'Get a fill with its tick',
    params: idParams,
    reply: answer(
      z.extend(trade, {
        /** The price paid is price ± half spread and impact. */
        tick: z.object({ tick_id: id, at: marketInstant, price: priceText, half_spread: priceText, impact: priceText }),
        bar_at: marketInstant,
        decided_at: marketInstant,
        /** Its double entry: USD in dollars, coins in coins. Each commodity sums to zero. */
        postings: z.array(z.object({ account: z.string(), commodity: z.string(), amount: quantityText })),
      }),
    ),
    status: 200,
    refusals: ['no_trade'],
  },
  readDivergence: {
    method: 'GET',
    path: '/bots/divergence',
    who: 'anyone',
    summary: 'List daily replays on recorded ticks: the difference in fills, expected to be zero',
    reply: answer(z.array(z.object({ day: z.iso.date(), fills: z.int(), divergence: money, checked_at: marketInstant }))),
    status: 200,
    refusals: [],
    stale: true,
  },
})
