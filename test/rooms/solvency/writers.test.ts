/** One log with several writers: two nodes at once, one that lost a race, one that died halfway. */
import { expect, it } from 'vitest'
import type { Clock } from '#kernel/clock'
import { parseStatement } from '#proof/index'
import { auditKey, openAudit } from '#server/audit'
import { type HeldLease, openLease } from '#server/jobs'
import { openSolvency } from '#server/solvency'
import type { Database } from '#server/store'
import { runTool } from '#test/rooms/proof/run-tool.ts'
import { ADMIN_EMAIL, deposit, SECRET_KEY, startApp, type TestApp } from '#test/support/app.ts'
import { onStore, type TestStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { LeadershipLost } from '../../../src/server/solvency/context.ts'
import { makeDraft } from '../../../src/server/solvency/epoch/draft.ts'
import { pruneEpochs } from '../../../src/server/solvency/epoch/epoch-store.ts'
import { publish } from '../../../src/server/solvency/epoch/publish.ts'
import { appendBatches } from '../../../src/server/solvency/log/log.ts'
import { must } from './world.ts'

/** No checkpoint is kept outside the database: test/rooms/backup has that. */
const UNKEPT = { publishedFault: async () => null, keepCheckpoint: async () => {} }

function node(database: Database, clock: Clock) {
  return openSolvency({
    database,
    clock,
    secret_key: SECRET_KEY,
    audit: openAudit({ database, clock, key: auditKey(SECRET_KEY) }),
    log: false,
    identity: { readUser: async () => null },
    public_url: 'http://127.0.0.1:3000',
  })
}

/** Two nodes of one platform: over PostgreSQL each with its own connections. */
async function twoNodes(store: TestStore): Promise<{ app: TestApp; other: ReturnType<typeof node>; own: ReturnType<typeof node> }> {
  const place = await store.place()
  const database = await store.open(place)
  const app = await startApp(store, { database })
  const second = store.kind === 'postgresql' ? await store.open(place) : database
  return { app, own: node(database, app.clock), other: node(second, app.clock) }
}

async function statements({ query }: Database): Promise<readonly number[]> {
  const rows = await query<{ number: bigint }>(`SELECT number FROM proof_entry WHERE kind = 'statement' ORDER BY index`)
  return rows.map(({ number }) => Number(number))
}

async function expectWhole({ url, database }: TestApp): Promise<void> {
  const run = await runTool(['--url', url, '--state', `${scratch()}/state.json`, '--all'])
  expect(run).toMatchObject({ exit: 0 })
  const epochs = await statements(database)
  expect(epochs).toEqual(epochs.map((_, at) => at + 1))
}

const auditHead = async (query: Database['query']) => {
  const [row] = await query<{ n: bigint; chain: Buffer }>('SELECT n, chain FROM audit_head')
  return { count: Number(row?.n), head: row?.chain.toString('hex') ?? '' }
}

/** Being the writer as long as `is` says so. */
function held(is: () => boolean): HeldLease {
  return { confirm: async () => is() }
}

onStore((store) => {
  it('two nodes asked at the same time never fork the log, and each answer is an epoch from after its question', async () => {
    const { app, own, other } = await twoNodes(store)
    const ada = await app.member({ funded: '10' })
    const created: (readonly [number, Date])[] = []
    for (let round = 0; round < 3; round += 1) {
      await deposit(ada, '1')
      const asked = Array.from({ length: 6 }, async (_, at) => {
        const [row] = await app.database.query<{ now: Date }>('SELECT clock_timestamp() AS now')
        const epoch = await (at % 2 === 0 ? own : other).epochs.makeNow()
        if (typeof epoch !== 'number') throw new Error(epoch.refused)
        created.push([epoch, row?.now ?? new Date(0)])
      })
      await Promise.all(asked)
    }
    const rows = await app.database.query<{ epoch: bigint; at: Date }>('SELECT epoch, at FROM proof_epoch')
    const at = new Map(rows.map((row) => [Number(row.epoch), row.at.getTime()]))
    for (const [epoch, asked] of created) expect(at.get(epoch)).toBeGreaterThanOrEqual(asked.getTime())
    // Callers that come together share.
    expect(rows.length).toBeLessThan(created.length)
    await expectWhole(app)
  })

  it('a superseded writer stops without a change, at any step', async () => {
    const { app, own, other } = await twoNodes(store)
    await app.member({ funded: '10' })
    const { database } = app
    const instance = await own.instance()
    const draft = await makeDraft(database, { master: instance.masters[0], epoch: 1, beforeReading: () => {} })
    if (!draft || 'refused' in draft) throw new Error('a draft')
    const lease = openLease(database)
    await lease.alone('epoch', 30, async (mine) => {
      // This node stalls for longer than its lease; the other one takes over and publishes.
      await database.query(`UPDATE lease SET expires_at = now() - interval '1 second' WHERE job = 'epoch'`)
      const writing = {
        database,
        instance: own.instance,
        code: async () => 'unknown',
        auditHead,
        log: false as const,
        lease: mine,
        ...UNKEPT,
      }
      await openLease(database).alone('epoch', 30, async () => {
        await expect(appendBatches(writing, draft.snapshot.batch)).rejects.toThrow(LeadershipLost)
        await expect(publish(writing, { draft, epoch: 1, code: 'unknown' })).rejects.toThrow(LeadershipLost)
        expect(await statements(database)).toEqual([])
        expect((await database.query('SELECT FROM proof_entry')).length).toBe(0)
      })
    })
    expect(await other.epochs.makeNow()).toBe(1)
    await expectWhole(app)
  })

  it('continues without a gap from any interruption', async () => {
    const { app, own } = await twoNodes(store)
    const { database } = app
    const ada = await app.member({ funded: '10' })
    const instance = await own.instance()
    const writing = {
      database,
      instance: own.instance,
      code: async () => 'unknown',
      auditHead,
      log: false as const,
      lease: held(() => true),
      ...UNKEPT,
    }
    const begin = (epoch: number) => makeDraft(database, { master: instance.masters[0], epoch, beforeReading: () => {} })
    // Died after its draft; after the batches; in the transaction that publishes.
    for (const [round, died] of ['draft', 'batches', 'publish'].entries()) {
      await deposit(ada, '1')
      const draft = await begin(round + 1)
      if (!draft || 'refused' in draft) throw new Error('a draft')
      if (died !== 'draft') await appendBatches(writing, draft.snapshot.batch)
      if (died === 'publish') {
        const failing = {
          ...database,
          transaction: ((work) => database.transaction(async (tx) => fail(await work(tx)))) as Database['transaction'],
        }
        await expect(publish({ ...writing, database: failing }, { draft, epoch: round + 1, code: 'unknown' })).rejects.toThrow('power')
      }
      expect(await own.epochs.makeNow()).toBe(round + 1)
      const [stray] = await database.query<{ drafts: bigint }>(
        'SELECT count(DISTINCT draft) AS drafts FROM proof_leaves WHERE draft NOT IN (SELECT draft FROM proof_epoch)',
      )
      expect(stray?.drafts).toBe(0n)
    }
    await expectWhole(app)
  })

  it('protects what was published from changes, by the owner of the tables too', async () => {
    const { app, own } = await twoNodes(store)
    expect(await own.epochs.makeNow()).toBe(1)
    const { database } = app
    const changes = [
      `UPDATE proof_entry SET data = decode(repeat('00', 32), 'hex') WHERE index = 0`,
      'DELETE FROM proof_checkpoint',
      'TRUNCATE proof_node',
      `UPDATE proof_instance SET origin = 'other'`,
      'UPDATE proof_epoch SET leaves = 4',
      'UPDATE proof_head SET size = size + 1, batch = batch + 1',
      'DELETE FROM proof_head',
      `INSERT INTO proof_entry (index, kind, number, data) VALUES (0, 'batch', 99, decode(repeat('00', 32), 'hex'))`,
    ]
    for (const change of changes) {
      await expect(database.query(change)).rejects.toThrow()
      await expect(database.transaction((tx) => tx.query(change))).rejects.toThrow()
    }
    await expectWhole(app)
  })

  it('publishes nothing when the books do not add up, and says so until they do', async () => {
    const { app } = await twoNodes(store)
    await app.member({ funded: '10' })
    const boss = await app.logIn(ADMIN_EMAIL)
    // A commitment without an open plan.
    const commit = async (cents: number) => {
      await app.database.query(`UPDATE account SET balance = balance - $1 WHERE code = 'reserve:free'`, [cents])
      await app.database.query(
        `INSERT INTO account AS a (code, normal_side, balance) VALUES ('reserve:committed', 'credit', $1)
         ON CONFLICT (code) DO UPDATE SET balance = a.balance + $2`,
        [Math.max(cents, 0), cents],
      )
    }
    await commit(1000)
    const refused = await boss.call('POST', '/admin/proof/epoch')
    expect([refused.status, refused.body.error_code]).toEqual([409, 52])
    const ready = async () => JSON.stringify((await app.anyone.call('GET', '/readyz')).body)
    expect(await ready()).toContain('nothing was published: users are owed 1000 cents, the books say 2000')
    expect(await statements(app.database)).toEqual([])
    await commit(-1000)
    expect((await boss.call('POST', '/admin/proof/epoch')).status).toBe(201)
    expect(await ready()).not.toContain('nothing was published')
  })

  it('keeps the leaves of the last epochs and of each day’s first, and the accounts of the newest', async () => {
    const { app, own } = await twoNodes(store)
    const ada = await app.member({ funded: '10' })
    for (const epoch of [1, 2, 3]) expect(await own.epochs.makeNow()).toBe(epoch)
    await pruneEpochs(app.database, { leaves: 1, accounts: 1 })
    const statuses = await Promise.all([1, 2, 3].map(async (epoch) => (await app.anyone.call('GET', `/proof/${epoch}/leaves`)).status))
    expect(statuses).toEqual([200, 404, 200])
    expect((await app.anyone.call('GET', '/proof/2/leaves')).body.message).toBe('The leaves of this epoch are no longer kept.')
    expect((await must(ada.call('GET', '/me/proof'))).data?.epoch).toBe(3)
    const kept = await app.database.query('SELECT DISTINCT draft FROM proof_accounts')
    expect(kept.length).toBe(1)
    // Who had an account by then may still say that they checked.
    expect((await ada.call('POST', '/me/proof/checked', { epoch: 1 })).status).toBe(201)
    const run = await runTool(['--url', app.url, '--state', `${scratch()}/state.json`])
    expect(run).toMatchObject({ exit: 0 })
  })

  it.skipIf(store.kind === 'embedded')('reads accounts, treasury and journal in one snapshot, despite concurrent moves', async () => {
    const { app, own } = await twoNodes(store)
    const ada = await app.member({ funded: '10' })
    const { database } = app
    let moved = false
    const moving = async () => {
      if (moved) return
      moved = true
      await deposit(ada, '5')
    }
    // A deposit arrives between the reads of the treasury's figures and the users' accounts.
    const between: Database = {
      ...database,
      transaction: (work, options) =>
        database.transaction(
          (tx) =>
            work({
              ...tx,
              query: async (text, parameters) => {
                if (text.includes('proof_owed')) await moving()
                return tx.query(text, parameters)
              },
            }),
          options,
        ),
    }
    const { masters } = await own.instance()
    const draft = await makeDraft(between, { master: masters[0], epoch: 1, beforeReading: () => {} })
    expect(moved).toBe(true)
    expect(draft).toMatchObject({ total: 1000n, snapshot: { liabilities: 1000n } })
  })

  it('is made by the job when it is due: the first at once, later ones when ten minutes are over and the journal moved', async () => {
    const { app, own } = await twoNodes(store)
    await own.epochs.makeDue()
    await own.epochs.makeDue()
    expect(await statements(app.database)).toEqual([1])
    const ada = await app.member()
    const pretend = () =>
      app.database.query(
        `SET session_replication_role = replica; UPDATE proof_epoch SET at = at - interval '11 minutes'; SET session_replication_role = origin`,
      )
    await pretend()
    await own.epochs.makeDue()
    expect(await statements(app.database)).toEqual([1])
    await deposit(ada, '1')
    await own.epochs.makeDue()
    await own.epochs.makeDue()
    expect(await statements(app.database)).toEqual([1, 2])
    const { data } = await must(app.anyone.call('GET', '/proof/2'))
    expect('refused' in (parseStatement(String(data?.statement)) as object)).toBe(false)
  })
})

function fail(_: unknown): never {
  throw new Error('power')
}
