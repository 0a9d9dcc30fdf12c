import { expect, it } from 'vitest'
import { sortCoins } from './AllCoins.tsx'
import { type Coin, merge, unpricedCoins } from './coin.ts'

const coins = merge(unpricedCoins, [coinOf('BTC', '64000', -1), coinOf('ETH', '3000', 2.5), coinOf('SHIB', '0.00001', 0)])

function coinOf(symbol: string, price: string, change: number): Coin {
  const coin = unpricedCoins.find((one) => one.symbol === symbol)
  if (!coin) throw new Error(symbol)
  return { ...coin, price, change, source: 'SIMULATED' }
}

const first = (key: string, direction: 'ascending' | 'descending') =>
  sortCoins(coins, { key, direction })
    .slice(0, 3)
    .map(({ symbol }) => symbol)

it('sorts by price and change as numbers, with unknown ones last both ways, and by name', () => {
  expect(first('price', 'descending')).toEqual(['BTC', 'ETH', 'SHIB'])
  expect(first('price', 'ascending')).toEqual(['SHIB', 'ETH', 'BTC'])
  expect(first('change', 'ascending')).toEqual(['BTC', 'SHIB', 'ETH'])
  expect(first('name', 'ascending')).toEqual(['AVAX', 'BNB', 'BTC'])
  expect(sortCoins(coins, null)).toBe(coins)
})

it('keeps fifteen coins in their order, whatever is told', () => {
  expect(coins.map(({ symbol }) => symbol)).toEqual(unpricedCoins.map(({ symbol }) => symbol))
  expect(coins).toHaveLength(15)
})
