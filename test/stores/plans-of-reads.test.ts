/**
 * What the reads of the busiest pages cost where there are many rows, counted in blocks: the same on any machine. A prepared statement may
 * get one plan for all parameters, which must serve a member with most of the rows as well as one with few.
 */
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '#server/store'
import { fillJournal } from '#test/bench/parts/fill.ts'
import { ADMIN_EMAIL, startApp, type TestApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { sessionOf } from '#test/support/member.ts'
import { connect } from '#test/support/on-server.ts'
import { isRead } from '../../src/server/store/statement.ts'

/** After so many executions PostgreSQL settles on a plan. */
const SETTLED = 6
/** So many of the dearest statements are looked at, each with the parameters of both members. */
const HEAVIEST = 10
/** A generic plan may read twice as much, and this many blocks more where both are small. */
const [TIMES, BLOCKS] = [2, 30]

const PAGES = [
  '/me',
  '/me/account',
  '/me/transactions',
  '/me/transactions?status=pending',
  '/me/transactions?type=credit',
  '/me/investments',
  '/me/investments?status=active',
  '/me/messages',
  '/me/equity',
  '/me/referral',
  '/me/search?q=10',
]
const CONSOLE = [
  '/admin/user',
  '/admin/user?q=bench',
  '/admin/user?status=suspended',
  '/admin/transaction',
  '/admin/transaction?waiting=true',
  '/admin/transaction?status=approved',
  '/admin/search?q=bench',
  '/admin/audit',
  '/admin/mail',
]
/** Of each list, so many pages: a cursor makes another statement, or another plan. */
const DEEP = 4

/** The most frequent reads, and the reads before money moves. */
const COMMON = ['/plans', '/plans/starter', '/market/prices', '/proof', '/me/deposit-limits']

type Values = readonly unknown[]
type ReadStatement = { readonly text: string; readonly all: readonly Values[]; readonly blocks: number }

const postgresql = it.skipIf(quickKind() === 'embedded')

postgresql('reads about as much under a plan for all parameters as under one for these', async () => {
  const { app, explain, readsFor } = await start()
  const crowd = await fillJournal(app.database, { moves: 20_000, busy_share: 0.5 })
  await makeBusy(app.database, crowd.busy)
  const reads = await readsFor([
    [`${crowd.busy}@bench.test`, PAGES],
    [`${crowd.members[0]}@bench.test`, PAGES],
    [ADMIN_EMAIL, CONSOLE],
  ])
  const bad: unknown[] = []
  for (const { text, all } of [...reads].sort((a, b) => b.blocks - a.blocks).slice(0, HEAVIEST))
    for (const before of all)
      for (const values of all) {
        const [own, settled] = [await explain('force_custom_plan', text, values), await explain('auto', text, values, before)]
        if (settled > TIMES * own + BLOCKS) bad.push({ text, values, before, own, settled })
      }
  expect(bad).toEqual([])
  expect(reads.length).toBeGreaterThan(HEAVIEST)
})

postgresql('reads as much for what everybody asks for among many members as among few', async () => {
  const { app, readsFor } = await start()
  const { email } = await app.member()
  const few = new Map((await readsFor([[email, COMMON]])).map(({ text, blocks }) => [text, blocks]))
  await fillJournal(app.database, { moves: 20_000, each: 10, busy_share: 0 })
  const grown = (await readsFor([[email, COMMON]])).filter(({ text, blocks }) => blocks > TIMES * (few.get(text) ?? 0) + BLOCKS)
  expect(grown).toEqual([])
  expect(few.size).toBeGreaterThan(COMMON.length)
})

/** An application whose reads are seen as they are sent, and a connection that asks what they cost. */
async function start() {
  const store = testStore('postgresql')
  const place = await store.place({ seeded: true })
  const app = await startApp(store, { database: await store.open(place) })
  const client = await connect(String(place.database_url))
  onTestFinished(() => client.end())

  /** Blocks; `before` is executed until the plan has settled. */
  const explain = async (mode: 'auto' | 'force_custom_plan', text: string, values: Values, before?: Values): Promise<number> => {
    await client.query(`SET plan_cache_mode = ${mode}`)
    await client.query(`PREPARE one AS ${text}`)
    if (before) for (let n = 0; n < SETTLED; n += 1) await client.query(execute(before))
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${execute(values)}`)
    await client.query('DEALLOCATE one')
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }

  const readsFor = async (visits: readonly (readonly [email: string, paths: readonly string[]])[]): Promise<readonly ReadStatement[]> => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    for (const [email, paths] of visits) await visit(app, email, paths)
    const texts = readsOf(sent.mock.calls)
    sent.mockRestore()
    const reads: ReadStatement[] = []
    for (const [text, all] of texts) {
      let blocks = 0
      for (const values of all) blocks = Math.max(blocks, await explain('force_custom_plan', text, values))
      reads.push({ text, all, blocks })
    }
    return reads
  }
  return { app, explain, readsFor }
}

async function visit({ database, clock, url: origin }: TestApp, email: string, paths: readonly string[]): Promise<void> {
  const { token } = await sessionOf(database, email, clock.now())
  for (const path of paths) {
    let cursor: string | null = ''
    for (let n = 0; n < DEEP && cursor !== null; n += 1) {
      const url: URL = new URL(`${origin}/api/v1${path}`)
      if (cursor) url.searchParams.set('cursor', cursor)
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      expect([path, answer.status]).toEqual([path, 200])
      const { page } = (await answer.json()) as { page?: { next_cursor: string | null } }
      cursor = page?.next_cursor ?? null
    }
  }
}

/** The busy member's half of the moves is there; most transactions, messages and investments become theirs too. */
async function makeBusy({ query }: Database, user_id: string): Promise<void> {
  await query(
    `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state, method)
     SELECT gen_random_uuid(), $1, at, at, at, 10000, 'credit', 'main', 'rail', CASE WHEN s % 500 = 0 THEN 'awaiting_approval' ELSE 'settled' END, 'card'
     FROM generate_series(1, 10000) AS s, LATERAL (SELECT now() - s * interval '1 minute' AS at) AS made`,
    [user_id],
  )
  await query(
    `INSERT INTO message (id, user_id, event, subject, body, is_read, created_at, updated_at, effective_at)
     SELECT gen_random_uuid(), $1, 'deposit.settled', 'A message', 'Its text', s > 3, now() - s * interval '1 minute', now(), now()
     FROM generate_series(1, 5000) AS s`,
    [user_id],
  )
  await query(
    `INSERT INTO investment (id, user_id, plan, terms_version, principal, promised, rate_bps, term_seconds, exit_share_bps, started_at, matures_at,
       status, paid, ended_at, bought_by, ended_by, updated_at)
     SELECT gen_random_uuid(), user_id, plan, terms_version, principal, promised, rate_bps, term_seconds, exit_share_bps, started_at - s * interval '1 second',
       matures_at - s * interval '1 second', status, paid, ended_at, gen_random_uuid(), CASE WHEN ended_by IS NULL THEN NULL ELSE gen_random_uuid() END, updated_at
     FROM investment, generate_series(1, 100) AS s WHERE user_id = $1`,
    [user_id],
  )
  for (const table of ['member_transaction', 'message', 'investment']) await query(`ANALYZE ${table}`)
}

/** The texts of the reads that were sent, each with all its parameters, without repeats. */
function readsOf(calls: readonly (readonly unknown[])[]): Map<string, readonly Values[]> {
  const reads = new Map<string, readonly Values[]>()
  for (const [sent] of calls) {
    const { text, values = [] } = sent as { text?: string; values?: Values }
    if (!text || !isRead(text)) continue
    const known = reads.get(text) ?? []
    if (!known.some((one) => execute(one) === execute(values))) reads.set(text, [...known, values])
  }
  return reads
}

function execute(values: Values): string {
  return values.length === 0 ? 'EXECUTE one' : `EXECUTE one (${values.map(literal).join(', ')})`
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(textOf(one))).join(',')}}`)
  return pg.escapeLiteral(textOf(value))
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value)
}
