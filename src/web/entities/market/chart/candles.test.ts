import { expect, it } from 'vitest'
import { type Coin, unpricedCoins } from '../prices/coin.ts'
import { type Candle, withPrice } from './candles.ts'

const candle = (at: string, more: Partial<Candle> = {}): Candle => ({
  at,
  open: '100',
  high: '110',
  low: '90',
  close: '105',
  volume: null,
  source: 'SIMULATED',
  final: false,
  ...more,
})
const coin = (price: string, as_of: string, source = 'SIMULATED'): Coin => ({ ...(unpricedCoins[0] as Coin), price, as_of, source })
const hour = [candle('2026-11-21T13:00:00.000Z', { final: true }), candle('2026-11-21T14:00:00.000Z')]

it('moves the close of the last candle, and its high and low only where the price is beyond them', () => {
  expect(withPrice(hour, coin('107', '2026-11-21T14:59:59.000Z'), '1h').at(-1)).toMatchObject({ close: '107', high: '110', low: '90' })
  expect(withPrice(hour, coin('111.5', '2026-11-21T14:30:00.000Z'), '1h').at(-1)).toMatchObject({
    close: '111.5',
    high: '111.5',
    low: '90',
  })
  expect(withPrice(hour, coin('89', '2026-11-21T14:30:00.000Z'), '1h').at(-1)).toMatchObject({ close: '89', low: '89', high: '110' })
  expect(withPrice(hour, coin('89', '2026-11-21T14:30:00.000Z'), '1h')[0]).toBe(hour[0])
})

it('begins the next candle where the interval says', () => {
  const now = withPrice(hour, coin('120', '2026-11-21T15:00:07.000Z'), '1h')
  expect(now).toHaveLength(3)
  expect(now.at(-1)).toEqual(candle('2026-11-21T15:00:00.000Z', { open: '120', high: '120', low: '120', close: '120' }))
})

it('mixes no sources, moves no final candle, and leaves a recording alone', () => {
  expect(withPrice(hour, coin('107', '2026-11-21T14:30:00.000Z', 'LIVE'), '1h')).toBe(hour)
  expect(withPrice(hour, coin('107', '2026-11-21T12:30:00.000Z'), '1h')).toBe(hour)
  expect(withPrice(hour.slice(0, 1), coin('107', '2026-11-21T13:30:00.000Z'), '1h')).toHaveLength(1)
  const recorded = [candle('2023-01-01T00:00:00.000Z', { source: 'REPLAY of 2023' })]
  expect(withPrice(recorded, coin('107', '2026-11-21T14:30:00.000Z', 'REPLAY of 2023'), '1d')).toBe(recorded)
  expect(withPrice([], coin('107', '2026-11-21T14:30:00.000Z'), '1h')).toEqual([])
})
