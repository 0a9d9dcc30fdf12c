/** The order of the list of all coins. Unknown values sort last in both directions. */
import type { Sort } from '#web/kit/index.ts'
import type { Coin } from './coin.ts'

export function sortCoins(coins: readonly Coin[], sort: Sort | null): readonly Coin[] {
  if (!sort) return coins
  const sign = sort.direction === 'ascending' ? 1 : -1
  if (sort.key === 'name') return coins.toSorted((a, b) => sign * a.name.localeCompare(b.name, 'en'))
  const value = (coin: Coin): number | null => (sort.key === 'change' ? coin.change : coin.price === null ? null : Number(coin.price))
  return coins.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
