/**
 * Reads that may be late, with a real streaming replica: what it answers, what it says about its age, and what happens when it can't be
 * used.
 */
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { readPoint } from '#server/books'
import { cachedLate, type Database, openLateReads, asOf as readAsOf } from '#server/store'
import { type Answer, type Client, deposit, startApp, type TestApp } from '#test/support/app.ts'
import { postgresqlInReach } from '#test/support/cluster.ts'
import { testStore } from '#test/support/database.ts'
import { onServer, urlOf } from '#test/support/on-server.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { proxyBefore } from '#test/support/proxy.ts'
import { writeRenderer } from '#test/support/renderer.ts'
import { blankWeb } from '#test/support/scratch.ts'
import { type Standby, startStandby } from '../drill/standby.ts'

const MONTH_DAYS = 31
/** Counts over many rows are kept this long; a reply names the earliest batch of what it has. */
const KEPT_SECONDS = 16
/** A call of each route that may be late; `:month` is a month that is over. */
const paths: Readonly<Record<string, string>> = {
  readCandles: '/market/candles?symbol=BTCUSDT',
  readBotEquity: '/bots/1.0/equity',
  readBotCurves: '/bots/curves',
  readBotWeights: '/bots/1.0/weights',
  readDivergence: '/bots/divergence',
  listForecasts: '/forecasts',
  readForecastOverview: '/forecasts/overview',
  listForecastScores: '/forecasts/scores?coin=all',
  listForecastModels: '/forecasts/models',
  readForecastCalibration: '/forecasts/calibration',
  readCoinForecast: '/forecasts/bitcoin',
  listCoinForecasts: '/forecasts/bitcoin/history',
  readStats: '/stats',
  readStatRecords: '/stats/deposits_settled/records',
  readTicker: '/ticker',
  readStatement: '/me/statement?format=csv&month=:month',
}
const CANDLES = '/market/candles?symbol=BTCUSDT'

