import { expect, expectTypeOf, it } from 'vitest'
import { listenMetrics, openExposition } from '#server/metrics'
import { counter, series } from '#server/room'
import { startApp, type TestApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())
const TOKEN = 'scrape-token-of-this-test'
const LINE = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? (-?\d+(\.\d+)?(e[-+]?\d+)?|Na[Nn]|[+-]Inf))$/

async function served(app: TestApp, token: string | null = null) {
  const server = await listenMetrics({ host: '127.0.0.1', port: 0, token }, app.assembly.exposition)
  const scrape = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${server.port}/metrics`, { headers })
  return { ...server, scrape }
}

it('shows a watcher on loopback the books and what works, and the public port nothing of it', async () => {
  const app = await startApp(store)
  await app.member({ funded: '12.34' })
  const server = await served(app)
  try {
    const response = await server.scrape()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    const text = await response.text()
    expect(text).toContain('\nclearterm_owed_cents 1234\n')
    expect(text).toContain('\nclearterm_custody_cents 120001234\n')
    expect(text).toContain('clearterm_moved_cents_total{kind="deposit.settle"} 1234')
    expect(text).toContain('clearterm_service_ok{service="ledger"} 1')
    expect(text).toMatch(/\nclearterm_build_info\{build="(unknown|[0-9a-f]{40})"\} 1\n/)
    expect(text.split('\n').filter((line) => line !== '' && !LINE.test(line))).toEqual([])
    expect(text).not.toContain('clearterm_metrics_source_ok{source="figures"} 0')
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

it('counts calls by route and class, refusals by name, batches, jobs, queues and the age of what must stay young', async () => {
  const app = await startApp(store)
  const member = await app.member({ funded: '20' })
  await member.call('GET', '/me/account')
  await member.call('GET', '/admin/team')
  await app.anyone.call('GET', '/nothing/here')
  await app.assembly.schedule.runNow('epoch')
  await app.assembly.schedule.runNow('health')
  await app.assembly.auditLedger(false)
  app.clock.advance(40)
  const text = await app.assembly.exposition.read()
  const value = (series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    )
  const calls = (route: string, status_class: string) =>
    value(`clearterm_http_request_duration_seconds_count{method="GET",route="${route}",status_class="${status_class}"}`)
  expect([calls('/api/v1/me/account', '2xx'), calls('/api/v1/admin/team', '4xx'), calls('none', '4xx')]).toEqual([1, 1, 1])
  expect([value('clearterm_refusals_total{refusal="forbidden"}'), value('clearterm_refusals_total{refusal="no_route"}')]).toEqual([1, 1])
  expect(value('clearterm_write_batch_duration_seconds_count')).toBeGreaterThan(0)
  expect(value('clearterm_write_wait_seconds_count')).toBe(value('clearterm_write_batch_groups_sum'))
  expect(value('clearterm_epoch_build_seconds_count')).toBe(1)
  expect(value('clearterm_checkpoint_age_seconds')).toBeGreaterThanOrEqual(40)
  expect(value('clearterm_audits_total{outcome="clean"}')).toBe(1)
  expect(value('clearterm_audit_last_success_timestamp_seconds')).toBeGreaterThan(1_600_000_000)
  expect(value('clearterm_job_runs_total{job_name="epoch"}')).toBe(1)
  expect(value('clearterm_job_lag_seconds{job_name="mail"}')).toBeGreaterThanOrEqual(38)
  expect(value('clearterm_lease_takeovers_total{job_name="epoch"}')).toBe(1)
  expect(value('clearterm_database_connections_max')).toBeGreaterThan(1)
  expect(value('clearterm_money_writes_stopped')).toBe(0)
  expect(value('clearterm_bot_halted{bot="1.0"}')).toBe(1)
  for (const name of ['outbox_age_seconds', 'mail_age_seconds', 'stream_clients', 'password_hash_waiting', 'write_queue_groups'])
    expect([name, value(`clearterm_${name}`)]).toEqual([name, expect.any(Number)])
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'clearterm_database_ping_seconds'])
    expect([name, value(name) > 0]).toEqual([name, true])
})

it('still shows this process when the database has gone, and says which figures are missing', async () => {
  const app = await startApp(store)
  await app.assembly.schedule.runNow('health')
  const { database } = app
  await database.close()
  const text = await app.assembly.exposition.read()
  expect(text).toContain('clearterm_metrics_source_ok{source="queues"} 0')
  expect(text).toContain('clearterm_metrics_source_ok{source="process"} 1')
  expect(text).toContain('# TYPE clearterm_outbox_age_seconds gauge')
  expect(text).not.toMatch(/^clearterm_outbox_age_seconds /m)
  expect(text).toMatch(/^clearterm_calls_max 512$/m)
})

it('asks for the token where one is set', async () => {
  const app = await startApp(store)
  const server = await served(app, TOKEN)
  try {
    const tried = [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${TOKEN}x` }, { authorization: TOKEN }]
    for (const headers of tried) {
      const refused = await server.scrape(headers as Record<string, string>)
      expect([refused.status, refused.headers.get('www-authenticate'), await refused.text()]).toEqual([
        401,
        'Bearer',
        expect.not.stringContaining('clearterm_'),
      ])
    }
    expect((await server.scrape({ authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  } finally {
    await server.close()
  }
})

it('refuses a series that two rooms declare, and does not compile one without a help text', () => {
  const once = () => series('one', () => 1, { clearterm_one: { help: 'One.', of: (one) => one } })
  expect(() => openExposition([once(), once()])).toThrow('clearterm_one')
  expect(() => openExposition([counter('clearterm_one', 'One.'), once()])).toThrow('clearterm_one')
  type Declared = Parameters<typeof series<number>>[2]
  expectTypeOf<{ clearterm_none: { of: (one: number) => number } }>().not.toExtend<Declared>()
})
