import { expect, it, onTestFinished } from 'vitest'
import { type Dispatcher, openDispatcher, type Reaction } from '#server/jobs'
import { type Database, outboxWriter, sealer, type Tx } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { SECRET_KEY } from '../identity/rooms.ts'

const sealing = sealer(SECRET_KEY)
const write = outboxWriter(sealing)

async function notes(database: Database): Promise<string[]> {
  return (await database.query<{ body: string }>('SELECT body FROM note ORDER BY body')).map(({ body }) => body)
}

async function opened(database: Database, reaction: Reaction): Promise<{ dispatcher: Dispatcher; failures: unknown[] }> {
  const failures: unknown[] = []
  const dispatcher = openDispatcher({
    database,
    sealer: sealing,
    report: (error) => failures.push(error),
    poll_ms: 20,
  })
  dispatcher.handle({ note: reaction })
  onTestFinished(() => dispatcher.stop())
  return { dispatcher, failures }
}

const keep: Reaction = async (tx: Tx, payload) => {
  await tx.query('INSERT INTO note (body) VALUES ($1)', [String(payload)])
}

onStore((store) => {
  async function withNotes(): Promise<Database> {
    const database = await store.open()
    await database.query('CREATE TABLE note (body text NOT NULL)')
    await database.query('GRANT ALL ON note TO clearterm_app')
    return database
  }

  it('carries out each row once, however many nodes look at the same time', async () => {
    const database = await withNotes()
    const nodes = await Promise.all([opened(database, keep), opened(database, keep), opened(database, keep)])
    await database.transaction(async (tx) => {
      for (let n = 10; n < 40; n += 1) await write(tx, { kind: 'note', payload: n })
    })
    await Promise.all(nodes.flatMap(({ dispatcher }) => [dispatcher.drain(), dispatcher.drain()]))
    expect(await notes(database)).toEqual(Array.from({ length: 30 }, (_, n) => String(n + 10)))
  })

  it('rolls back the work of a reaction that fails, keeps the reason, and tries again later', async () => {
    const database = await withNotes()
    let well = false
    const { dispatcher, failures } = await opened(database, async (tx, payload, id) => {
      await keep(tx, payload, id)
      if (!well && payload === 'bad') throw new Error('not today')
    })
    await database.transaction(async (tx) => {
      await write(tx, { kind: 'note', payload: 'bad' })
      await write(tx, { kind: 'note', payload: 'good' })
      await write(tx, { kind: 'unknown', payload: 'waits' })
    })
    await dispatcher.drain()
    expect(await notes(database)).toEqual(['good'])
    expect(failures).toHaveLength(1)
    const waiting = 'SELECT kind, attempts, last_error FROM outbox WHERE done_at IS NULL ORDER BY kind'
    expect(await database.query(waiting)).toEqual([
      { kind: 'note', attempts: 1, last_error: 'not today' },
      { kind: 'unknown', attempts: 0, last_error: null },
    ])
    well = true
    await database.query('UPDATE outbox SET due_at = now()')
    await dispatcher.drain()
    expect(await notes(database)).toEqual(['bad', 'good'])
  })

  it('sees what was committed while it was at work, and polls for what others wrote', async () => {
    const database = await withNotes()
    const { dispatcher } = await opened(database, keep)
    const add = (payload: string) => database.transaction((tx) => write(tx, { kind: 'note', payload }))
    await add('a')
    dispatcher.kick()
    await add('b')
    await dispatcher.drain()
    expect(await notes(database)).toEqual(['a', 'b'])
    dispatcher.start()
    await add('c')
    await expect.poll(() => notes(database)).toEqual(['a', 'b', 'c'])
  })
})
