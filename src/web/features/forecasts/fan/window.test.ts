import { expect, it } from 'vitest'
import { endOfDay, startOfDay, windowOf } from './Fan.tsx'

const HOUR_MS = 3_600_000

it('shows the whole day, and as many hours before it as fit and are known', () => {
  const start = startOfDay('2026-11-27').getTime()
  const wide = windowOf('2026-11-27', 1_100, start - 100 * HOUR_MS)
  expect([wide.start, wide.to, wide.from]).toEqual([start, endOfDay('2026-11-27').getTime(), start - 48 * HOUR_MS])
  expect(windowOf('2026-11-27', 318, start - 100 * HOUR_MS).from).toBe(start - 12 * HOUR_MS)
  expect(windowOf('2026-11-27', 1_100, start - 3.5 * HOUR_MS).from).toBe(start - 4 * HOUR_MS)
  expect(windowOf('2026-11-27', 1_100, undefined).from).toBe(start - HOUR_MS)
  expect(windowOf('2026-11-27', 1_100, start + 5 * HOUR_MS).from).toBe(start - HOUR_MS)
})
