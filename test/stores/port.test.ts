import type { Generated } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { CommitInDoubt, type Database, isConnectionLost, isTransient } from '#server/store'
import { cutAtCommit } from '#test/support/cut-at-commit.ts'
import { eachStore, testStore } from '#test/support/database.ts'
import { createPool, databaseOver } from '../../src/server/store/pool.ts'

type NoteTable = { note: { id: Generated<bigint>; body: string } }

async function withNotes(db: Database): Promise<Database> {
  await db.query(
    'CREATE TABLE note (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED)',
  )
  return db
}

async function bodies(db: Database): Promise<string[]> {
  return (await db.query<{ body: string }>('SELECT body FROM note ORDER BY id')).map((row) => row.body)
}

eachStore((store) => {
  // One store for what does not disturb it: opening the embedded one costs a second.
  let db: Database
  beforeAll(async () => {
    db = await store.open()
  })
  beforeEach(async () => {
    await withNotes(db)
    return () => db.query('DROP TABLE note')
  })

  it('keeps what a transaction wrote when its work resolves, and nothing when it rejects', async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.query('INSERT INTO note (body) VALUES ($1)', ['kept'])
      return 'done'
    })
    expect(answer).toBe('done')
    const refused = db.transaction(async (tx) => {
      await tx.query('INSERT INTO note (body) VALUES ($1)', ['dropped'])
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(await bodies(db)).toEqual(['kept'])
  })

  it('gives money and instants as exact types and takes them back', async () => {
    const at = new Date('2026-03-29T01:30:00.123Z')
    const parameters = [
      9_007_199_254_740_993n,
      at,
      Buffer.from([0, 255]),
      '0.1000000000000000055',
      JSON.stringify({ a: [1] }),
      [1n, null],
      '2026-02-03',
    ]
    const [row] = await db.query(
      'SELECT $1::int8 AS whole, $2::timestamptz AS at, $3::bytea AS bytes, $4::numeric AS exact, $5::jsonb AS json, $6::int8[] AS list, $7::date AS day',
      parameters,
    )
    expect(row).toEqual({
      whole: 9_007_199_254_740_993n,
      at,
      bytes: Buffer.from([0, 255]),
      exact: '0.1000000000000000055',
      json: { a: [1] },
      list: [1n, null],
      day: '2026-02-03',
    })
  })

  it('runs a transaction under the role that may not own tables, and a migration as the owner', async () => {
    const who = async (as_owner: boolean) =>
      db.transaction((tx) => tx.query<{ role: string }>('SELECT current_user::text AS role'), { as_owner })
    expect(db.roleInForce()).toBe(true)
    expect(await who(false)).toEqual([{ role: 'clearterm_app' }])
    expect(await who(true)).not.toEqual([{ role: 'clearterm_app' }])
    const left = await db.query('SELECT current_user::text AS role')
    expect(left).not.toEqual([{ role: 'clearterm_app' }])
    await expect(db.transaction((tx) => tx.query('CREATE TABLE mine (a int)'))).rejects.toThrow(/permission denied/)
    await expect(db.transaction((tx) => tx.query('DELETE FROM schema_migration'))).rejects.toThrow(/permission denied/)
  })

  it('lets a later migration’s table be written by that role', async () => {
    await db.transaction((tx) => tx.query('INSERT INTO note (body) VALUES ($1)', ['by the role']))
    expect(await bodies(db)).toEqual(['by the role'])
  })

  it('refuses a write in a snapshot and sees one picture in it', async () => {
    const written = db.transaction((tx) => tx.query(`INSERT INTO note (body) VALUES ('x')`), { snapshot: true })
    await expect(written).rejects.toThrow(/read-only/)
    const mode = await db.transaction((tx) => tx.query(`SELECT current_setting('transaction_isolation') AS level`), { snapshot: true })
    expect(mode).toEqual([{ level: 'repeatable read' }])
  })

  it('reports a constraint that fails at the commit as itself, not as a commit in doubt', async () => {
    const twice = db.transaction((tx) => tx.query(`INSERT INTO note (body) VALUES ('same'), ('same')`))
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    expect(await bodies(db)).toEqual([])
  })

  it('does not commit what went on after a swallowed error', async () => {
    const swallowing = db.transaction(async (tx) => {
      await tx.query(`INSERT INTO note (body) VALUES ('before')`)
      await tx.query('SELECT 1 / 0').catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('a transaction went on after one of its statements had failed')
    expect(await bodies(db)).toEqual([])
  })

  it('refuses a transaction that is used after its end', async () => {
    const escaped = await db.transaction(async (tx) => ({ tx }))
    await expect((async () => escaped.tx.query('SELECT 1'))()).rejects.toThrow('a transaction was used after its end')
  })

  it('offers typed queries inside a transaction, on its own connection', async () => {
    await db.transaction(async (tx) => {
      const notes = tx.kysely.withTables<NoteTable>()
      const inserted = await notes.insertInto('note').values({ body: 'typed' }).returning('id').executeTakeFirstOrThrow()
      expect(typeof inserted.id).toBe('bigint')
      const updated = await notes.updateTable('note').set({ body: 'again' }).executeTakeFirst()
      expect(updated.numUpdatedRows).toBe(1n)
    })
    expect(await db.kysely.withTables<NoteTable>().selectFrom('note').select('body').execute()).toEqual([{ body: 'again' }])
  })

  it('never mixes the statements of connections that work at the same time', async () => {
    const wrong: unknown[] = []
    const worker = async (lane: number) => {
      for (let step = 0; step < 60; step += 1) {
        const word = `${lane}/${step}`
        const [row] = await db.query(lane % 2 ? 'SELECT $1::text AS word' : 'SELECT upper($1::text) AS word, 1 AS more', [word])
        if (row?.word !== word) wrong.push([word, row])
        await db
          .transaction(async (tx) => {
            await tx.query('INSERT INTO note (body) VALUES ($1)', [word])
            if (step % 3 === 0) throw new Error('undone')
          })
          .catch(() => {})
      }
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map(worker))
    expect(wrong).toEqual([])
    const kept = await bodies(db)
    expect(kept.length).toBe(6 * 40)
    expect(kept.every((body) => Number(body.split('/')[1]) % 3 !== 0)).toBe(true)
  })
})

describe('reads that are asked for together', () => {
  const store = testStore('postgresql')

  it('share one connection, and one that fails leaves the others alone', async () => {
    const db = await store.open()
    const reads = ['SELECT pg_backend_pid() AS pid, $1::text AS word', 'SELECT pg_backend_pid() AS pid, lower($1) AS word']
    const asked = Array.from({ length: 12 }, (_, n) => db.query<{ pid: number; word: string }>(reads[n % 2] ?? '', [`w${n}`]))
    const failing = expect(db.query('SELECT 1 / $1::int AS quotient', [0])).rejects.toMatchObject({ code: '22012' })
    const rows = (await Promise.all(asked)).flat()
    await failing
    expect(rows.map(({ word }) => word)).toEqual(Array.from({ length: 12 }, (_, n) => `w${n}`))
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1)
  })

  it('keep their connection after the time that an answer may take', async () => {
    const { database_url } = await store.place()
    const pool = createPool({ connectionString: database_url ?? '', max: 1, query_timeout: 400 })
    const db = databaseOver(pool, 'postgresql')
    onTestFinished(() => db.close())
    const ask = async () => (await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid
    const pids = [await ask(), await ask(), await ask()]
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(new Set([...pids, await ask()]).size).toBe(1)
  })

  it('do not wait behind a write that waits for a lock', async () => {
    const db = await withNotes(await store.open())
    await db.query(`INSERT INTO note (body) VALUES ('locked')`)
    const written = await db.transaction(async (tx) => {
      await tx.query('SELECT FROM note FOR UPDATE')
      const writing = db.query(`UPDATE note SET body = 'written'`)
      const read = db.query('SELECT body FROM note')
      expect(await read).toEqual([{ body: 'locked' }])
      return { writing }
    })
    await written.writing
    expect(await bodies(db)).toEqual(['written'])
  })
})

describe('a connection that is lost', () => {
  const store = testStore('postgresql')

  it('in the middle of a transaction is reported as lost, leaves nothing behind, and the next one works', async () => {
    const db = await withNotes(await store.open())
    const lost = await db
      .transaction(async (tx) => {
        await tx.query(`INSERT INTO note (body) VALUES ('half')`)
        const [own] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
        await db.query('SELECT pg_terminate_backend($1)', [own?.pid])
        await tx.query('SELECT 1')
      })
      .catch((error: unknown) => error)
    expect(isConnectionLost(lost) && isTransient(lost)).toBe(true)
    expect(await bodies(db)).toEqual([])
  })

  it.each(['before', 'after'] as const)('during the commit, %s the server saw it, is a commit in doubt', async (when) => {
    const place = await store.place()
    const direct = await withNotes(await store.open(place))
    const cut = await cutAtCommit(place, when)
    const db = await store.open(cut.place)
    const doubt = await db.transaction((tx) => tx.query(`INSERT INTO note (body) VALUES ('perhaps')`)).catch((error: unknown) => error)
    expect(doubt).toBeInstanceOf(CommitInDoubt)
    expect(isTransient(doubt) || isConnectionLost(doubt)).toBe(false)
    await cut.settled()
    expect(await bodies(direct)).toEqual(when === 'after' ? ['perhaps'] : [])
    await cut.close()
  })

  it('deadlocks and failed serialisations are transient', async () => {
    const db = await withNotes(await store.open())
    await db.query(`INSERT INTO note (body) VALUES ('a'), ('b')`)
    const barrier = twoMeet()
    const lock = (tx: Parameters<Parameters<Database['transaction']>[0]>[0], body: string) =>
      tx.query('SELECT FROM note WHERE body = $1 FOR UPDATE', [body])
    const outcomes = await Promise.allSettled(
      [
        ['a', 'b'],
        ['b', 'a'],
      ].map(([first = '', second = '']) =>
        db.transaction(async (tx) => {
          await lock(tx, first)
          await barrier()
          await lock(tx, second)
        }),
      ),
    )
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(failed.length).toBe(1)
    expect(isTransient(failed[0]?.reason) && !isConnectionLost(failed[0]?.reason)).toBe(true)
  })

  it('prepares a statement once per connection, and goes on when a table changes under it', async () => {
    const db = await withNotes(await store.open())
    if (db.kind === 'embedded') return
    const count = () => db.query<{ n: bigint }>(`SELECT count(*) AS n FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO note%'`)
    const write = (body: string) => db.transaction((tx) => tx.query('INSERT INTO note (body) VALUES ($1)', [body]))
    for (const body of ['a', 'b', 'c', 'd']) await write(body)
    // Calls after one another take the same connection; the first was sent unnamed.
    expect(await count()).toEqual([{ n: 1n }])
    const all = () => db.query('SELECT * FROM note ORDER BY id')
    await all()
    await all()
    await db.transaction((tx) => tx.query('ALTER TABLE note ADD COLUMN more text'), { as_owner: true })
    expect((await all())[0]).toEqual({ id: 1n, body: 'a', more: null })
    const read = () => db.transaction((tx) => tx.query('SELECT * FROM note WHERE id = $1', [1n]))
    await read()
    await read()
    await db.transaction((tx) => tx.query('ALTER TABLE note ADD COLUMN last text'), { as_owner: true })
    await expect(read()).rejects.toSatisfy(isTransient)
    expect((await read())[0]).toEqual({ id: 1n, body: 'a', more: null, last: null })
  })

  it('gives the same rows at each call of a statement, one after another and at once', async () => {
    const db = await withNotes(await store.open())
    const sql = `SELECT g AS "a.b", NULL::bigint AS none, g::bigint * 3000000000 AS big, timestamptz '2026-02-03 04:05:06.789+00' AS at,
      date '2026-02-03' AS day, ARRAY[1, NULL]::bigint[] AS list, '{"a": [1]}'::jsonb AS json, $1::text AS "it's", true AS yes
      FROM generate_series(1, 2) g ORDER BY g`
    const row = (g: number, text: string | null) => ({
      'a.b': g,
      none: null,
      big: BigInt(g) * 3_000_000_000n,
      at: new Date('2026-02-03T04:05:06.789Z'),
      day: '2026-02-03',
      list: [1n, null],
      json: { a: [1] },
      "it's": text,
      yes: true,
    })
    const texts = ['x', null, '"; \\ é', '']
    for (const text of texts) expect(await db.query(sql, [text])).toEqual([row(1, text), row(2, text)])
    const all = await Promise.all(Array.from({ length: 40 }, (_, at) => db.query(sql, [texts[at % 4]])))
    expect(all).toEqual(Array.from({ length: 40 }, (_, at) => [row(1, texts[at % 4] ?? null), row(2, texts[at % 4] ?? null)]))
    const changed = (body: string) =>
      db.kysely.withTables<NoteTable>().updateTable('note').set({ body }).where('body', '=', 'none').execute()
    for (const body of ['a', 'b', 'c']) expect((await changed(body))[0]?.numUpdatedRows).toBe(0n)
  })

  it('refuses a bad value of a prepared statement alone, and goes on', async () => {
    const db = await store.open()
    const divide = (by: string) => db.query('SELECT 10 / $1::bigint AS n', [by])
    for (const by of ['1', '2', '5']) expect(await divide(by)).toEqual([{ n: 10n / BigInt(by) }])
    const refused = await Promise.allSettled([divide('0'), divide('2'), divide('no number')])
    expect(refused.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code))).toEqual([
      '22012',
      [{ n: 5n }],
      '22P02',
    ])
    expect(await divide('10')).toEqual([{ n: 1n }])
  })
})

function twoMeet(): () => Promise<void> {
  let arrived = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived === 2) open()
    return gate
  }
}