// A borrowed server is not ours to copy.
describe.skipIf(!postgresqlInReach() || process.env.TEST_DATABASE_URL !== undefined)('a streaming replica', () => {
  const store = testStore('postgresql')
  let database: Database
  let standby: Standby
  let app: TestApp
  let ada: Client
  let bob: Client
  let month = ''
  let primary_url = ''
  const login = `late_reader_${newId().slice(-12)}`
  let replica_url = ''
  let other_url = ''

  const asOf = ({ status, headers }: Answer): bigint => {
    expect(status).toBe(200)
    return BigInt(headers.get('clearterm-as-of') ?? -1)
  }
  const call = (path: string) => ada.call('GET', path.replace(':month', month))
  const newest = async (on = database.query) => (await readPoint(on)).batch
  /** Other files write to the same server meanwhile, and the standby replays their writes too. */
  const replayed = async () => {
    const [primary] = await onServer(primary_url, 'SELECT pg_current_wal_lsn()::text AS at')
    const isThere = `SELECT pg_last_wal_replay_lsn() >= '${primary?.at}' AS there`
    await vi.waitFor(async () => expect(await onServer(standby.url, isThere)).toEqual([{ there: true }]), {
      timeout: 60_000,
      interval: 100,
    })
  }
  const caughtUp = async () => {
    await replayed()
    expect(asOf(await call(CANDLES))).toBe(await newest())
  }
  const deposited = async () => {
    const { body } = await call('/stats/deposits_settled/records')
    return String(body.data?.value)
  }
  const statement = () => call('/me/statement?format=csv&month=:month')
  const placed = (max_lag_seconds: number, url = replica_url) =>
    openLateReads({ database, replica_url: url, max_lag_seconds, clock: systemClock, readPoint, onMoved: () => {} })
  /** Where one read was answered. */
  const placeOf = async (max_lag_seconds: number, url?: string) => {
    const reads = placed(max_lag_seconds, url)
    const { batch } = await readAsOf(() => reads.database.late(async () => null))
    await reads.close()
    return { place: [...(reads.counts() ?? [])].find(([, count]) => count === 1)?.[0], batch }
  }

  beforeAll(async () => {
    const place = await store.place({ seeded: true })
    const other = await store.place({ seeded: true })
    primary_url = place.database_url ?? ''
    standby = await startStandby(primary_url, login)
    // The rights of the app, and no others.
    await onServer(primary_url, `CREATE ROLE ${login} LOGIN IN ROLE clearterm_app`)
    await replayed()
    replica_url = urlOf(standby.url, new URL(primary_url).pathname.slice(1)).replace('postgres@', `${login}@`)
    other_url = urlOf(standby.url, new URL(other.database_url ?? '').pathname.slice(1)).replace('postgres@', `${login}@`)
    database = await store.open(place)
    const web_dir = blankWeb()
    writeRenderer(web_dir, { '/': '{deposits_settled}' })
    app = await startApp(store, { database, web_dir, environment: { DATABASE_URL: primary_url, DATABASE_REPLICA_URL: replica_url } })
    ada = await app.member({ funded: '100' })
    bob = await app.member()
    month = new Date().toISOString().slice(0, 7)
    const boss = await app.administrator()
    expect((await boss.call('POST', '/admin/business-date', { days: MONTH_DAYS })).status).toBe(201)
    app.clock.advance(KEPT_SECONDS)
  })
  afterAll(async () => {
    await standby?.stop()
    await vi.waitFor(() => onServer(primary_url, `SELECT pg_drop_replication_slot('${login}')`), { timeout: 10_000 })
    await onServer(primary_url, `DROP ROLE IF EXISTS ${login}`)
  })

  it('is read only where a read may be late, and a late read writes nowhere', async () => {
    const reads = placed(60)
    const isReplica = () => reads.database.late((query) => query('SELECT pg_is_in_recovery() AS late'))
    expect([await isReplica(), (await readAsOf(isReplica)).value]).toEqual([[{ late: false }], [{ late: true }]])
    const write = () => reads.database.late((query) => query('UPDATE throttle SET hits = hits'))
    for (const attempt of [write(), readAsOf(write)]) await expect(attempt).rejects.toThrow('a late read only reads')
    expect(reads.counts()?.get('failed')).toBe(1)
    await reads.close()
  })

  it('who shares a read that another caller began is as of its batch too', async () => {
    const reads = placed(60)
    const kept = cachedLate({ database: reads.database, clock: systemClock }, 60, async () => null)
    const first = await readAsOf(kept)
    expect(first.batch).toBe(await newest())
    const [second, outer] = [await readAsOf(kept), await readAsOf(async () => [await kept(), await readAsOf(async () => 1)])]
    expect([second.batch, outer.batch]).toEqual([first.batch, first.batch])
    await reads.close()
  })

  it('answers every read that may be late, with its batch, and no other', async () => {
    await caughtUp()
    const late = Object.entries<Route>(api).flatMap(([name, { stale }]) => (stale ? [name] : []))
    expect(Object.keys(paths).sort()).toEqual(late.sort())
    const batch = await newest()
    for (const path of Object.values(paths)) expect([path, asOf(await call(path))]).toEqual([path, batch])
    const page = await fetch(app.url)
    expect([page.status, page.headers.has('clearterm-as-of')]).toEqual([200, true])
    expect(BigInt(page.headers.get('clearterm-as-of') ?? -1)).toBeLessThanOrEqual(batch)
    const pdf = await fetch(`${app.url}/api/v1/me/statement?month=${month}`, { headers: { authorization: `Bearer ${ada.token}` } })
    const printed = await readPdf(Buffer.from(await pdf.arrayBuffer()))
    expect(JSON.stringify(printed.pages)).toContain('Journal up to batch')
    expect((await call('/me/account')).headers.get('clearterm-as-of')).toBeNull()
    expect((await call('/market/prices')).headers.get('clearterm-as-of')).toBeNull()
    // Each round reads at most once from the primary: before the replica had caught up with the member's newest posting.
    expect(await app.assembly.exposition.read()).toMatch(/clearterm_stale_reads_total\{place="replica"\} [1-9]/)
    expect(await app.assembly.exposition.read()).toContain('clearterm_stale_reads_total{place="failed"} 0')
  })

  it('while replay is paused it says the older batch, and who has seen more reads the primary', async () => {
    const before = await newest()
    await onServer(standby.url, 'SELECT pg_wal_replay_pause()')
    await deposit(bob, '50')
    app.clock.advance(KEPT_SECONDS)
    expect(await newest()).toBeGreaterThan(before)
    expect(asOf(await call(CANDLES))).toBe(before)
    expect([asOf(await call('/stats')), await deposited()]).toEqual([before, '100.00'])
    expect((await bob.call('GET', '/me/account')).text).toContain('"main_balance":"50.00"')
    // Nothing of hers is missing on the replica; then she has a newer posting.
    const [old] = [await statement()]
    expect(asOf(old)).toBe(before)
    await deposit(ada, '1')
    const later = await statement()
    expect([asOf(later), later.text]).toEqual([await newest(), old.text])
    expect(await placeOf(0.001)).toEqual({ place: 'lagging', batch: await newest() })
    expect(await placeOf(60)).toEqual({ place: 'replica', batch: before })
    await onServer(standby.url, 'SELECT pg_wal_replay_resume()')
    await caughtUp()
    app.clock.advance(KEPT_SECONDS)
    expect(await deposited()).toBe('151.00')
  })

  it('is not waited for when it stops answering', async () => {
    const open: Socket[] = []
    const proxy = await proxyBefore({ database_url: replica_url, data_dir: '' }, (client, server) => {
      open.push(client, server)
      client.pipe(server).pipe(client)
    })
    onTestFinished(proxy.close)
    const reads = placed(60, proxy.place.database_url ?? '')
    const batch = async () => (await readAsOf(() => reads.database.late(async () => null))).batch
    expect(await batch()).toBe(await newest())
    for (const socket of open) socket.unpipe().pause()
    expect(await batch()).toBe(await newest())
    expect([reads.counts()?.get('replica'), reads.counts()?.get('unreachable')]).toEqual([1, 1])
    for (const socket of open) socket.destroy()
    await reads.close()
  })

  it('is not used for another database, once it was promoted, or when it is gone, and no call fails', async () => {
    expect(await placeOf(60, other_url)).toEqual({ place: 'another_database', batch: await newest() })
    await onServer(standby.url, 'SELECT pg_promote(false)')
    await vi.waitFor(async () => expect(await onServer(standby.url, 'SELECT pg_is_in_recovery() AS late')).toEqual([{ late: false }]), {
      timeout: 60_000,
    })
    expect(await placeOf(60)).toEqual({ place: 'promoted', batch: await newest() })
    await deposit(bob, '5')
    expect(asOf(await call(CANDLES))).toBe(await newest())
    // Calls that are under way meanwhile are answered too.
    const calls = Array.from({ length: 8 }, () => call('/bots/divergence'))
    await standby.kill()
    for (const one of [...(await Promise.all(calls)), await call(CANDLES)]) expect(asOf(one)).toBe(await newest())
    await vi.waitFor(async () => expect(await app.assembly.exposition.read()).toMatch(/place="unreachable"\} [1-9]/))
    expect(await app.assembly.exposition.read()).toMatch(/place="promoted"\} [1-9]/)
  })
})
