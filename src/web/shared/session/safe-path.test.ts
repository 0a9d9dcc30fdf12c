import { expect, it } from 'vitest'
import { outside } from '#test/attack/off-origin.ts'
import { safePath } from './safe-path.ts'

it.each(outside)('sec/A14 does not follow %j', (wanted) => {
  expect(safePath(wanted, '/dashboard')).toBe('/dashboard')
})

it.each(['/', '/plans/gold', '/transactions?status=pending', '/admin/a@b.test/Ada/1'])('follows %s', (wanted) => {
  expect(safePath(wanted, '/dashboard')).toBe(wanted)
})
