/**
 * Every read of the contract while the database refuses: at each of its statements, and while its connections are cut. The answer is 503,
 * and no promise is rejected without a handler, which would end the process.
 */
import { connect as connectTcp } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import type { Database } from '#server/store'
import { serverIsBuilt, startChild, WITHOUT_PRICES } from '#test/support/child.ts'
import { eachStore, onStore, type TestStore, testStore } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { connect } from '#test/support/on-server.ts'
import { blankWeb } from '#test/support/scratch.ts'
import { is_whole, longIt, thirdOf } from '#test/support/whole.ts'
import { pathOf, type Role, roles, rows } from '../specification/calls.ts'
import { makeWorld, type World } from './world.ts'

type ReadCase = {
  readonly name: RouteName
  readonly role: Role
  readonly path: string
  readonly accept: string
  /**
   * At which of its statements it is refused: the least and the highest role at all, the others at the first ones; a third of them in `npm
   * test`.
   */
  readonly refused_at: readonly number[]
}

const [ALL, FIRST] = [40, 2]

/** Answers that have begun when a statement is refused: a file is cut, a stream ends. */
const BEGUN: Partial<Record<RouteName, 'cut' | 200>> = { exportData: 'cut', readLeaves: 'cut', streamEvents: 200, streamMarket: 200 }

const unhandled: unknown[] = []
const note = (error: unknown): void => void unhandled.push(error)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

/**
 * By every role that is let in, in `npm test` by the least and the highest in turn; as CSV where there is one. Streams last: they read on
 * in the background.
 */
function readsOf(world: World): ReadCase[] {
  return (Object.entries(api) as [RouteName, Route][])
    .filter(([, { method }]) => method === 'GET')
    .toSorted(([, one], [, other]) => Number(one.events !== undefined) - Number(other.events !== undefined))
    .flatMap(([name, { csv, events }], nth) => {
      const row = rows[name]
      const path = pathOf(name, row, world.ids)
      const allowed = roles.filter((role) => ![401, 403].includes(row.expect[role]))
      const ends = allowed.filter((_, at) => at === 0 || at === allowed.length - 1)
      return (is_whole ? allowed : ends.filter((_, at) => at === nth % ends.length)).flatMap((role, at) => {
        const tries = Array.from({ length: events || !ends.includes(role) ? FIRST : ALL }, (_, through) => through)
        return (csv ? ['*/*', 'text/csv'] : ['*/*']).map((accept, kind) => {
          return { name, role, path, accept, refused_at: thirdOf(tries, nth + at + kind) }
        })
      })
    })
}

/** Lets some statements through and refuses the others, every third at once and the rest later, so that they fail in any order. */
function refuseStatements() {
  const { query } = pg.Client.prototype
  const state = { through: Number.POSITIVE_INFINITY, refused: 0 }
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    if (state.through > 0) {
      state.through -= 1
      return Reflect.apply(query, this, sent)
    }
    const wait_ms = 2 * (state.refused % 3)
    state.refused += 1
    const error = new Error('Connection terminated unexpectedly')
    const callback = sent.find((each) => typeof each === 'function') ?? (sent[0] as { callback?: (error: unknown) => void }).callback
    const refusal = wait_ms === 0 ? Promise.reject(error) : delay(wait_ms).then(() => Promise.reject(error))
    if (!callback) return refusal
    refusal.catch((reason: unknown) => callback(reason))
    return undefined
  } as typeof query
  const restore = (): void => {
    pg.Client.prototype.query = query
  }
  return { state, restore }
}

/** With a published epoch, as many reads of the proof ask for. */
async function worldOf(store: TestStore, database?: Database): Promise<World> {
  const world = await makeWorld(store, database)
  expect((await world.administrator.call('POST', '/admin/proof/epoch')).status).toBe(201)
  return world
}

/** The status, or `cut` for an answer that ended early. */
async function ask(world: World, { role, path, accept }: ReadCase): Promise<number | 'cut'> {
  try {
    return (await world[role].call('GET', path, undefined, { accept })).status
  } catch {
    return 'cut'
  }
}

