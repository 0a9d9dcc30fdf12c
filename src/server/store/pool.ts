/** The port over a pool of `pg`, for PostgreSQL and the embedded store alike. */
import pg from 'pg'
import { assert } from '#kernel/assert'
import { systemClock } from '#kernel/clock'
import { keepUntilAwaited } from '#kernel/promises'
import { CommitInDoubt, isConnectionLost, isOutOfSpace, isPlanStale, isServerReadOnly, messageOf } from './errors.ts'
import { openPipeline, sendAlone, writeTogether } from './pipeline.ts'
import type { Database, LoginRights, Query, TransactionOptions, Tx } from './port.ts'
import { runOn, type Sent } from './prepared.ts'
import { isRead, openStatements } from './statement.ts'
import { type Run, typedQueries, valueTypes } from './typed.ts'

const ROLE = 'clearterm_app'

export function createPool(settings: pg.PoolConfig): pg.Pool {
  // Pipelined: statements that a transaction sends together take one round trip.
  const pool = new pg.Pool({ ...settings, types: valueTypes, pipeline: true })
  // The next query notices a dead idle connection: without a listener its error event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function databaseOver(pool: pg.Pool, kind: Database['kind'], onClose: () => Promise<void> = async () => {}): Database {
  let role = false
  let rights: LoginRights = 'owner'
  const statementOf = openStatements()
  const sent: ToSend = (text, parameters) => {
    const { is_read, name } = statementOf(text)
    // The embedded store shares one engine between all connections, where equal names would collide.
    return { is_read, name: kind === 'postgresql' ? name : undefined, text, values: [...parameters] }
  }
  const space = openSpace()
  const read = openPipeline(pool)
  let answered_at = systemClock.monotonic()
  const answered = <T>(result: T): T => {
    answered_at = systemClock.monotonic()
    return result
  }
  const run: Run = (text, parameters) => {
    const one = sent(text, parameters)
    return (one.is_read ? read(one) : sendAlone(pool, one)).then(answered, (error: unknown) => {
      space.note(error)
      if (!isServerReadOnly(error) && !isPlanStale(error)) throw error
      discardIdle(pool)
      // A refused statement did nothing: it is safe to send it again on a new connection.
      return pool.query(text, [...parameters])
    })
  }
  const query = queryOver(run)
  let closed: Promise<void> | null = null
  return {
    kind,
    query,
    kysely: typedQueries(run),
    transaction: (work, options = {}) =>
      inTransaction({ pool, sent }, work, { ...options, role }).then(answered, (error: unknown) => {
        space.note(error)
        throw error
      }),
    late: (work) => work(onlyReading(query)),
    connections: () => ({ used: pool.totalCount - pool.idleCount, most: pool.options.max ?? pool.totalCount, waiting: pool.waitingCount }),
    silentFor: () => systemClock.monotonic() - answered_at,
    outOfSpace: space.fault,
    roleInForce: () => role,
    loginRights: () => rights,
    refreshRole: async () => {
      role = await canTakeRole(run)
      rights = await readRights(run)
      return role
    },
    listen: null,
    copyFiles: null,
    close: () => {
      closed ??= keepUntilAwaited(pool.end().then(onClose))
      return closed
    },
  }
}

type ToSend = (text: string, parameters: readonly unknown[]) => Sent & { readonly is_read: boolean }

/** On a full disk the server's jobs fail every second or two; after this long without a failure there is space again. */
const FORGOTTEN_MS = 5_000

function openSpace(): { note(error: unknown): void; fault(): string | null } {
  let last: { readonly at: number; readonly why: string } | null = null
  return {
    note: (error) => {
      if (isOutOfSpace(error)) last = { at: systemClock.monotonic(), why: messageOf(error) }
    },
    fault: () => (last && systemClock.monotonic() - last.at < FORGOTTEN_MS ? last.why : null),
  }
}

function queryOver(run: Run): Query {
  return async <Row>(text: string, parameters: readonly unknown[] = []) => (await run(text, parameters)).rows as Row[]
}

/** A replica takes no writes, so neither does a read that could have gone there. */
function onlyReading(query: Query): Query {
  return async (text, parameters) => {
    assert(isRead(text), 'a late read only reads')
    return query(text, parameters)
  }
}

async function canTakeRole(run: Run): Promise<boolean> {
  const { rows } = await run(`SELECT pg_has_role(oid, 'MEMBER') AS member FROM pg_roles WHERE rolname = $1`, [ROLE])
  const [found] = rows as { member: boolean }[]
  return found?.member ?? false
}

/** Before there are tables a login counts as their owner. */
async function readRights(run: Run): Promise<LoginRights> {
  const { rows } = await run(
    `SELECT CASE WHEN (SELECT rolsuper FROM pg_roles WHERE rolname = session_user) THEN 'superuser'
      WHEN (SELECT pg_has_role(relowner, 'MEMBER') FROM pg_class WHERE oid = to_regclass('public.audit_entry')) IS FALSE THEN 'serving'
      ELSE 'owner' END AS rights`,
    [],
  )
  const [found] = rows as { rights: LoginRights }[]
  return found?.rights ?? 'owner'
}

type Beginning = TransactionOptions & { readonly role: boolean }

/** One simple query, so that setting the role costs no extra round trip. */
function begin({ snapshot, role, as_owner }: Beginning): string {
  const mode = snapshot ? 'REPEATABLE READ READ ONLY' : 'READ COMMITTED'
  return `BEGIN ISOLATION LEVEL ${mode}${role && !as_owner ? `; SET LOCAL ROLE ${ROLE}` : ''}`
}

type Connections = { readonly pool: pg.Pool; readonly sent: ToSend }

async function inTransaction<T>({ pool, sent }: Connections, work: (tx: Tx) => Promise<T>, beginning: Beginning): Promise<T> {
  const client = await pool.connect()
  let open = true
  const run: Run = (text, parameters) => {
    assert(open, 'a transaction was used after its end')
    writeTogether(client)
    return runOn(client, sent(text, parameters))
  }
  try {
    writeTogether(client)
    const begun = client.query(begin(beginning))
    // Not awaited first: on a pipelining connection the first statements travel with it. If it fails, they report the error.
    const [outcome] = await Promise.all([work(transactionOver(run)), begun])
    open = false
    await commit(client)
    client.release()
    return outcome
  } catch (error) {
    open = false
    // A connection that cannot roll back is discarded; the server rolls back its transaction.
    const clean = !(error instanceof CommitInDoubt) && !isConnectionLost(error) && !isPlanStale(error) && (await rolledBack(client))
    client.release(!clean)
    if (isServerReadOnly(error) && beginning.snapshot) throw new Error('a read-only snapshot was written to', { cause: error })
    if (isServerReadOnly(error) || isPlanStale(error)) discardIdle(pool)
    throw error
  }
}

/** Idle connections have the same problem: they lead to the former primary, or hold plans for changed tables. */
function discardIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    )
  }
}

function transactionOver(run: Run): Tx {
  let typed: Tx['kysely'] | null = null
  return {
    query: queryOver(run),
    get kysely() {
      typed ??= typedQueries(run)
      return typed
    },
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  const result = await client.query('COMMIT').catch((error: unknown) => {
    throw error instanceof pg.DatabaseError && !isConnectionLost(error) ? error : new CommitInDoubt(error)
  })
  // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no error.
  assert(result.command === 'COMMIT', 'a transaction went on after one of its statements had failed')
}

async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    return false
  }
}
