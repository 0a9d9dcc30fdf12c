/**
 * npm run bench:dashboard. The dashboard's one call with a million moves in the journal (each is two postings), on PostgreSQL: for a member like
 * most and for one with far more, beside a bare SELECT 1 over the same HTTP server and pool. `server` is the time between the request and its
 * answer on the server, `client` over the socket. Prints one JSON object on stdout. BENCH_MOVES and BENCH_SECONDS change the load.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { type Database, migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { startCluster } from '../support/cluster.ts'
import { type Crowd, fillJournal } from './crowd.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const MOVES = Number(process.env.BENCH_MOVES ?? 1_000_000)
const SECRET_KEY = 'a secret key for benchmarks, long enough'
const TOKEN_BYTES = 32
const WARM_UP = 200
/** The browser that the sessions belong to: a different one would cause one new-device message each. */
const AGENT = 'bench'

async function main(): Promise<void> {
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  try {
    const database = await openDatabase({ database_url: cluster.url, data_dir: folder })
    if (isRefused(database)) throw new Error(database.detail)
    await migrate(database)
    const crowd = await fillJournal(database, { moves: MOVES })
    process.stdout.write(`${JSON.stringify(await measure(database, crowd), null, 2)}\n`)
    await database.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database: Database, crowd: Crowd) {
  const config = readConfig({ PORT: '0', SECRET_KEY })
  if (isRefused(config)) throw new Error(config.detail)
  const { app, close } = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false })
  const served: number[] = []
  app.addHook('onResponse', async (_request, reply) => void served.push(reply.elapsedTime))
  app.get('/one', async () => ({ data: await database.query('SELECT 1 AS one') }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const timed = async (path: string, tokens: readonly string[]) => {
    let next = 0
    const ask = async (): Promise<void> => {
      const token = tokens[next++ % tokens.length] ?? ''
      const response = await fetch(url + path, { headers: { authorization: token, 'user-agent': AGENT } })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
    }
    for (let n = 0; n < WARM_UP; n += 1) await ask()
    served.length = 0
    const client: number[] = []
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
      const at = performance.now()
      await ask()
      client.push(performance.now() - at)
    }
    return { server: ranks(served), client: ranks(client), calls: client.length }
  }
  const [many, one] = [await open(database, crowd.members), await open(database, [crowd.busy])]
  const select_one = await timed('/one', many)
  const dashboard = await timed('/api/v1/me/account', many)
  const busy = await timed('/api/v1/me/account', one)
  await app.close()
  await close()
  const ratio = (a: number, b: number): number => Math.round((a / b) * 100) / 100
  return {
    moves: crowd.moves,
    members: crowd.members.length,
    moves_of: { member: crowd.moves_each, busy_member: crowd.moves_busy },
    select_one,
    dashboard,
    dashboard_of_busy_member: busy,
    p50_over_select_one: {
      server: ratio(dashboard.server.p50_ms, select_one.server.p50_ms),
      client: ratio(dashboard.client.p50_ms, select_one.client.p50_ms),
    },
    under_5_ms: { p50: dashboard.server.p50_ms < 5, p95: dashboard.server.p95_ms < 5, busy_p50: busy.server.p50_ms < 5 },
  }
}

/** A session for each, as log-in would make it. */
async function open(database: Database, members: readonly string[]): Promise<string[]> {
  const sessions = members.map((user_id) => {
    const token = Buffer.from(`${user_id}${newId()}`).subarray(0, TOKEN_BYTES).toString('base64url')
    return { id: newId(), user_id, token, token_hash: createHash('sha256').update(token).digest('hex') }
  })
  await database.query(
    `INSERT INTO session (id, user_id, token_hash, user_agent, address, created_at, last_seen_at, expires_at)
     SELECT s.id, s.user_id, decode(s.token_hash, 'hex'), $2, '', now(), now(), now() + interval '12 hours'
     FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, user_id uuid, token_hash text)`,
    [JSON.stringify(sessions), AGENT],
  )
  return sessions.map(({ token }) => token)
}

function ranks(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100
  return { p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99) }
}

await main()
