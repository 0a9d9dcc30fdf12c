/** sec/B19: a stream of events against readers who do not read, on a real socket. */
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { type Handlers, routes } from '#contract/shared/define'
import { systemClock } from '#kernel/clock'
import { createServer, serve } from '#server/http'

const api = routes({
  flood: {
    method: 'GET',
    path: '/flood',
    who: 'anyone',
    summary: 'As much as the reader takes',
    events: { part: z.object({ text: z.string() }) },
    reply: null,
    status: 200,
    refusals: [],
  },
})

const text = 'x'.repeat(10_000)

async function open(): Promise<{ port: number; sent: () => number; ended: Promise<void> }> {
  let sent = 0
  let end = (): void => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const handlers: Handlers<typeof api> = {
    flood: async () => ({
      stream: async (reader) => {
        while (await reader.send({ event: 'part', id: String(sent), data: { text } })) sent += 1
        end()
      },
    }),
  }
  const app = createServer({ public_url: 'http://localhost', log: false })
  serve(app, api, handlers, {
    public_url: 'http://localhost',
    authenticate: async () => null,
    steppedUp: async () => null,
    limit: async () => ({ allowed: true }),
    clock: systemClock,
    mailbox_key: null,
    streams: { patience_ms: 100, heartbeat_ms: 20 },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, sent: () => sent, ended }
}

it('sec/B19 drops a reader who does not read, and keeps no more than its socket holds', async () => {
  const { port, sent, ended } = await open()
  const socket = connect({ host: '127.0.0.1', port })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET /api/v1/flood HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  await ended
  // Far more was there to send: what the two kernels buffer for a connection is all that ever left.
  expect(sent()).toBeLessThan(2_000)
})

it('sec/B19 goes on for a reader who reads slowly, in order and complete', async () => {
  const { port, ended } = await open()
  const stop = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/flood`, { signal: stop.signal })
  let received = ''
  for await (const part of response.body ?? []) {
    received += Buffer.from(part as Uint8Array).toString()
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (received.length > 3_000_000) break
  }
  stop.abort()
  await ended
  const ids = [...received.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  expect(ids).toEqual(ids.map((_id, at) => at))
  expect(ids.length).toBeGreaterThan(250)
})
