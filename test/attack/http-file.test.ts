/** Replies that are files, and answers that never change: what a browser, a cache and a program without compression get. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Handlers, routes } from '#contract/shared/define'
import { answer } from '#contract/shared/fields'
import { file } from '#contract/shared/file'
import { systemClock } from '#kernel/clock'
import { refuse } from '#kernel/refusal'
import { createServer, serve } from '#server/http'

const table = routes({
  readFile: {
    method: 'GET',
    path: '/file/:id',
    who: 'anyone',
    summary: 'A file',
    params: z.object({ id: z.string() }),
    reply: file('application/pdf', 'text/csv; charset=utf-8'),
    status: 200,
    refusals: ['no_message'],
  },
  readStone: {
    method: 'GET',
    path: '/stone',
    who: 'anyone',
    summary: 'Never changes',
    reply: answer(z.object({ n: z.int() })),
    status: 200,
    refusals: [],
  },
  readLong: {
    method: 'GET',
    path: '/long/:times',
    who: 'anyone',
    summary: 'As long as requested',
    params: z.object({ times: z.coerce.number() }),
    reply: answer(z.object({ text: z.string() })),
    status: 200,
    refusals: [],
  },
})
const LINES = 'a line\n'.repeat(5_000)
const packed = gzipSync(LINES)
const handlers: Handlers<typeof table> = {
  readFile: async ({ params, transport }) => {
    if (params.id === 'gone') return refuse('no_message')
    if (params.id === 'packed') {
      transport.neverChanges()
      return { type: 'text/csv; charset=utf-8', content: parts(packed), packed: 'gzip', tag: 'abc' }
    }
    if (transport.wants?.startsWith('text/csv')) return { type: 'text/csv; charset=utf-8', content: LINES, save_as: 'år "1".csv' }
    return { type: 'application/pdf', content: Uint8Array.of(0x25, 0x50, 0x44, 0x46) }
  },
  readStone: async ({ transport }) => {
    transport.neverChanges()
    return { data: { n: 1 } }
  },
  readLong: async ({ params }) => ({ data: { text: 'é'.repeat(params.times) } }),
}
const app = createServer({ public_url: 'http://127.0.0.1:3000', log: false })
let url = ''

beforeAll(async () => {
  serve(app, table, handlers, {
    public_url: 'http://127.0.0.1:3000',
    authenticate: async () => null,
    limit: async () => ({ allowed: true }),
    steppedUp: async () => null,
    clock: systemClock,
    mailbox_key: null,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/v1`
})
afterAll(() => app.close())

async function* parts(whole: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < whole.length; at += 10) yield whole.subarray(at, at + 10)
}

test('is the first of its types unless another is requested by name, and is not cached', async () => {
  const pdf = await fetch(`${url}/file/x`)
  expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'no-store'])
  expect(Buffer.from(await pdf.arrayBuffer()).toString()).toBe('%PDF')
  expect(pdf.headers.get('x-content-type-options')).toBe('nosniff')
  const csv = await fetch(`${url}/file/x`, { headers: { accept: 'image/png, text/csv;q=0.9, application/pdf' } })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="_r _1_.csv"; filename*=UTF-8''%C3%A5r%20%221%22.csv`)
  expect(await csv.text()).toBe(LINES)
})

test('is refused in the one error shape', async () => {
  const gone = await fetch(`${url}/file/gone`)
  expect([gone.status, ((await gone.json()) as { error_code: number }).error_code]).toEqual([404, 28])
})

test.each([
  ['gzip, br', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('kept compressed, it is sent so to %s as %s, and reads the same', async (accepted, sent) => {
  const answered = await fetch(`${url}/file/packed`, { headers: { 'accept-encoding': accepted } })
  expect(answered.headers.get('content-encoding')).toBe(sent)
  expect(answered.headers.get('vary')).toBe('accept-encoding')
  expect(await answered.text()).toBe(LINES)
})

test.each([
  [5_000, 'gzip, br', 'gzip'],
  [5_000, 'gzip;q=0', null],
  [5_000, 'identity', null],
  [100, 'gzip', null],
])('JSON of %i characters is sent to %s as %s, and reads the same', async (times, accepted, sent) => {
  const answered = await fetch(`${url}/long/${times}`, { headers: { 'accept-encoding': accepted } })
  expect([answered.headers.get('content-encoding'), answered.headers.get('vary')]).toEqual([sent, times > 4_000 ? 'accept-encoding' : null])
  expect(answered.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answered.json()).toEqual({ data: { text: 'é'.repeat(times) } })
  const etag = answered.headers.get('etag') ?? ''
  const again = await fetch(`${url}/long/${times}`, { headers: { 'accept-encoding': 'identity', 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('what never changes may be kept for ever, and is not sent again to who has it', async () => {
  for (const path of ['/file/packed', '/stone']) {
    const first = await fetch(url + path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[0-9a-z]+"$/)
    await first.text()
    const again = await fetch(url + path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})
