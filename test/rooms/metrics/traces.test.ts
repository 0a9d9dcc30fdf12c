/** Traces as a collector receives them: a call and its batch in one trace, and nothing of the person. */
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { openTraces } from '#server/metrics'
import { deposit, startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

type SentSpan = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

const store = testStore(quickKind())

async function startCollector() {
  const bodies: string[] = []
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const spans = (): SentSpan[] =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: SentSpan[] }[] }) =>
        one.scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    bodies,
    paths,
    spans,
    close: () => server.close(),
  }
}

it('sends a call and the batch that wrote its money in one trace, and nothing of the person', async () => {
  const collector = await startCollector()
  const traces = await openTraces({ endpoint: collector.url, ratio: 1 }, 'test')
  try {
    const app = await startApp(store, { traces })
    const member = await app.member()
    await deposit(member, '4321.09')
    await app.anyone.call('POST', '/auth/login', { email: member.email, password: 'a wrong password 4711' })
    await traces.close()
    const spans = collector.spans()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const attributesOf = (span: SentSpan | undefined) =>
      Object.fromEntries(span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [])
    const [paid] = named('POST /api/v1/private/user/deposit/:id/pay')
    expect(attributesOf(paid)).toMatchObject({ 'http.response.status_code': 201, 'http.request.method': 'POST' })
    const batch = named('write batch').find(({ parentSpanId }) => parentSpanId === paid?.spanId)
    expect([batch?.traceId, attributesOf(batch)['clearterm.groups']]).toEqual([paid?.traceId, 1])
    expect(attributesOf(named('POST /api/v1/auth/login')[0])).toMatchObject({ 'clearterm.refusal': 'wrong_credentials' })
    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
    // Ids and times are drawn or measured, so four digits in a row may be in them by chance.
    const whole = collector.bodies.join('')
    expect(whole).not.toContain(member.user_id)
    const sent = whole.replace(
      /"(?:\w*[tT]raceId|\w*[sS]panId|\w+UnixNano)":"\w*"|"doubleValue":[\d.e-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
      '',
    )
    expect(sent).not.toMatch(/traceId|spanId|UnixNano|doubleValue/i)
    for (const personal of [member.email, member.user_id, member.token ?? '', '4321', '127.0.0.1', '4711'])
      expect([personal, sent.includes(personal)]).toEqual([personal, false])
  } finally {
    collector.close()
  }
})

it('goes on when the collector does not answer', async () => {
  const traces = await openTraces({ endpoint: 'http://127.0.0.1:9', ratio: 1 }, 'test')
  const app = await startApp(store, { traces })
  expect((await app.anyone.call('GET', '/config')).status).toBe(200)
  await traces.close()
})
