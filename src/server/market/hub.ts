/**
 * Publishes prices to this node's subscribers. Reads the newest prices once a second while there are subscribers, and at once after this
 * node wrote some. One event object serves all subscribers, so it is encoded once.
 */
import type { Clock } from '#kernel/clock'
import { inBackground } from '#kernel/promises'
import { singleFlight } from '#kernel/single-flight'
import { type Board, type CoinPrice, showBoard } from './board.ts'
import { type FillEvent, openSubscriber, type PriceSubscriber, type PricesEvent } from './subscriber.ts'

const LOOK_MS = 1000

export type HubDependencies = {
  readonly read: () => Promise<Board>
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

export type Hub = {
  /** Sends all prices to a new subscriber, then updates until `serve` ends. */
  subscribe(serve: (subscriber: PriceSubscriber) => Promise<void>): Promise<void>
  /** New prices were written. */
  refresh(): void
  announce(event: FillEvent): void
  close(): Promise<void>
}

export function openHub({ read, clock, report }: HubDependencies): Hub {
  const subscribers = new Set<PriceSubscriber>()
  const changes = openPriceChanges()
  let timer: NodeJS.Timeout | null = null
  let failing = false
  let again = false
  let closed = false

  const look = singleFlight(async () => {
    if (timer) clearTimeout(timer)
    again = false
    try {
      const event = changes.update(showBoard(await read(), clock.now()))
      if (event) for (const subscriber of subscribers) subscriber.publishPrices(event, () => changes.snapshot() ?? event)
      failing = false
    } catch (error) {
      if (!failing) report(error)
      failing = true
    }
    timer = closed || subscribers.size === 0 ? null : setTimeout(lookNow, again ? 0 : LOOK_MS)
  })
  const lookNow = (): void => inBackground(look(), report)
  return {
    subscribe: async (serve) => {
      // After idling the last snapshot may be stale.
      if (subscribers.size === 0) changes.reset()
      if (!changes.snapshot()) await look()
      const subscriber = openSubscriber()
      const first = changes.snapshot()
      if (first) subscriber.publishPrices(first, () => first)
      subscribers.add(subscriber)
      if (closed) subscriber.end()
      if (!timer) lookNow()
      await serve(subscriber).finally(() => subscribers.delete(subscriber))
    },
    refresh: () => {
      // A read in progress may have started before the write.
      again = true
      if (subscribers.size > 0 && !closed) lookNow()
    },
    announce: (event) => {
      for (const subscriber of subscribers) subscriber.publishFill(event)
    },
    close: async () => {
      closed = true
      for (const subscriber of subscribers) subscriber.end()
      if (!timer) return
      clearTimeout(timer)
      await look()
    },
  }
}

/** Price changes against the last published board. One event goes to many subscribers, so each is built once. */
type PriceChanges = {
  /** The changes; null: none. From here on `snapshot` is of this board. */
  update(board: readonly CoinPrice[]): PricesEvent | null
  /** All coins of the newest board: for new subscribers, and for those that skipped some. Null before the first board. */
  snapshot(): PricesEvent | null
  reset(): void
}

function openPriceChanges(): PriceChanges {
  let board: readonly CoinPrice[] | null = null
  let whole: PricesEvent | null = null
  return {
    update: (next) => {
      const before = board
      const changed = before ? next.filter((coin, n) => hasChanged(coin, before[n])) : next
      if (changed.length === 0) return null
      board = next
      const event = pricesOf(changed)
      whole = changed.length === next.length ? event : null
      return event
    },
    snapshot: () => {
      whole ??= board && pricesOf(board)
      return whole
    },
    reset: () => {
      board = null
      whole = null
    },
  }
}

function pricesOf(data: readonly CoinPrice[]): PricesEvent {
  return { event: 'prices', id: null, data: { data: [...data] } }
}

function hasChanged(coin: CoinPrice, before: CoinPrice | undefined): boolean {
  return !before || coin.as_of?.getTime() !== before.as_of?.getTime() || coin.price !== before.price || coin.stale !== before.stale
}
