import { expect, it } from 'vitest'
import { listenMetrics } from '#server/metrics'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())

it('tells a watcher on loopback the books and what works, and the public port nothing of it', async () => {
  const app = await startApp(store)
  await app.member({ funded: '12.34' })
  const server = await listenMetrics(0, app.assembly.expose)
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    const text = await response.text()
    expect(text).toContain('\nclearterm_owed_cents 1234\n')
    expect(text).toContain('\nclearterm_custody_cents 120001234\n')
    expect(text).toContain('clearterm_moved_cents_total{kind="deposit.settle"} 1234')
    expect(text).toContain('clearterm_service_ok{service="ledger"} 1')
    expect(text.split('\n').every((line) => line === '' || /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.]+"\})? -?\d+)$/.test(line))).toBe(true)
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404)
  } finally {
    await server.close()
  }
})
