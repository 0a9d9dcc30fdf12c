/**
 * The tab's price store. Prices are fetched once, then streamed over one connection for all components, and polled every 60 seconds while
 * the stream is down. Idle on a hidden page or without subscribers. A failure keeps the last values and is logged to the console only.
 */

import { createContext } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'
import { type Coin, type Fill, markStale, merge, unpricedCoins } from './coin.ts'
import { follow } from './follow.ts'

type Link = 'waiting' | 'live' | 'polling'
export type Market = { readonly coins: readonly Coin[]; readonly link: Link }
export type FillListener = {
  onFill(fill: Fill): void
  /** The stream (re)opened: fills may have been missed. */
  onOpen?(): void
}

const POLL_MS = MINUTE_MS
/** As on the server: older prices get a badge. */
const STALE_MS = 120_000
/** Delays closing, so that navigation between two screens keeps the stream. */
const LINGER_MS = 1_000

let market: Market = { coins: unpricedCoins, link: 'waiting' }
let running: AbortController | null = null
let silence: ReturnType<typeof setTimeout> | undefined
let lingering: ReturnType<typeof setTimeout> | undefined
let watchers = 0
const listeners = new Set<() => void>()
const fillListeners = new Set<FillListener>()

export function readMarket(): Market {
  return market
}

/** Follows the market while there are subscribers; returns the unsubscribe function. */
export function watchMarket(changed: () => void): () => void {
  listeners.add(changed)
  return hold(() => listeners.delete(changed))
}

export function listenFills(listener: FillListener): () => void {
  fillListeners.add(listener)
  return hold(() => fillListeners.delete(listener))
}

function hold(release: () => void): () => void {
  if (watchers === 0) for (const event of PAGE_EVENTS) window.addEventListener(event, settle)
  watchers += 1
  settle()
  return () => {
    release()
    watchers -= 1
    clearTimeout(lingering)
    lingering = setTimeout(settle, LINGER_MS)
  }
}

const PAGE_EVENTS = ['visibilitychange', 'pagehide', 'pageshow'] as const

/** Starts or stops the stream as needed. */
function settle(event?: Event): void {
  const wanted = watchers > 0 && document.visibilityState === 'visible' && event?.type !== 'pagehide'
  if (watchers === 0) for (const name of PAGE_EVENTS) window.removeEventListener(name, settle)
  if (wanted && !running) start()
  if (!wanted && running) {
    running.abort()
    running = null
  }
}

function start(): void {
  running = new AbortController()
  const { signal } = running
  const poll = setInterval(() => market.link !== 'live' && void load(signal), POLL_MS)
  signal.addEventListener('abort', () => {
    clearInterval(poll)
    change({ link: 'waiting' })
  })
  void load(signal).then(() => {
    follow(signal, {
      onPrices: (coins) => take(coins),
      onFill: (fill) => {
        for (const listener of fillListeners) listener.onFill(fill)
      },
      onSign: restartSilence,
      onOpen: () => {
        change({ link: 'live' })
        for (const listener of fillListeners) listener.onOpen?.()
      },
      onBreak: () => {
        if (market.link === 'live') void load(signal)
        change({ link: 'polling' })
      },
    })
  })
}

async function load(signal: AbortSignal): Promise<void> {
  try {
    take((await call('readPrices', { signal })).data)
  } catch (error) {
    if (!signal.aborted) console.error('Error fetching cryptocurrency data:', error)
  }
}

function take(coins: readonly Coin[]): void {
  change({ coins: merge(market.coins, coins) })
  restartSilence()
}

function restartSilence(): void {
  clearTimeout(silence)
  silence = setTimeout(() => change({ coins: markStale(market.coins) }), STALE_MS)
}

function change(part: Partial<Market>): void {
  market = { ...market, ...part }
  for (const listener of listeners) listener()
}

/** The prices in the page's HTML, shown until the first update. */
export const FirstPrices = createContext<readonly Coin[]>(unpricedCoins)
