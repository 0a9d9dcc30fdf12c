import { expect, it } from 'vitest'
import { CallError } from './call.ts'
import { decideEffect } from './decide-effect.ts'

const of = (code: number, status = 400) => new CallError('the server’s sentence', { code, status, request_id: 'r-1' })
const none = { tone: 'error', clear_session: false, go: null, keep_email: false, not_found: false, reference: null }

it.each([
  [3, { go: { to: '/login', after_ms: 2000, hard: false } }],
  [10, { go: { to: '/dashboard', after_ms: 0, hard: true } }],
  [12, { keep_email: true, go: { to: '/verify-account', after_ms: 2000, hard: false } }],
  [14, { go: { to: '/login', after_ms: 2000, hard: false } }],
  [22, { clear_session: true, go: { to: '/login', after_ms: 2000, hard: false } }],
  [27, { not_found: true }],
  [28, {}],
  [40, {}],
  [41, {}],
  [42, { tone: 'hold' }],
  [43, {}],
  [44, {}],
  [45, {}],
  [46, {}],
  [47, {}],
  [48, {}],
  [49, {}],
  [50, {}],
  [51, {}],
  [52, {}],
  [53, {}],
  [54, {}],
  [55, {}],
  [56, {}],
  [60, {}],
  [61, {}],
  [90, { reference: 'r-1' }],
  [91, { reference: 'r-1' }],
])('code %i has its effect and says the server’s sentence', (code, effect) => {
  expect(decideEffect(of(code), 'Something went wrong')).toEqual({ ...none, say: 'the server’s sentence', ...effect })
})

it('goes to the start only when the session’s own user is gone', () => {
  expect(decideEffect(of(27), '', { own_user_gone: true })).toMatchObject({ clear_session: true, go: { to: '/', after_ms: 0 } })
})

it('says the transport’s own words where no server spoke, and the fallback for anything that is no answer', () => {
  expect(decideEffect(new CallError('Network Error'), 'x').say).toBe('Network Error')
  expect(decideEffect(new Error('secret inside'), 'Something went wrong').say).toBe('Something went wrong')
})
