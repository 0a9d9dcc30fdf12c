/** Prices and candles of the fifteen coins, stored and streamed. Every price names its source, usually a simulator. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { answer, countField, marketInstant, priceText } from './shared/fields.ts'
import { trade } from './shared/trade.ts'

/** `SIMULATED 2` (the second model; stored prices of the first are `SIMULATED`), `LIVE`, `REPLAY of 2023`. */
export const priceSource = z.string().check(z.regex(/^(SIMULATED( 2)?|LIVE|REPLAY of \d{4}(–\d{4})?)$/))

export const intervals = ['1m', '5m', '1h', '1d'] as const
const interval = z.enum(intervals)
export type Interval = (typeof intervals)[number]

export const coinPrice = z.object({
  /** The price provider's id of the coin. */
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** A path on this origin. */
  logo: z.string(),
  /** Null until the first price. */
  price: z.nullable(priceText),
  /** Change in percent over 24 hours; null if unknown. */
  change: z.nullable(z.number()),
  source: priceSource,
  as_of: z.nullable(marketInstant),
  /** Older than 120 seconds: shown with a badge and not traded on. */
  stale: z.boolean(),
})

export const candle = z.object({
  at: marketInstant,
  open: priceText,
  high: priceText,
  low: priceText,
  close: priceText,
  /** Null if the source has none: simulated prices have no volume. */
  volume: z.nullable(z.string()),
  source: priceSource,
  /** False until its interval ends. */
  final: z.boolean(),
})

export const market = routes({
  readPrices: {
    method: 'GET',
    path: '/market/prices',
    who: 'anyone',
    summary: 'List the fifteen coins with their last price, its source and age',
    reply: answer(z.array(coinPrice)),
    status: 200,
    refusals: [],
  },
  readCandles: {
    method: 'GET',
    path: '/market/candles',
    who: 'anyone',
    summary: "List a coin's candles, oldest first; the last may still change. Sources are never mixed",
    query: z.object({
      /** The coin against USDT, as `BTCUSDT`. */
      symbol: z.string().check(z.maxLength(20)),
      interval: z._default(interval, '1h'),
      limit: z._default(countField(1, 1_500), 500),
      /** Only candles that began before this instant. */
      before: z.optional(marketInstant),
    }),
    reply: answer(z.array(candle)),
    status: 200,
    refusals: ['no_coin'],
    stale: true,
  },
  streamMarket: {
    method: 'GET',
    path: '/market/stream',
    who: 'anyone',
    summary: 'Stream prices and bot fills; starts with all prices',
    events: {
      /** Coins with a new price; the first event has all of them. */
      prices: z.object({ data: z.array(coinPrice) }),
      fill: z.object({ data: trade }),
    },
    reply: null,
    status: 200,
    refusals: [],
  },
})
