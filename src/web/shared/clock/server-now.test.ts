import { expect, it } from 'vitest'
import { SERVER_TIME } from '#contract/shared/headers'
import { isTimeKnown, noteServerTime, serverNow } from './server-now.ts'

const at = '2026-11-28T12:00:00.000Z'
const sentAt = (text: string, cache: string) => new Headers({ [SERVER_TIME]: String(Date.parse(text)), 'cache-control': cache })

it('takes the time of a reply, but not of one that a cache may have kept for days', () => {
  noteServerTime(sentAt('2026-11-20T12:00:00.000Z', 'public, max-age=31536000, immutable'))
  expect(isTimeKnown()).toBe(false)
  noteServerTime(sentAt(at, 'no-store'))
  expect(serverNow().getTime() - Date.parse(at)).toBeLessThan(60_000)
  expect(serverNow().getTime()).toBeGreaterThanOrEqual(Date.parse(at))
})
