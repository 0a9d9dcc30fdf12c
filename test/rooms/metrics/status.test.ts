import { expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { USUAL } from '../bots/trading.ts'

type Status = {
  readonly ok: boolean
  readonly services: readonly { readonly name: string; readonly ok: boolean }[]
  readonly days: readonly {
    readonly day: string
    readonly seen: number
    readonly missed: number
    readonly not_ok: Record<string, number>
  }[]
}

onStore((store) => {
  const watch = async (app: TestApp) => app.assembly.jobs.find(({ name }) => name === 'services')?.run()
  const read = async (app: TestApp): Promise<Status> => {
    app.clock.advance(20)
    return (await app.anyone.call('GET', '/status')).body.data as unknown as Status
  }

  it('is operational while every service is, and names the one that is not', async () => {
    const feed = scriptedFeed()
    // Seeded now: where half an hour has passed since, its proof is late.
    const app = await startApp(store, { feed, database: await store.open() })
    feed.say(USUAL)
    await app.assembly.market.tick()
    expect((await app.assembly.metrics.liveTexts('en')).status_line).toBe('All Services Operational')
    expect((await app.anyone.call('GET', '/status')).body.data).toMatchObject({ ok: true })
    app.clock.advance(150)
    expect(await read(app)).toMatchObject({ ok: false })
    // The test's clock has left the store's behind, which is a finding too.
    expect((await read(app)).services.filter(({ ok }) => !ok)).toEqual([
      { name: 'clock', ok: false, starting: false },
      { name: 'prices', ok: false, starting: false },
    ])
    expect((await app.assembly.metrics.liveTexts('de')).status_line).toBe('Nicht in Betrieb: Uhr, Kurse')
    await app.database.query(`UPDATE journal_head SET halted = 'a finding'`)
    const { services } = await read(app)
    expect(services.find(({ name }) => name === 'ledger')).toEqual({ name: 'ledger', ok: false, starting: false })
    expect(JSON.stringify(services)).not.toContain('finding')
  })

  it('counts each minute once for any number of checks, reports unsampled minutes, and forgets after 90 days', async () => {
    const app = await startApp(store, { feed: scriptedFeed() })
    await Promise.all([watch(app), watch(app), watch(app)])
    app.clock.advance(60)
    await watch(app)
    app.clock.advance(180)
    await watch(app)
    const [today, ...more] = (await read(app)).days
    // A run over midnight has two days; together they are the same.
    const seen = [today, ...more].reduce((sum, day) => sum + (day?.seen ?? 0), 0)
    const prices = [today, ...more].reduce((sum, day) => sum + (day?.not_ok.prices ?? 0), 0)
    expect([seen, prices]).toEqual([3, 3])
    expect([today, ...more].reduce((sum, day) => sum + (day?.missed ?? 0), 0)).toBeGreaterThanOrEqual(1)
    expect(today?.not_ok.ledger).toBe(0)
    app.clock.advance(91 * 86_400)
    await app.assembly.jobs.find(({ name }) => name === 'purge')?.run()
    expect(await app.database.query('SELECT FROM service_day')).toEqual([])
    expect((await read(app)).days).toEqual([])
  })
})
