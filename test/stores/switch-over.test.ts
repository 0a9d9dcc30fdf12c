/**
 * Behind an address that now leads to another server, pooled connections still lead to the former primary, which answers writes with
 * "cannot execute … in a read-only transaction". Here those connections are opened while the database is set to read-only.
 */
import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Database, isConnectionLost, isTransient } from '#server/store'
import { PASSWORD, startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { onServer, refuseWrites } from '#test/support/on-server.ts'
import { credit, group, openRooms, outcomeOf } from '../rooms/ledger/rooms.ts'

const CONNECTIONS = 10

describe('after a switch-over', () => {
  const store = testStore('postgresql')

  async function start(): Promise<{ readonly database: Database; readonly switchOver: () => Promise<void> }> {
    const place = await store.place()
    const url = place.database_url ?? ''
    const name = new URL(url).pathname.slice(1)
    const database = await store.open(place)
    /** All connections of the pool lead to a server that takes no writes; new ones lead to one that does. */
    const switchOver = async (): Promise<void> => {
      await refuseWrites(url)
      await fillPool(database)
      await onServer(url, `BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`)
    }
    return { database, switchOver }
  }

  it('calls over HTTP succeed or are asked to retry, none fails, and the next ones all succeed', async () => {
    const { database, switchOver } = await start()
    const app = await startApp(store, { database })
    const member = await app.signUp({ funded: '100' })
    await switchOver()
    const calls = () => [
      member.call('PATCH', '/me/messages', { is_read: true }),
      member.call('POST', '/private/user/deposit', { amount: '50', payment_method: 'card' }),
      app.anyone.call('POST', '/auth/login', { email: member.email, password: PASSWORD }),
      member.call('GET', '/me/account'),
    ]
    const first = await Promise.all([...calls(), ...calls(), ...calls()])
    const failed = first.filter(({ status, headers }) => status > 299 && !(status === 503 && headers.get('retry-after')))
    expect(failed).toEqual([])
    const then = await Promise.all([...calls(), ...calls()])
    expect(then.map(({ status }) => status).filter((status) => status > 299)).toEqual([])
    expect(await app.audit()).toEqual([])
  })

  it('a transaction is reported as a lost connection once, and its connection and those at rest are not used again', async () => {
    const { database, switchOver } = await start()
    await database.query('CREATE TABLE note (body text)')
    await switchOver()
    const write = () => database.transaction((tx) => tx.query(`INSERT INTO note VALUES ('x')`), { as_owner: true })
    const refused = await write().catch((error: unknown) => error)
    expect(isConnectionLost(refused) && isTransient(refused)).toBe(true)
    await Promise.all(Array.from({ length: 2 * CONNECTIONS }, write))
    expect(await database.query('SELECT count(*)::int AS written FROM note')).toEqual([{ written: 2 * CONNECTIONS }])
  })

  it('a statement of its own is sent again over a new connection', async () => {
    const { database, switchOver } = await start()
    await database.query('CREATE TABLE note (body text)')
    await switchOver()
    await database.query(`INSERT INTO note VALUES ('x')`)
    expect(await database.query('SELECT body FROM note')).toEqual([{ body: 'x' }])
  })

  it('the ledger sends its batch again, and money moves once', async () => {
    const { database, switchOver } = await start()
    const rooms = openRooms(database)
    const user = newId()
    await switchOver()
    expect(outcomeOf(await rooms.post(group([credit(user, 5n)])))).toBe('posted')
    expect((await rooms.balances()).get(`member:${user}:main`)).toBe(5n)
  })

  it('a write inside a snapshot stays a fault of its own', async () => {
    const { database } = await start()
    await database.query('CREATE TABLE note (body text)')
    const written = await database
      .transaction((tx) => tx.query(`INSERT INTO note VALUES ('x')`), { snapshot: true })
      .catch((error: unknown) => error)
    expect(String(written)).toContain('a read-only snapshot was written to')
    expect(isTransient(written)).toBe(false)
  })
})

/**
 * A connection that was ended at rest is in the pool until its end has been read: the calls that meet one find it out, and the next ones
 * have new ones.
 */
async function fillPool(database: Database): Promise<void> {
  const readings = () =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, () =>
        database.transaction((tx) =>
          tx.query<{ pid: number; mode: string }>(
            `SELECT pg_backend_pid() AS pid, current_setting('transaction_read_only') AS mode, pg_sleep(0.2)`,
          ),
        ),
      ),
    )
  await Promise.allSettled([readings()])
  const rows = (await readings()).flat()
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(CONNECTIONS)
  expect(rows.every(({ mode }) => mode === 'on')).toBe(true)
}
