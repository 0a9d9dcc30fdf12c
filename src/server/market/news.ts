/** What is new on the board against what listeners were told last. One event goes to many, so each is made once. */
import type { CoinPrice } from './board.ts'
import type { PricesEvent } from './ear.ts'

export type News = {
  /** What has changed; null: nothing. From here on `whole` and `changed` are of this board. */
  turn(board: readonly CoinPrice[]): PricesEvent | null
  /** All coins of the newest board: for who comes now, and for who has skipped some. Null before the first board. */
  whole(): PricesEvent | null
  forget(): void
}

export function openNews(): News {
  let board: readonly CoinPrice[] | null = null
  let whole: PricesEvent | null = null
  return {
    turn: (next) => {
      const before = board
      const changed = before ? next.filter((coin, n) => isNews(coin, before[n])) : next
      if (changed.length === 0) return null
      board = next
      const event = pricesOf(changed)
      whole = changed.length === next.length ? event : null
      return event
    },
    whole: () => {
      whole ??= board && pricesOf(board)
      return whole
    },
    forget: () => {
      board = null
      whole = null
    },
  }
}

function pricesOf(data: readonly CoinPrice[]): PricesEvent {
  return { event: 'prices', id: null, data: { data: [...data] } }
}

function isNews(coin: CoinPrice, before: CoinPrice | undefined): boolean {
  return !before || coin.as_of?.getTime() !== before.as_of?.getTime() || coin.price !== before.price || coin.stale !== before.stale
}
