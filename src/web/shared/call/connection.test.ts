/** A lost connection: found by a probe, probed again after doubling pauses, and back by itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { probeNow, reportNoAnswer, whenReached } from './connection.ts'

let answers = false
const fetched = vi.fn(async () => {
  if (!answers) throw new TypeError('fetch failed')
  return new Response('', { status: 200 })
})
const reached = vi.fn()
const forget = whenReached(reached)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  reached.mockClear()
})
afterEach(async () => {
  answers = true
  probeNow()
  await vi.advanceTimersByTimeAsync(60_000)
  answers = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('does nothing where the server answers the probe', async () => {
  answers = true
  reportNoAnswer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([fetched.mock.calls.length, reached.mock.calls.length]).toEqual([1, 0])
})

it('probes after 2, 4, 8 seconds and so on, at most every 30, and calls back once', async () => {
  reportNoAnswer()
  reportNoAnswer()
  const counts: number[] = []
  for (const seconds of [0, 2, 4, 8, 16, 30, 30]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    counts.push(fetched.mock.calls.length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
  answers = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect([fetched.mock.calls.length, reached.mock.calls.length]).toEqual([8, 1])
})

it('probes at once on request and when the network is back', async () => {
  reportNoAnswer()
  await vi.advanceTimersByTimeAsync(0)
  probeNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.mock.calls.length).toBe(2)
  answers = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([fetched.mock.calls.length, reached.mock.calls.length]).toEqual([3, 1])
  forget()
})
