/**
 * A full disk (F4, S13): the folder of the database on a small file system that a balloon fills. Writes are answered 503 with Retry-After,
 * reads go on, /readyz says so, and after the balloon is gone everything works again by itself; nothing that was acknowledged is lost.
 * Only who may mount a file system can run it. FULL_DISKS says how often the balloon comes; 1 by default.
 */
import { execFileSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { audit } from '#server/ledger'
import { openDatabase } from '#server/store'
import { startCluster } from '#test/support/cluster.ts'
import type { DatabaseAddress } from '#test/support/database.ts'
import { onServer, urlOf } from '#test/support/on-server.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'
import { check } from '../rooms/ledger/checker.ts'
import { administrator, pause, type Server, signUp, startServer } from './cluster.ts'
import { openTraffic, send } from './traffic.ts'

const TIMES = Number(process.env.FULL_DISKS ?? 1)
const CALLERS = 4
const CHECKS = ['treasury_audit', 'plans_audit', 'funding_audit']
const SKIPPED = 'A file system may be mounted only by root: the disk cannot be made full here.'

/** A file system of its own of so many MiB, or null where it may not be made. */
function mountSmall(mebibytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0777`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  return folder
}

/** Takes all the room that is left. */
function inflate(folder: string): () => void {
  const path = join(folder, 'balloon')
  const file = openSync(path, 'w')
  for (let bytes = 1_048_576; bytes >= 4096; bytes /= 2)
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes))
    } catch {
      // No room for so much: for less, maybe.
    }
  fsyncSync(file)
  closeSync(file)
  return () => rmSync(path)
}

async function until(what: string, holds: () => Promise<boolean>, milliseconds = 60_000): Promise<number> {
  const started = performance.now()
  while (!(await holds().catch(() => false))) {
    if (performance.now() - started > milliseconds) throw new Error(`${what}: not within ${milliseconds} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return performance.now() - started
}

/** Traffic, a balloon in the middle of it, and what callers see until it is gone. */
async function outlast(server: Server, place: DatabaseAddress, folder: string): Promise<void> {
  const boss = await administrator(server.url)
  await send(server.url, { by: boss, method: 'PATCH', path: '/admin/settings', body: { limit_money_calls: 1_000_000 } })
  const members = [await signUp(server.url), await signUp(server.url)]
  const traffic = openTraffic(members, boss, join(scratch(), 'sent.jsonl'), () => server.url)
  const [reader] = members
  const read = async () =>
    reader !== undefined && (await send(server.url, { by: reader, method: 'GET', path: '/me/account' })).status === 200
  const ready = async (query: string) => await send(server.url, { by: null, method: 'GET', path: `/readyz${query}` })
  for (let times = 0; times < TIMES; times += 1) {
    const running = traffic.run(CALLERS)
    const before = traffic.acknowledged()
    while (traffic.acknowledged() < before + 20) await pause()
    const deflate = inflate(folder)
    let reply = ''
    await until('/readyz says that there is no room', async () => {
      const { status, text } = await ready('')
      reply = text
      return status === 503 && text.includes('Not ready for writes')
    })
    // The reason is the operator's to read.
    expect(reply).not.toMatch(/space left|extend file|base\//)
    expect(await read()).toBe(true)
    expect((await ready('?for=reads')).status).toBe(200)
    deflate()
    const back = traffic.acknowledged()
    const waited = await until('writes go on', async () => traffic.acknowledged() > back, 60_000)
    await until('/readyz is content', async () => (await ready('')).status === 200)
    console.error(`${place.database_url ? 'PostgreSQL' : 'embedded'}: writes again ${Math.round(waited)} ms after there was room`)
    traffic.stop()
    await running
    await traffic.resolve()
  }
  expect(traffic.faults).toEqual([])
  expect([...server.child.lines, ...server.child.errors].join('\n')).toMatch(/takes no writes: .*(space left|disk|extend)/)
  expect(await server.child.ended('SIGTERM')).toEqual({ code: 0, signal: null })
  const database = await openDatabase(place)
  if (isRefused(database)) throw new Error(database.detail)
  onTestFinished(() => database.close())
  expect(await check(database, traffic.list())).toEqual([])
  expect((await audit({ database, clock: systemClock, checks: CHECKS }, { whole: true })).findings).toEqual([])
}

longIt(
  'sec/S13 a full disk under PostgreSQL: 503 for writes, reads go on, and it works again by itself',
  async ({ skip }) => {
    const folder = mountSmall(160)
    if (folder === null) return skip(SKIPPED)
    if (process.env.TEST_DATABASE_URL) return skip('A borrowed PostgreSQL has its own disk.')
    const cluster = await startCluster({ under: folder, wal_apart: true })
    if ('unavailable' in cluster) return skip(cluster.unavailable)
    onTestFinished(cluster.stop)
    const name = `clearterm_${newId().replaceAll('-', '')}`
    await onServer(cluster.url, `CREATE DATABASE ${name}`)
    const place = { database_url: urlOf(cluster.url, name), data_dir: scratch() }
    const server = await startServer(place)
    onTestFinished(() => void server.child.ended('SIGKILL'))
    await outlast(server, place, folder)
  },
  300_000,
)

longIt(
  'sec/S13 a full disk under the embedded store: 503 for writes, reads go on, and it works again by itself',
  async ({ skip }) => {
    const folder = mountSmall(160)
    if (folder === null) return skip(SKIPPED)
    const place = { database_url: null, data_dir: join(folder, 'data') }
    const server = await startServer(place)
    onTestFinished(() => void server.child.ended('SIGKILL'))
    await outlast(server, place, folder)
  },
  300_000,
)
