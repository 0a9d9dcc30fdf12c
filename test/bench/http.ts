/**
 * npm run bench:http [-- --seconds 2 --callers 1,16,64 --call dashboard … --members 1000 --store embedded]. The most used calls of a whole instance on PostgreSQL, each beside a bare
 * Fastify handler that runs one prepared statement and answers as many bytes, in the same run. Prints one JSON object on stdout: requests a second,
 * latencies in ms, CPU of Node and of PostgreSQL a request in ms, statements and round trips a request, and the ratio to the bare handler.
 * `--anonymous`: instead, every read that needs no account, also as CSV; each should need at most 10 ms of Node, or be `costly`.
 * `--members` adds that many others, of ten moves each, beside those who call. Of the embedded store no statements are counted, and its CPU is Node's.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Query } from '#server/store'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { connect } from '../support/on-server.ts'
import { countOnWire, type Wire } from '../support/wire.ts'
import { openCaller } from './caller.ts'
import { anonymousCalls, type Call, callsOf } from './calls.ts'
import { postgresCpuMicroseconds, processCpuMicroseconds } from './cpu.ts'
import { fillJournal } from './crowd.ts'
import { startInstance } from './instance.ts'
import { loadBefore, run } from './measure.ts'
import { fillPublicRows } from './public-rows.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    callers: { type: 'string', default: '1,16,64' },
    call: { type: 'string', multiple: true },
    members: { type: 'string', default: '0' },
    store: { type: 'string', default: 'postgresql' },
    anonymous: { type: 'boolean', default: false },
  },
})
const SECONDS = Number(values.seconds)
const CALLERS = values.callers.split(',').map(Number)
const MEMBERS = Number(values.members)
const EMBEDDED = values.store === 'embedded'
/** So many are made at once, of so many moves each. */
const [STEP, EACH] = [20_000, 10]
/** Of one core, and seconds. */
const [AT_REST, LONGEST_START] = [0.15, 180]
/** Counted and left out: so often each call is made before it is measured. */
const WARM_UP = 20

type Target = { readonly url: string; readonly pid: number }

async function main(): Promise<void> {
  if (EMBEDDED && MEMBERS > 0) throw new Error('--members needs --store postgresql: another process cannot write to the embedded store')
  const load = loadBefore()
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const wire = EMBEDDED ? null : await countOnWire({ database_url: cluster.url, data_dir: '' })
  const instance = await startInstance(folder, wire?.place.database_url ?? null)
  try {
    const created = values.anonymous ? anonymousCalls() : await callsOf(instance.url)
    const calls = created.filter(({ name }) => !values.call || values.call.includes(name))
    const costs = new Map<string, object>()
    if (wire) for (const call of calls) costs.set(call.name, await countTrips(instance.url, call, wire))
    await instance.stop()
    await wire?.close()
    const direct = await startInstance(folder, EMBEDDED ? null : cluster.url)
    await atRest(direct.pid)
    if (MEMBERS > 0) await fill(cluster.url, MEMBERS)
    if (values.anonymous && !EMBEDDED) {
      await fillPublicRows(cluster.url)
      await atRest(direct.pid)
    }
    const bare = await startBare(cluster.url)
    const table: Record<string, object> = {}
    for (const call of calls) {
      table[call.name] = { ...costs.get(call.name), ...(await measureCall({ url: direct.url, pid: direct.pid }, bare, cluster, call)) }
      console.error(call.name, JSON.stringify(table[call.name]))
    }
    await direct.stop()
    bare.child.kill('SIGTERM')
    process.stdout.write(
      `${JSON.stringify({ load_before: load, store: values.store, seconds: SECONDS, members: MEMBERS, calls: table }, null, 2)}\n`,
    )
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** While the instance runs, because its auditor stops all money writes over rows that no journal explains: at a start, and each ten minutes. */
async function fill(database_url: string, members: number): Promise<void> {
  const client = await connect(database_url)
  const query = async (text: string, values?: readonly unknown[]) => (await client.query(text, values ? [...values] : [])).rows
  // Bypasses the triggers, which would notify a member of each row.
  await query('SET session_replication_role = replica')
  for (let created = 0; created < members; created += STEP)
    await fillJournal({ query: query as Query }, { moves: Math.min(STEP, members - created) * EACH, each: EACH, busy_share: 0 })
  await query('VACUUM ANALYZE')
  await client.end()
}

/** The least of several, because jobs of the instance ask the database too. */
async function countTrips(url: string, call: Call, wire: Wire) {
  const caller = await openCaller(url)
  const counted: { statements: number; trips: number }[] = []
  for (let n = 0; n < WARM_UP; n += 1) {
    wire.take()
    await caller.send(call.request())
    counted.push(wire.take())
  }
  caller.close()
  const least = (of: 'statements' | 'trips') => Math.min(...counted.slice(WARM_UP / 2).map((one) => one[of]))
  return { statements: least('statements'), round_trips: least('trips') }
}

async function measureCall(instance: Target, bare: Target, cluster: Cluster, call: Call) {
  const probe = await openCaller(instance.url)
  const { status, bytes, text } = await probe.send(call.request())
  if (status >= 400 && values.anonymous) return { status }
  if (status >= 400) throw new Error(`${call.name}: ${status} ${text()}`)
  probe.close()
  const by_callers: Record<string, object> = {}
  for (const callers of CALLERS) {
    const own = await load(instance, cluster, callers, call.request)
    const beside = await load(bare, cluster, callers, () => ({ method: 'GET', path: `/${bytes}` }))
    by_callers[callers] = { ...own, bare_per_second: beside.per_second, ratio: round(own.per_second / beside.per_second) }
  }
  return { bytes, ...by_callers }
}

async function load({ url, pid }: Target, cluster: Cluster, callers: number, request: Call['request']) {
  const all = await Promise.all(Array.from({ length: callers }, () => openCaller(url)))
  const free = [...all]
  const failed: Record<number, number> = {}
  const one = async (): Promise<void> => {
    const caller = free.pop()
    if (!caller) throw new Error('no caller is free')
    const { status } = await caller.send(request())
    if (status >= 400) failed[status] = (failed[status] ?? 0) + 1
    free.push(caller)
  }
  await run(callers, SECONDS / 4, one)
  const [node, postgres] = [processCpuMicroseconds(pid), postgresCpuMicroseconds(cluster.pid)]
  const { tps, p50_ms, p99_ms, done } = await run(callers, SECONDS, one)
  const [node_after, postgres_after] = [processCpuMicroseconds(pid), postgresCpuMicroseconds(cluster.pid)]
  for (const caller of all) caller.close()
  return {
    per_second: tps,
    p50_ms,
    p99_ms,
    node_ms: round((node_after - node) / done / 1000),
    postgres_ms: round((postgres_after - postgres) / done / 1000),
    ...(Object.keys(failed).length > 0 ? { failed } : {}),
  }
}

/** A new instance works out its prices' past and its bots' first; what it costs is not the calls'. */
async function atRest(pid: number): Promise<void> {
  for (let seconds = 0; seconds < LONGEST_START; seconds += 1) {
    const before = processCpuMicroseconds(pid)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if ((processCpuMicroseconds(pid) - before) / 1_000_000 < AT_REST) return
  }
  console.error('The instance is still at work of its own.')
}

async function startBare(database_url: string): Promise<Target & { readonly child: ChildProcess }> {
  const child = spawn(process.execPath, ['test/bench/bare.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, DATABASE_URL: database_url },
  })
  const url = await new Promise<string>((resolve) => createInterface(child.stdout as Readable).once('line', resolve))
  return { url, pid: child.pid ?? 0, child }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

await main()
