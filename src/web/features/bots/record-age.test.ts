import { expect, it } from 'vitest'
import { isYoung } from './performance-words.ts'

const from = '2026-12-03T12:00:00Z'
const released_at = from

it('lets a record start on its seventh day', () => {
  expect(isYoung({ released_at: null, since_release: null })).toBe(true)
  expect(isYoung({ released_at, since_release: null })).toBe(true)
  expect(isYoung({ released_at, since_release: { from, to: '2026-12-10T11:59:59Z' } })).toBe(true)
  expect(isYoung({ released_at, since_release: { from, to: '2026-12-10T12:00:00Z' } })).toBe(false)
})
