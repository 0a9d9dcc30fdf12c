import { expect, it } from 'vitest'
import { toAuditQuery } from './columns.tsx'

const none = { q: '', action: '', actor: '', object_id: '', from: '', to: '' }

it('asks for what is set alone', () => {
  expect(toAuditQuery({ ...none, q: 'x', action: 'user.suspend' })).toEqual({ q: 'x', action: 'user.suspend' })
})

it('asks for whole days of the reader, the last one included, and for none that is no day', () => {
  const { from, to } = toAuditQuery({ ...none, from: '2026-11-01', to: '2026-11-02' })
  expect(new Date(from ?? '').getTime()).toBe(new Date('2026-11-01T00:00:00').getTime())
  expect(new Date(to ?? '').getTime()).toBe(new Date('2026-11-03T00:00:00').getTime())
  expect(toAuditQuery({ ...none, from: '2026-13-45', to: 'today' })).toEqual({})
})
