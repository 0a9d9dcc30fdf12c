import { expect, it } from 'vitest'
import { isYoung } from './record-age.ts'

const now = Date.parse('2026-12-10T12:00:00Z')

it('lets a record start on its seventh day', () => {
  expect(isYoung({ released_at: null }, now)).toBe(true)
  expect(isYoung({ released_at: '2026-12-03T12:00:01Z' }, now)).toBe(true)
  expect(isYoung({ released_at: '2026-12-03T12:00:00Z' }, now)).toBe(false)
})
