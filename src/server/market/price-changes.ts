/** Price changes against the last published board. One event goes to many subscribers, so each is built once. */
import type { CoinPrice } from './board.ts'
import type { PricesEvent } from './subscriber.ts'

export type PriceChanges = {
  /** The changes; null: none. From here on `snapshot` is of this board. */
  update(board: readonly CoinPrice[]): PricesEvent | null
  /** All coins of the newest board: for new subscribers, and for those that skipped some. Null before the first board. */
  snapshot(): PricesEvent | null
  reset(): void
}

export function openPriceChanges(): PriceChanges {
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
