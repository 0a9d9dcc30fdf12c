import { expect, test } from 'vitest'
import { systemClock } from '#kernel/clock'
import { presence } from './attended.ts'

test('a call of a page that nobody has touched for a minute says so', () => {
  const now = systemClock.monotonic()
  expect(presence(now)).toEqual({})
  expect(presence(now + 59_000)).toEqual({})
  expect(presence(now + 62_000)).toEqual({ 'x-unattended': '1' })
})
