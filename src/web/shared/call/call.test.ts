/** The user's message for a transport failure. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CallError, call, onNoAnswer } from './call.ts'

const answerWith = (fetched: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(fetched))
const errorOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no error',
    (error: CallError) => error.message,
  )
const never = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))

beforeEach(() => vi.stubGlobal('window', { location: { protocol: 'https:' }, addEventListener: () => {} }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says that there is no network', async () => {
  answerWith(never)
  expect(await errorOf(call('readMe'))).toBe('Network Error')
})

it('says that a call was given up', async () => {
  answerWith(never)
  expect(await errorOf(call('readMe', { signal: AbortSignal.abort() }))).toBe('Request aborted')
})

it('says that nobody answered in time', async () => {
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  answerWith(never)
  expect(await errorOf(call('readMe'))).toBe('timeout of 15000ms exceeded')
  expect(asked).toHaveBeenCalledWith(15_000)
})

it('says that a page that was saved to a disk has no server', async () => {
  vi.stubGlobal('window', { location: { protocol: 'file:' } })
  answerWith(never)
  expect(await errorOf(call('readMe'))).toBe('Unsupported protocol')
})

it.each([400, 404, 499, 502])('says only the status where somebody else answered %i', async (status) => {
  answerWith(async () => new Response('<h1>not ours</h1>', { status }))
  expect(await errorOf(call('readMe'))).toBe(`Request failed with status code ${status}`)
})

it('does not take a success that cannot be read for one', async () => {
  answerWith(async () => new Response('<h1>Log in to this network</h1>'))
  expect(await errorOf(call('readMe'))).toBe('Error occured, refresh page.')
  expect(await errorOf(call('logout'))).toBe('Error Occured!')
})

const OFFLINE = { onLine: false }

it('says of a change that nothing was sent while the browser is offline', async () => {
  vi.stubGlobal('navigator', OFFLINE)
  answerWith(never)
  expect(await errorOf(call('deposit', { key: 'k' }))).toBe('Network Error. Nothing was sent.')
  expect(await errorOf(call('readMe'))).toBe('Network Error')
})

it('says of a change without an answer whether it may be sent again: only with its own key does it count once', async () => {
  answerWith(never)
  const repeatable = 'Network Error. It may not have arrived. Sending it again is safe: it counts once.'
  const unsure = 'Network Error. It may not have arrived. Check before you send it again.'
  expect(await errorOf(call('deposit', { key: 'k' }))).toBe(repeatable)
  expect(await errorOf(call('deposit'))).toBe(unsure)
  expect(await errorOf(call('logout'))).toBe(unsure)
})

it('reports a call without an answer, and no other', async () => {
  const reported = vi.fn()
  onNoAnswer(reported)
  answerWith(async () => new Response('', { status: 502 }))
  await errorOf(call('readMe'))
  expect(reported).not.toHaveBeenCalled()
  answerWith(never)
  await errorOf(call('readMe'))
  expect(reported).toHaveBeenCalledOnce()
})
