/**
 * Forecasts of the next UTC day of each coin, and their scores. No member's money is involved, and no plan depends on a forecast.
 *
 * Each record comes in two parts that never mix: `live` rows were written before their day began, `backtest` rows were computed afterwards,
 * over a past that had already happened. Every statistic is of one part and one price source. Returns and volatilities are in percent: 2.5
 * is 2.5 %. A day is a UTC day, `2026-11-27`, on the real clock. A forecast is made from the prices up to 23:30 UTC of the day before.
 */

import * as z from 'zod/mini'
import { priceSource } from './market.ts'
import { routes } from './shared/define.ts'
import { answer, list, listQuery, marketInstant, priceText } from './shared/fields.ts'

/** How a row came to be; the part of the record that it counts for. */
export const forecastOrigins = ['live', 'backtest'] as const
const forecastOrigin = z.enum(forecastOrigins)
export type ForecastOrigin = (typeof forecastOrigins)[number]

/**
 * Models that run or have run. `ensemble` mixes the others and makes the published interval; `ewma` is the reference of every comparison.
 */
const forecastModels = ['ensemble', 'ewma', 'yesterday', 'month', 'har', 'garch', 'network'] as const
const forecastModel = z.enum(forecastModels)
export type ForecastModel = (typeof forecastModels)[number]

/**
 * `collecting`: fewer days of prices are known than the models need. `computing`: enough are known, or are just being computed after the
 * first start, and the first forecast follows within minutes. `recorded`: prices are replayed from a recording, whose days are over, so
 * nothing is forecast.
 */
const forecastState = z.enum(['ready', 'collecting', 'computing', 'recorded'])

const day = z.iso.date()

/** Misses of an interval: days whose return was outside. */
const forecastCoverage = z.object({
  /** Days that are over and scored. */
  days: z.int(),
  misses: z.int(),
  /** Days inside, in percent; null without days. The aim is `level_percent`. */
  covered_percent: z.nullable(z.number()),
  /**
   * Kupiec's test at 95 %: misses from `least` to `most` are what luck allows. Null without days, and for several coins at once, whose days
   * depend.
   */
  least: z.nullable(z.int()),
  most: z.nullable(z.int()),
})

/** Days on which the sign of the mean of the last 22 returns was the sign of the day's return. A coin is right on half of them. */
const forecastDirection = z.object({
  days: z.int(),
  hits: z.int(),
  /** Null without days. */
  hit_percent: z.nullable(z.number()),
  /** A fair coin has from `least` to `most` hits in 95 % of cases. Null without days, and for several coins at once. */
  least: z.nullable(z.int()),
  most: z.nullable(z.int()),
})

/** The ensemble's record of one part. */
export const forecastRecord = z.object({
  /** First and last scored day; null without days. */
  from: z.nullable(day),
  to: z.nullable(day),
  coverage: forecastCoverage,
  /** Coverage by forecast volatility: the calm, middle and wild third of the scored days, in this order. */
  terciles: z.array(forecastCoverage),
  direction: forecastDirection,
})

/** An interval and a volatility for one day, as written. */
export const dayForecast = z.object({
  day,
  origin: forecastOrigin,
  price_source: priceSource,
  /** When the row was written. `live`: before `day` began; the database refuses any other. */
  written_at: marketInstant,
  /** The share of days that such intervals aim to contain. */
  level_percent: z.number(),
  /** Log return from the day's first price to its last. Null: the interval is unbounded on this side. */
  low_return_percent: z.nullable(z.number()),
  high_return_percent: z.nullable(z.number()),
  /** Last price known when the forecast was made; the interval in USD is drawn from it. */
  base_price: priceText,
  low_price: z.nullable(priceText),
  high_price: z.nullable(priceText),
  /** Standard deviation of the day's log return. */
  volatility_percent: z.number(),
})

/** A coin with its newest forecast and its record. */
const coinForecast = z.object({
  /** The coin's id in addresses: `bitcoin`. */
  coin: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** `BTCUSDT`, for candles. */
  pair: z.string(),
  /** A path on this origin. */
  logo: z.string(),
  state: forecastState,
  days_known: z.int(),
  days_needed: z.int(),
  /** The ensemble's newest; usually tomorrow's from 23:30 UTC on, today's before. Null unless ready. */
  forecast: z.nullable(dayForecast),
  live: forecastRecord,
  backtest: forecastRecord,
})

