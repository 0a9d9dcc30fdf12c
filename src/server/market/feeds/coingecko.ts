/**
 * Live prices from a public provider (CoinGecko, simple/price), fetched once a minute for the whole cluster. Replies are validated first:
 * size, shape, each coin's bounds and age. A coin that fails keeps its last good price, which is shown as stale.
 */

import * as z from 'zod/mini'
import { HOUR_SECONDS } from '#kernel/duration'
import { type Price, priceOf, toNumber } from '#kernel/price'
import { coins } from '#trading/coins'
import { STALE_SECONDS } from '../board.ts'
import { coinOrder } from '../coin.ts'
import { FeedError, type PriceFeed, type StoredPrices } from '../feed.ts'

export type CoingeckoOptions = {
  /** The API's base URL, up to before `/simple/price`. */
  readonly url: string
  readonly timeout_ms?: number
}

const POLL_SECONDS = 60
const TIMEOUT_MS = 10_000
const MAX_BYTES = 65_536
/** A provider clock further ahead than this is wrong. */
const AHEAD_SECONDS = 60
/** A price that differs from the last good one by more than this factor within an hour is rejected. */
const LEAP = 10
const LEAP_SECONDS = HOUR_SECONDS
const MAX_CHANGE = 1_000_000

const number = z.optional(z.nullable(z.number()))
const answer = z.record(z.string(), z.nullable(z.object({ usd: number, usd_24h_change: number, last_updated_at: number })))
type Answered = NonNullable<z.output<typeof answer>[string]>

const IDS = coinOrder.map((symbol) => coins.find((coin) => coin.symbol === symbol)?.id ?? symbol)

export function coingeckoFeed({ url, timeout_ms = TIMEOUT_MS }: CoingeckoOptions): PriceFeed {
  const requestUrl = `${url}/simple/price?ids=${IDS.join(',')}&vs_currencies=usd&include_24hr_change=true&include_last_updated_at=true`
  return {
    source: 'LIVE',
    recording: null,
    every_seconds: POLL_SECONDS,
    single_poller: true,
    folds: true,
    past: null,
    fetchQuote: async (second, known) => {
      const reply = await fetchAnswer(requestUrl, timeout_ms)
      const read = IDS.map((id, place) => readCoin(reply[id] ?? null, second, lastOf(known, place)))
      if (read.every((coin) => coin === null)) throw new FeedError('The provider gave no price that can be used.')
      return {
        prices: read.map((coin) => coin?.price ?? null),
        priced_at: read.map((coin) => coin?.priced_at ?? null),
        changes: read.map((coin) => coin?.change ?? null),
        market_at: second,
        bars: [],
      }
    },
  }
}

async function fetchAnswer(url: string, timeout_ms: number): Promise<z.output<typeof answer>> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeout_ms)
  try {
    const response = await fetch(url, { signal: stop.signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (!response.ok) throw new FeedError(`The provider answered ${response.status}.`, retryAfter(response))
    const parsed = z.safeParse(answer, JSON.parse(await readText(response, stop.signal)))
    if (!parsed.success) throw new FeedError('The provider answered in another shape.')
    return parsed.data
  } catch (error) {
    if (error instanceof FeedError) throw error
    if (stop.signal.aborted) throw new FeedError(`The provider did not answer within ${timeout_ms / 1000} s.`)
    throw new FeedError(
      error instanceof SyntaxError ? 'The provider answered with something that is no JSON.' : 'The provider cannot be reached.',
    )
  } finally {
    clearTimeout(timer)
    // The rest of the body isn't read.
    stop.abort()
  }
}

/** Cancels the body explicitly: fetch ignores its signal once the response has begun and the request was collected. */
async function readText({ body }: Response, signal: AbortSignal): Promise<string> {
  const reader = body?.getReader()
  signal.addEventListener('abort', () => {
    reader?.cancel().catch(() => {})
  })
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > MAX_BYTES) throw new FeedError('The provider answered with too much.')
    parts.push(part.value)
  }
  signal.throwIfAborted()
  return Buffer.concat(parts).toString('utf8')
}

/** The Retry-After in seconds, if given so; bounded by the breaker's longest pause. */
function retryAfter({ headers }: Response): number {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}

type Last = { readonly price: Price; readonly priced_at: Date } | null
type Coin = { readonly price: Price; readonly priced_at: Date; readonly change: number | null }

function lastOf(known: StoredPrices | null, place: number): Last {
  const price = known?.prices[place] ?? null
  const priced_at = known?.priced_at[place] ?? null
  return price && priced_at ? { price, priced_at } : null
}

/** Null: absent, out of bounds, or too old. */
function readCoin(told: Answered | null, second: Date, last: Last): Coin | null {
  const price = priceOf(told?.usd ?? 0)
  const updated_at = told?.last_updated_at ?? null
  if (!told || price === null || updated_at === null || !Number.isSafeInteger(updated_at)) return null
  const age = second.getTime() / 1000 - updated_at
  if (age > STALE_SECONDS || age < -AHEAD_SECONDS || isLeap(price, second, last)) return null
  const { usd_24h_change: change = null } = told
  const fits = change !== null && change > -100 && change < MAX_CHANGE
  return { price, priced_at: new Date(Math.min(updated_at * 1000, second.getTime())), change: fits ? change : null }
}

function isLeap(price: Price, second: Date, last: Last): boolean {
  if (!last || second.getTime() - last.priced_at.getTime() > LEAP_SECONDS * 1000) return false
  const ratio = toNumber(price) / toNumber(last.price)
  return ratio > LEAP || ratio < 1 / LEAP
}
