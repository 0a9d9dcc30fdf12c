/**
 * Databases of the tests' PostgreSQL. What costs most there is a process for each connection, and what it has to learn about a database
 * that it has not seen: a worker keeps one connection for making databases, and lends one test after another the same open database,
 * emptied between them.
 */
import type pg from 'pg'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { type Database, openDatabase } from '#server/store'
import { connect, urlOf } from './on-server.ts'
import type { PostgresqlTemplate } from './template.ts'

export type PostgresqlOffer = Omit<PostgresqlTemplate, 'drop'>
export type Resets = PostgresqlOffer['reset']
type Lent = {
  readonly url: string
  readonly database: Database
  readonly drop: () => Promise<void>
  uses: number
  /** A connection that knows how to reset it, and keeps the plans of that. */
  resetting: Promise<pg.Client> | null
}

/** Rows that were deleted stay in the files. */
const MAX_USES = 20
const idle: Lent[] = []
let making: { readonly url: string; readonly client: Promise<pg.Client> } | null = null

/** `state`: what it holds, as in PostgresqlOffer. */
export async function createDatabase(offer: PostgresqlOffer, state: string): Promise<{ readonly url: string; leave(): Promise<void> }> {
  const name = `${offer.prefix}_${newId().slice(-12)}`
  await make(offer.url, `CREATE DATABASE ${name} ${state}`)
  return { url: urlOf(offer.url, name), leave: () => make(offer.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** Exclusive until it is returned. The last test may have changed its tables or closed it. */
export async function lendDatabase(
  offer: PostgresqlOffer,
  state: keyof Resets,
): Promise<{ readonly database: Database; giveBack(): Promise<void> }> {
  const lent = (await resetIdle(offer, state)) ?? (await openNew(offer, state))
  lent.uses += 1
  return {
    database: lent.database,
    giveBack: async () => {
      if (lent.uses < MAX_USES) idle.push(lent)
      else await lent.drop()
    },
  }
}

async function resetIdle(offer: PostgresqlOffer, state: keyof Resets): Promise<Lent | null> {
  // A test that failed in the middle may hold connections for ever: the next one would wait for them.
  const at = idle.findLastIndex(({ database }) => database.connections().used === 0)
  const [lent] = at < 0 ? [] : idle.splice(at, 1)
  if (!lent) return null
  const is_reset = await reset(lent, offer, state).then(
    () => true,
    () => false,
  )
  if (is_reset) return lent
  await lent.drop()
  return resetIdle(offer, state)
}

/** Fails where the test before has closed the database. */
async function reset(lent: Lent, offer: PostgresqlOffer, state: keyof Resets): Promise<void> {
  await lent.database.query('SELECT 1')
  lent.resetting ??= openResetting(lent.url, offer.reset)
  await (await lent.resetting).query(`SELECT pg_temp.${state}()`)
}

async function openResetting(url: string, resets: Resets): Promise<pg.Client> {
  const client = await connect(url)
  for (const [state, body] of Object.entries(resets))
    await client.query(`CREATE FUNCTION pg_temp.${state}() RETURNS void LANGUAGE plpgsql AS $reset$ ${body} $reset$`)
  return client
}

async function openNew(offer: PostgresqlOffer, state: keyof Resets): Promise<Lent> {
  const { url, leave } = await createDatabase(offer, offer[state])
  const database = await openDatabase({ database_url: url, data_dir: '' })
  if (isRefused(database)) throw new Error(database.detail)
  const lent: Lent = {
    url,
    database,
    drop: async () => {
      await (await lent.resetting?.catch(() => null))?.end()
      await database.close()
      await leave()
    },
    uses: 0,
    resetting: null,
  }
  return lent
}

async function make(url: string, sql: string): Promise<void> {
  if (making?.url !== url) making = { url, client: connect(url) }
  await (await making.client).query(sql)
}
