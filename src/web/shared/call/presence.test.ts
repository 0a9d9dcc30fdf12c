import { expect, test, vi } from 'vitest'
import { systemClock } from '#kernel/clock'

test('a call of a page that nobody has touched for a minute says so', async () => {
  // The page begins here, and not when another file of this worker imported it.
  vi.resetModules()
  const { presenceHeaders } = await import('./page-headers.ts')
  const now = systemClock.monotonic()
  expect(presenceHeaders(now)).toEqual({})
  expect(presenceHeaders(now + 59_000)).toEqual({})
  expect(presenceHeaders(now + 62_000)).toEqual({ 'x-unattended': '1' })
})
