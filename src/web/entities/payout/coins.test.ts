import { expect, test } from 'vitest'
import { coinKey, matchesCoin, payoutCoins } from './coins.ts'

test('each coin and network stands once', () => {
  expect(new Set(payoutCoins.map(coinKey)).size).toBe(payoutCoins.length)
  expect(payoutCoins).toHaveLength(15)
})

test('a coin is found by its name, its symbol and its network, in any order and with or without a hyphen', () => {
  const tether = { symbol: 'usdt', network: 'TRC-20' } as const
  for (const typed of ['', 'tether', 'USDT', 'trc 20', 'TRC-20', 'trc teth']) expect(matchesCoin(typed, tether, 'Tether')).toBe(true)
  for (const typed of ['erc', 'tether bitcoin', 'x']) expect(matchesCoin(typed, tether, 'Tether')).toBe(false)
})
