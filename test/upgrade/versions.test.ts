/**
 * Two nodes on one PostgreSQL go from a version to the next and back, one node at a time, under traffic. `npm run test:upgrade` names the
 * two (OLD_VERSION and NEW_VERSION are folders with a built server). Without them it is this version, and one that adds a column and an
 * index.
 */
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { audit } from '#server/ledger'
import { type Database, openDatabase } from '#server/store'
import { quickKind, testStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'
import { administrator, pause, type Server, signUp, startServer } from '../faults/cluster.ts'
import { openTraffic, send, type Traffic } from '../faults/traffic.ts'
import { check } from '../rooms/ledger/checker.ts'

const CALLERS = 4
const CALLS_BETWEEN = 25
const CHECKS = ['treasury_audit', 'plans_audit', 'funding_audit']
const NEXT = {
  '998-column.sql': '-- expand\nALTER TABLE users ADD COLUMN next_version text;\n',
  '999-index.sql': `-- expand, concurrently
DROP INDEX CONCURRENTLY IF EXISTS move_next_version;
CREATE INDEX CONCURRENTLY IF NOT EXISTS move_next_version ON move (amount);
`,
}

/** A program that serves the version which was built in this folder. */
async function programOf(folder: string): Promise<string> {
  const program = join(scratch(), 'serve.mjs')
  await writeFile(
    program,
    `import { main } from '${join(resolve(folder), 'dist/server/main.js')}'\nawait main({ web_dir: process.argv[2] })\n`,
  )
  return program
}

/** A copy of this version with two more migrations. */
async function plantNext(): Promise<string> {
  const folder = scratch()
  await mkdir(join(folder, 'dist'))
  for (const part of (await readdir('dist')).filter((name) => name !== 'web'))
    await cp(join('dist', part), join(folder, 'dist', part), { recursive: true })
  await cp('package.json', join(folder, 'package.json'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [name, sql] of Object.entries(NEXT)) await writeFile(join(folder, 'dist/server/store/migrations', name), sql)
  return folder
}

async function expectBooks(database: Database, traffic: Traffic): Promise<void> {
  expect(await check(database, traffic.list())).toEqual([])
  expect((await audit({ database, clock: systemClock, checks: CHECKS }, { whole: true })).findings).toEqual([])
}

longIt(
  'goes from one version to the next and back under traffic: nothing is lost or doubled, and no answer is 500',
  async () => {
    if (quickKind() === 'embedded') throw new Error('This test needs PostgreSQL.')
    const store = testStore('postgresql')
    const place = await store.place({ empty: true })
    const [old, next] = [await programOf(process.env.OLD_VERSION ?? '.'), await programOf(process.env.NEW_VERSION ?? (await plantNext()))]
    const nodes: Server[] = [await startServer(place, old), await startServer(place, old)]
    const opened = await openDatabase(place)
    if (isRefused(opened)) throw new Error(opened.detail)
    const schemaOf = async () => (await opened.query<{ name: string }>('SELECT name FROM schema_migration')).map(({ name }) => name)
    const before = await schemaOf()

    let turn = 0
    const alive = (): string => {
      turn += 1
      return nodes[turn % nodes.length]?.url ?? ''
    }
    const boss = await administrator(alive())
    const many = await send(alive(), { by: boss, method: 'PATCH', path: '/admin/settings', body: { limit_money_calls: 1_000_000 } })
    expect(many.status).toBe(200)
    const members = [await signUp(alive()), await signUp(alive()), await signUp(alive())]
    const traffic = openTraffic(members, boss, join(scratch(), 'sent.jsonl'), alive)
    const running = traffic.run(CALLERS)
    for (const program of [next, old]) {
      for (let n = 0; n < 2; n += 1) {
        const wanted = traffic.acknowledged() + CALLS_BETWEEN
        while (traffic.acknowledged() < wanted) await pause()
        // The other node serves alone meanwhile, as behind a load balancer.
        const [leaving] = nodes.splice(0, 1)
        expect(await leaving?.child.ended('SIGTERM')).toEqual({ code: 0, signal: null })
        nodes.push(await startServer(place, program))
      }
    }
    const wanted = traffic.acknowledged() + CALLS_BETWEEN
    while (traffic.acknowledged() < wanted) await pause()
    traffic.stop()
    await running
    const { sent_again } = await traffic.resolve()

    expect(traffic.faults).toEqual([])
    await expectBooks(opened, traffic)
    const added = (await schemaOf()).filter((name) => !before.includes(name))
    if (process.env.OLD_VERSION === undefined) expect(added).toEqual(Object.keys(NEXT))
    for (const { child } of nodes) expect(await child.ended('SIGTERM')).toEqual({ code: 0, signal: null })
    await opened.close()
    console.error(`${traffic.acknowledged()} calls acknowledged, ${sent_again} sent again; migrations added: ${added.join(', ') || 'none'}`)
  },
  900_000,
)