/** A model's share of the ensemble. */
const share = z.object({ model: forecastModel, share_percent: z.number() })

const coinForecastDetail = z.extend(coinForecast, {
  /** AdaHedge over the models, on QLIKE losses, after all scored days. Null unless ready. */
  ensemble: z.nullable(
    z.object({
      /** Scored days. */
      days: z.int(),
      /** For the next day that is mixed. */
      shares: z.array(share),
      /** Loss so far beyond the best single model's, and the most that it can be on any sequence of days. */
      regret: z.number(),
      regret_bound: z.number(),
    }),
  ),
  /** Each model's newest forecast of the same day, in the order of `forecastModels`. */
  models: z.array(z.object({ model: forecastModel, version: z.int(), volatility_percent: z.number() })),
})

/** A forecast with its outcome. Outcomes are null until the day is over, or if its prices had gaps. */
const forecastRow = z.extend(dayForecast, {
  coin: z.string(),
  model: forecastModel,
  version: z.int(),
  realised_volatility_percent: z.nullable(z.number()),
  return_percent: z.nullable(z.number()),
  /** The return was outside the interval. */
  missed: z.nullable(z.boolean()),
  /** Patton's loss: 0 for an exact forecast. */
  qlike: z.nullable(z.number()),
  /** Mean pinball loss of the interval's two ends, in percent points; null for an unbounded interval. */
  pinball_percent: z.nullable(z.number()),
  scored_at: z.nullable(marketInstant),
})

/** One line of the score table: a model's version in one part, for one coin or for all. */
const forecastScore = z.object({
  model: forecastModel,
  version: z.int(),
  origin: forecastOrigin,
  price_source: priceSource,
  /** A coin's id; `all`: the mean over the coins of each day. */
  coin: z.string(),
  released_at: marketInstant,
  /** Retired models stay listed with their scores. */
  retired_at: z.nullable(marketInstant),
  /** Scored days. Means are over these. */
  days: z.int(),
  qlike: z.nullable(z.number()),
  /** Of the reference on the same days. */
  reference_qlike: z.nullable(z.number()),
  /** 100 · (1 − qlike / reference): above 0 better than EWMA, below 0 worse; null for the reference. */
  skill_percent: z.nullable(z.number()),
  verdict: z.enum(['better', 'worse', 'reference', 'too_early']),
  /** Two-sided p value of the Diebold–Mariano test against EWMA; null under 30 days and for the reference. */
  p: z.nullable(z.number()),
  pinball_percent: z.nullable(z.number()),
  misses: z.int(),
})

/** Its sentences are English; screens have their own by `model`. */
const modelCard = z.object({
  model: forecastModel,
  version: z.int(),
  /** `HAR-RV` */
  name: z.string(),
  /** What it is, in one or two sentences. */
  about: z.string(),
  /** Author, year, title. */
  source: z.string(),
  /** What it learns from. */
  data: z.string(),
  /** Known weaknesses, a sentence each. */
  weaknesses: z.array(z.string()),
  parameters: z.record(z.string(), z.number()),
  /** SHA-256 of name, version and parameters, in hex. */
  parameters_hash: z.string(),
  /** Of days of prices. */
  needs_days: z.int(),
  /** 0: it has nothing to train. */
  trained_every_days: z.int(),
  released_at: z.nullable(marketInstant),
  retired_at: z.nullable(marketInstant),
  /** Its newest training for each coin; empty if it has nothing to train. */
  trainings: z.array(
    z.object({
      coin: z.string(),
      /** The first day that it forecast. */
      from: day,
      days: z.int(),
      /** SHA-256 of the days that it saw, and of the numbers that it found, in hex. */
      data_hash: z.string(),
      fit_hash: z.string(),
    }),
  ),
})

