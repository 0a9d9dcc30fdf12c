import { expect, it } from 'vitest'
import { unpricedCoins } from '../coin.ts'
import { layOutTreemap } from './treemap-layout.ts'

const moved = unpricedCoins.map((coin, at) => ({ ...coin, change: at % 2 ? -at : at }))
const sizeOf = (placed: ReturnType<typeof layOutTreemap>, symbol: string) => {
  const tile = placed.find((one) => one.symbol === symbol)
  return (tile?.width ?? 0) * (tile?.height ?? 0)
}

it.each([0.5, 1, 3])('covers the whole once with fifteen tiles at a ratio of %d', (ratio) => {
  const placed = layOutTreemap(moved, ratio)
  expect(new Set(placed.map(({ symbol }) => symbol)).size).toBe(15)
  expect(placed.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(10_000, 6)
  for (const { left, top, width, height } of placed) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9)
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100 + 1e-9)
  }
})

it('makes a coin that fell by 14 % as large as one that rose by 14 %, and no coin too small to read', () => {
  const placed = layOutTreemap(moved, 1)
  expect(sizeOf(placed, 'SHIB') / sizeOf(placed, 'LINK')).toBeCloseTo(14 / 13, 6)
  expect(sizeOf(placed, 'BTC')).toBeGreaterThan((10_000 / 15) * 0.5)
})

it('makes all alike while no change is known', () => {
  expect(layOutTreemap(unpricedCoins, 1).map(({ width, height }) => width * height)).toEqual(
    Array.from({ length: 15 }, () => expect.closeTo(10_000 / 15, 6)),
  )
})