onStore((store) => {
  let world: World
  beforeAll(async () => {
    world = await worldOf(store)
  })
  // Each store's own: two at once would restore one another's.
  let refusing: ReturnType<typeof refuseStatements>
  beforeAll(() => {
    refusing = refuseStatements()
  })
  afterAll(() => refusing.restore())

  it('answers 503 at whichever of its statements the database refuses', async () => {
    const strange: unknown[] = []
    let refused = 0
    const { state } = refusing
    const askRefused = async (read: ReadCase, through: number): Promise<number | 'cut'> => {
      Object.assign(state, { through, refused: 0 })
      const status = await ask(world, read)
      state.through = Number.POSITIVE_INFINITY
      refused += state.refused
      return status
    }
    for (const read of readsOf(world)) {
      const { name, role, accept } = read
      const isRight = (status: number | 'cut') => state.refused === 0 || status === 503 || status === BEGUN[name]
      for (const through of read.refused_at) {
        let status = await askRefused(read, through)
        if (!isRight(status)) {
          // The refused statement may have been one that the call before left behind.
          await delay(200)
          status = await askRefused(read, through)
        }
        if (!isRight(status)) strange.push([name, role, accept, through, status])
        if (state.refused === 0) break
      }
    }
    await delay(50)
    expect(strange).toEqual([])
    expect(unhandled.splice(0)).toEqual([])
    expect(refused).toBeGreaterThan(is_whole ? 500 : 200)
  }, 300_000)
})

describe('with PostgreSQL ending connections', () => {
  const store = testStore('postgresql')

  it('answers 503 or what it should, and as before afterwards', async () => {
    const place = await store.place({ seeded: true })
    const world = await worldOf(store, await store.open(place))
    const axe = await connect(place.database_url ?? '')
    const reads = readsOf(world)
    const strange: unknown[] = []
    let away = 0
    let left = reads.length
    const reader = async (): Promise<void> => {
      for (let read = reads[--left]; read; read = reads[--left]) {
        const { name, role, accept } = read
        const status = await ask(world, read)
        if (status === 503) away += 1
        else if (status !== rows[name].expect[role] && status !== BEGUN[name]) strange.push([name, role, accept, status])
      }
    }
    const readers = Promise.all(Array.from({ length: 8 }, reader))
    readers.catch(() => {})
    while (left > 0) {
      await axe.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
      await delay(15)
    }
    await readers
    await axe.end()
    expect(strange).toEqual([])
    expect(unhandled.splice(0)).toEqual([])
    expect(away).toBeGreaterThan(20)
    expect((await world.owner.call('GET', '/me')).status).toBe(200)
  })
})

const SERVE = fileURLToPath(new URL('../support/serve.mjs', import.meta.url))
const HISTORY = '/api/v1/forecasts/bitcoin/history'
const REQUEST = `GET ${HISTORY} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/csv\r\n\r\n`

eachStore((store) => {
  const pids: number[] = []
  beforeAll(serverIsBuilt)
  afterEach(() => {
    for (const pid of pids.splice(0)) process.kill(pid, 'SIGKILL')
  })

  longIt('outlives 256 readers who leave at once, and six who wait while the database cuts what they asked for', async () => {
    const place = await store.place({ seeded: true })
    const where = place.database_url
      ? { DATABASE_URL: place.database_url, SECRET_KEY: 'a secret key for tests, long enough' }
      : { DATA_DIR: place.data_dir }
    const port = await freePort()
    const env = { PATH: process.env.PATH ?? '', PORT: String(port), NODE_OPTIONS: '', ...WITHOUT_PRICES, ...where }
    const child = startChild(SERVE, [blankWeb()], env)
    await child.line(/Ctrl-C stops it/)
    pids.push(child.pid)
    // Its reads wait for this lock when their connections end, as in a failover.
    const axe = place.database_url ? await connect(place.database_url) : null
    await axe?.query('BEGIN; LOCK TABLE forecast_score IN ACCESS EXCLUSIVE MODE')
    await Promise.all(Array.from({ length: 256 }, () => askAndLeave(port)))
    const patient = Promise.all(Array.from({ length: 6 }, () => askAndWait(port)))
    if (axe) {
      await expect.poll(() => waitingFor(axe)).toBeGreaterThan(0)
      await axe.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
      await axe.query('ROLLBACK')
      await axe.end()
    }
    const statuses = await patient
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
    if (axe) expect(statuses).toContain(503)
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 30_000 }).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(child.lines.filter((line) => line.includes('nothing caught'))).toEqual([])
    pids.length = 0
    expect(await child.ended('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})

function askAndLeave(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectTcp(port, '127.0.0.1', () => socket.write(REQUEST, () => socket.destroy()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}

/** The status, once it is this reader's turn: one address has few. 0: the connection was lost. */
async function askAndWait(port: number): Promise<number> {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}${HISTORY}`, { headers: { accept: 'text/csv' } })
    if (status !== 429) return status
  } catch {
    return 0
  }
  await delay(100)
  return askAndWait(port)
}

/** Not by pg_stat_activity, which stays as the first look of a transaction found it. */
async function waitingFor(axe: pg.Client): Promise<number> {
  const { rows: found } = await axe.query(
    'SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
  )
  return found[0].n
}