/** One of ten bars of a PIT histogram: a calibrated forecast has a tenth of the days in each. */
const calibrationBar = z.object({
  origin: forecastOrigin,
  /** Probability that the law gave to returns up to the day's: from 0 to 1. */
  from: z.number(),
  to: z.number(),
  days: z.int(),
  /** By the ensemble's own law. */
  share_percent: z.nullable(z.number()),
  /** By the simulator's law, which is known: the same days, what a perfect forecast would show. */
  true_share_percent: z.nullable(z.number()),
})

/** The forecasts as a whole. */
const forecastOverview = z.object({
  price_source: priceSource,
  state: forecastState,
  level_percent: z.number(),
  /** Newest day with a forecast. */
  day: z.nullable(day),
  /** First day with a live row; null before. */
  live_since: z.nullable(day),
  /** When the next forecasts are due: 23:30 UTC. Null for a recording. */
  next_at: z.nullable(marketInstant),
  /** All coins together. Their days depend on each other, so no band is given. */
  live: forecastRecord,
  backtest: forecastRecord,
  /**
   * Mean probability of the published intervals under the simulator's law, which is known: coverage without the luck of the draw.
   * Null unless prices are simulated, and without days.
   */
  true_coverage_percent: z.object({ live: z.nullable(z.number()), backtest: z.nullable(z.number()) }),
  /** Processor seconds of the last daily run; null before the first. */
  run_seconds: z.nullable(z.number()),
})

const coinParams = z.object({ coin: z.string().check(z.maxLength(40)) })

export const forecasts = routes({
  listForecasts: {
    method: 'GET',
    path: '/forecasts',
    who: 'anyone',
    summary: "List the coins with the newest interval, the volatility and the ensemble's record",
    reply: answer(z.array(coinForecast)),
    status: 200,
    refusals: [],
    csv: 'forecasts',
    stale: true,
  },
  readForecastOverview: {
    method: 'GET',
    path: '/forecasts/overview',
    who: 'anyone',
    summary: 'Get coverage and direction over all coins, and when the next forecasts are due',
    reply: answer(forecastOverview),
    status: 200,
    refusals: [],
    stale: true,
  },
  listForecastScores: {
    method: 'GET',
    path: '/forecasts/scores',
    who: 'anyone',
    summary: 'List the scores of every model ever run against EWMA, retired ones included',
    query: z.object({
      /** A coin's id, or `all`: the mean over the coins of each day. */
      coin: z._default(z.string().check(z.maxLength(40)), 'all'),
    }),
    reply: answer(z.array(forecastScore)),
    status: 200,
    refusals: ['no_coin'],
    csv: 'forecast-scores',
    stale: true,
  },
  listForecastModels: {
    method: 'GET',
    path: '/forecasts/models',
    who: 'anyone',
    summary: 'List the model cards: what each is, its data, hashes, parameters and known weaknesses',
    reply: answer(z.array(modelCard)),
    status: 200,
    refusals: [],
    csv: 'forecast-models',
    stale: true,
  },
  readForecastCalibration: {
    method: 'GET',
    path: '/forecasts/calibration',
    who: 'anyone',
    summary: 'Get the PIT histogram of all coins beside that of the true law; empty unless prices are simulated',
    reply: answer(z.array(calibrationBar)),
    status: 200,
    refusals: [],
    csv: 'forecast-calibration',
    stale: true,
  },
  readCoinForecast: {
    method: 'GET',
    path: '/forecasts/:coin',
    who: 'anyone',
    summary: "Get a coin's newest forecast with its record and the models behind it",
    params: coinParams,
    reply: answer(coinForecastDetail),
    status: 200,
    refusals: ['no_coin'],
    stale: true,
  },
  listCoinForecasts: {
    method: 'GET',
    path: '/forecasts/:coin/history',
    who: 'anyone',
    summary: "List a model's forecasts of a coin with their outcomes, newest first, each marked live or backtest",
    params: coinParams,
    query: z.extend(listQuery, { model: z._default(forecastModel, 'ensemble'), origin: z.optional(forecastOrigin) }),
    reply: list(forecastRow),
    status: 200,
    refusals: ['no_coin'],
    csv: 'coin-forecasts',
    stale: true,
  },
})
