import { expect, it } from 'vitest'
import { rowsOf, type Series } from './series.ts'

const series = (key: string, points: [string, string][]): Series => ({
  key,
  name: key,
  colour: 1,
  points: points.map(([at, value]) => ({ at, value })),
})

it('puts all series of an instant into one row, newest first, and leaves out what a series does not have', () => {
  const net = series('net', [
    ['2026-11-20T00:00:00Z', '100.00'],
    ['2026-11-21T00:00:00Z', '101.50'],
  ])
  const held = series('held', [['2026-11-21T00:00:00Z', '99.00']])
  expect(rowsOf([net, held])).toEqual([
    { at: '2026-11-21T00:00:00Z', values: { net: '101.50', held: '99.00' } },
    { at: '2026-11-20T00:00:00Z', values: { net: '100.00' } },
  ])
})
