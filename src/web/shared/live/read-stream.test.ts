import { expect, it } from 'vitest'
import { type LiveEvent, parser, pauseMs } from './read-stream.ts'

const STREAM =
  'id: 7-0\nevent: ready\ndata: {"resumed":true}\n\n:\n\nevent: balance\ndata: {}\n\nid: 7-1\nevent: message\ndata: {"id":"m"}\n\n'
const EVENTS: LiveEvent[] = [
  { id: '7-0', event: 'ready', resumed: true },
  { id: null, event: 'balance', resumed: false },
  { id: '7-1', event: 'message', resumed: false },
]

it('reads the same events wherever the text is cut', () => {
  for (const size of [1, 2, 7, 1_000]) {
    const received: LiveEvent[] = []
    const read = parser((news) => received.push(news))
    for (let at = 0; at < STREAM.length; at += size) read(STREAM.slice(at, at + size))
    expect(received).toEqual(EVENTS)
  }
})

it('tells no event that is not whole', () => {
  const received: LiveEvent[] = []
  parser((news) => received.push(news))(STREAM.slice(0, -1))
  expect(received).toEqual(EVENTS.slice(0, 2))
})

it('waits ever longer for a server that is away, and at most a minute', () => {
  for (let failures = 0; failures < 20; failures += 1) {
    const whole = Math.min(60_000, 1_000 * 2 ** failures)
    const pause = pauseMs(failures)
    expect(pause).toBeGreaterThanOrEqual(whole / 2)
    expect(pause).toBeLessThan(whole)
  }
})
