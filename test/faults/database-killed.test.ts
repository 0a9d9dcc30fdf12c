/**
 * kill -9 to PostgreSQL and all its processes in the middle of money traffic (F2). Our server stays: it says 503 with Retry-After while the
 * database is away, finds it again by itself, and nothing that it acknowledged is lost or doubled. DATABASE_KILLS says how often; 20 takes
 * two minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { audit } from '#server/ledger'
import { openDatabase } from '#server/store'
import { startCluster } from '#test/support/cluster.ts'
import { onServer, urlOf } from '#test/support/on-server.ts'
import { longIt } from '#test/support/whole.ts'
import { check } from '../rooms/ledger/checker.ts'
import { administrator, pause, signUp, startServer } from './cluster.ts'
import { openTraffic, send } from './traffic.ts'

const KILLS = Number(process.env.DATABASE_KILLS ?? 1)
const CALLERS = 8
const CHECKS = ['treasury_audit', 'plans_audit', 'funding_audit']

const leaving: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const leave of leaving.reverse()) await leave()
})

longIt(
  `sec/F2: the server outlives ${KILLS} kills of PostgreSQL in traffic and loses nothing that it acknowledged`,
  async ({ skip }) => {
    const cluster = process.env.TEST_DATABASE_URL ? { unavailable: 'A borrowed PostgreSQL is not ours to kill.' } : await startCluster()
    if ('unavailable' in cluster) {
      if (process.env.CI === 'true') throw new Error(cluster.unavailable)
      return skip(cluster.unavailable)
    }
    leaving.push(cluster.stop)
    const data_dir = await mkdtemp(join(tmpdir(), 'clearterm-f2-'))
    leaving.push(() => rm(data_dir, { recursive: true, force: true }))
    const name = `clearterm_${newId().replaceAll('-', '')}`
    await onServer(cluster.url, `CREATE DATABASE ${name}`)
    const place = { database_url: urlOf(cluster.url, name), data_dir }

    const server = await startServer(place)
    leaving.push(() => server.child.ended('SIGKILL'))
    const boss = await administrator(server.url)
    await send(server.url, { by: boss, method: 'PATCH', path: '/admin/settings', body: { limit_money_calls: 1_000_000 } })
    const members = [await signUp(server.url), await signUp(server.url)]
    const traffic = openTraffic(members, boss, join(data_dir, 'sent.jsonl'), () => server.url)

    let doubtful = 0
    // More than asked for only where no kill met a call in flight.
    for (let kills = 0; kills < KILLS || (doubtful === 0 && kills < 5 * KILLS); kills += 1) {
      const before = traffic.acknowledged()
      const running = traffic.run(CALLERS)
      while (traffic.acknowledged() < before + 20) await pause()
      await cluster.crash()
      // Callers went on through it; what is acknowledged from here on was acknowledged by the database that came back.
      const back = traffic.acknowledged()
      while (traffic.acknowledged() < back + 5) await pause()
      traffic.stop()
      await running
      doubtful += (await traffic.resolve()).sent_again
    }

    expect(traffic.faults).toEqual([])
    expect(doubtful).toBeGreaterThan(0)
    expect(await server.child.ended('SIGTERM')).toEqual({ code: 0, signal: null })
    const database = await openDatabase(place)
    if (isRefused(database)) throw new Error(database.detail)
    leaving.push(() => database.close())
    expect(await check(database, traffic.list())).toEqual([])
    expect((await audit({ database, clock: systemClock, checks: CHECKS }, { whole: true })).findings).toEqual([])
    console.error(`PostgreSQL: ${KILLS} kills, ${traffic.acknowledged()} acknowledged, ${doubtful} in doubt and sent again`)
  },
  1_200_000,
)
