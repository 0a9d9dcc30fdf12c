import { expect, it } from 'vitest'
import { coins, findCoin } from './coins.ts'

it('has fifteen coins, each id, symbol and pair once', () => {
  expect(coins).toHaveLength(15)
  for (const key of ['id', 'name', 'symbol', 'pair'] as const) expect(new Set(coins.map((coin) => coin[key])).size).toBe(15)
})

it('finds a coin by symbol or pair in any case, and nothing else', () => {
  expect(findCoin('btc')?.id).toBe('bitcoin')
  expect(findCoin('AVAXUSDT')?.id).toBe('avalanche-2')
  expect(findCoin('BTCUSD')).toBeUndefined()
})
