import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../routes.ts'
import type { Route } from './define.ts'
import { isPendingReply } from './pending-reply.ts'

const waiting = { data: { pending: true, change_id: '01940000-0000-7000-8000-000000000001' }, message: 'Waiting.' }

it('is what each held call may reply, and no other call', () => {
  const replying = Object.entries<Route>(api).filter(([, { reply }]) => {
    const sent = reply && 'def' in reply ? z.safeEncode(reply, waiting as never) : null
    return sent?.success && isPendingReply(sent.data)
  })
  const held = Object.entries<Route>(api).filter(([, route]) => route.held)
  expect(held.length).toBeGreaterThan(10)
  expect(replying.map(([name]) => name)).toEqual(held.map(([name]) => name))
})

it('is not known by a change_id or by another `pending`', () => {
  expect(isPendingReply(waiting)).toBe(true)
  for (const other of [undefined, null, { data: null }, { data: { change_id: '1' } }, { data: { pending: 'a token' } }, { pending: true }])
    expect(isPendingReply(other)).toBe(false)
})
