/**
 * Calls of a whole instance on PostgreSQL or the embedded store, each beside a bare Fastify handler that answers as many bytes, in the same
 * run.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { countOnWire, type Wire } from '../support/wire.ts'
import { openCaller, type Request } from './parts/caller.ts'
import { type Call, sets } from './parts/calls.ts'
import { compare, postgresCpuMicroseconds, processCpuMicroseconds, type Side } from './parts/load.ts'
import { defineBench, pause, print, type Row, round, type Setup } from './parts/setup.ts'

/** Of one core, and seconds. */
const [AT_REST, LONGEST_START] = [0.15, 180]
/** So often each call is made before it is measured, and its statements counted. */
const WARM_UP = 20
/** Of the console's lists, for one caller. */
const CONSOLE_LIMIT_MS = 50

type Target = { readonly url: string; readonly pid: number }

export const bench = defineBench({
  about: `a set of calls (${Object.keys(sets).join(', ')}) beside a bare server: rates, latencies, CPU, statements and round trips`,
  options: { set: 'members', call: '', rows: '', store: 'postgresql', callers: '1,16,64', seconds: '2' },
  measure: async (setup, { set, call, rows, store, callers, seconds }) => {
    const { before, calls, ...asked } = sets[set] ?? raise(`no set ${set}: ${Object.keys(sets).join(', ')}`)
    const cluster = await setup.cluster()
    const database_url = store === 'embedded' ? null : cluster.url
    const filled = Number(rows || asked.rows)
    const fill = async (): Promise<void> => {
      const database = await setup.database(database_url)
      await before?.(database, filled)
      await database.close()
    }
    // No other process writes to the embedded store of a running instance; an auditor that starts beside rows without a journal reports
    // each.
    if (before && !database_url) await fill()
    const instance = await setup.instance(database_url)
    // Before rows without a journal are there: an instance that starts beside them stops all writes of money.
    const wire = database_url ? setup.own(await countOnWire({ database_url, data_dir: '' }), (one) => one.close()) : null
    const counted = wire && (await setup.instance(wire.place.database_url, 'counted'))
    if (before && database_url) await fill()
    const created = await calls({
      url: instance.url,
      database_url,
      database: database_url ? await setup.database(database_url) : null,
      rows: filled,
    })
    const chosen = created.filter(({ name }) => call === '' || call.split(',').includes(name))
    const trips = new Map<string, Row>()
    for (const one of chosen) trips.set(one.name, counted && wire ? await countTrips(counted.url, one, wire) : {})
    await counted?.stop()
    await atRest(instance.pid)
    const [bare, table]: [Target, Row[]] = [await startBare(setup, cluster.url), []]
    const cpu = ({ pid }: Target) => ({ node: processCpuMicroseconds(pid), postgres: postgresCpuMicroseconds(cluster.pid) })
    for (const one of chosen)
      for (const count of callers.split(',').map(Number))
        table.push({
          ...(await measureCall([instance, bare], one, { cpu, callers: count, seconds: Number(seconds) })),
          ...trips.get(one.name),
        })
    print(`${set}, ${store}, ${filled} rows`, table)
    if (set === 'console' && table.some((row) => row.callers === 1 && Number(row.p50_ms) > CONSOLE_LIMIT_MS)) process.exitCode = 1
  },
})

type Load = { readonly cpu: (target: Target) => Readonly<Record<string, number>>; readonly callers: number; readonly seconds: number }

async function measureCall(
  [instance, bare]: readonly [Target, Target],
  { name, request }: Call,
  { cpu, callers, seconds }: Load,
): Promise<Row> {
  const { status, bytes } = await probe(instance.url, request)
  const page = request().encoding ? '/page' : ''
  const failed = { count: 0 }
  const sides: (readonly [string, Target, () => Request])[] = [
    [name, instance, request],
    [`${name} (bare)`, bare, () => ({ method: 'GET', path: `${page}/${bytes}` })],
  ]
  const opened = await Promise.all(
    sides.map(async ([side, target, ask]) => openSide(side, { target, ask, callers, failed, cpu: () => cpu(target) })),
  )
  await compare(1, seconds / 4, opened)
  failed.count = 0
  const figures = await compare(1, seconds, opened)
  for (const { close } of opened) close()
  const [own, beside] = [figures.get(name), figures.get(`${name} (bare)`)]
  if (!own || !beside) throw new Error(`${name} was not measured`)
  return {
    ...{ call: name, callers, per_second: own.per_second, p50_ms: own.p50_ms, p99_ms: own.p99_ms },
    ...{ node_ms: round(own.cpu_ms.node ?? 0, 3), postgres_ms: round(own.cpu_ms.postgres ?? 0, 3) },
    ...{ bytes, bare_per_second: beside.per_second, ratio: round(own.per_second / beside.per_second, 3) },
    failed: status < 400 ? failed.count : `status ${status}`,
  }
}

type Opening = {
  readonly target: Target
  readonly ask: () => Request
  readonly callers: number
  readonly failed: { count: number }
  readonly cpu: NonNullable<Side['cpu']>
}

async function openSide(name: string, { target, ask, callers, failed, cpu }: Opening): Promise<Side & { close(): void }> {
  const all = await Promise.all(Array.from({ length: callers }, () => openCaller(target.url)))
  const free = [...all]
  const one = async (): Promise<void> => {
    const caller = free.pop() ?? raise('no caller is free')
    const { status } = await caller.send(ask())
    if (status >= 400) failed.count += 1
    free.push(caller)
  }
  const close = (): void => {
    for (const caller of all) caller.close()
  }
  return { name, callers, one, cpu, close }
}

async function probe(url: string, request: () => Request): Promise<{ readonly status: number; readonly bytes: number }> {
  const caller = await openCaller(url)
  const { status, bytes } = await caller.send(request())
  caller.close()
  return { status, bytes }
}

/** The least of several, because jobs of the instance ask the database too. */
async function countTrips(url: string, { request }: Call, wire: Wire): Promise<Row> {
  const caller = await openCaller(url)
  const counted: { statements: number; trips: number }[] = []
  for (let n = 0; n < WARM_UP; n += 1) {
    wire.take()
    await caller.send(request())
    counted.push(wire.take())
  }
  caller.close()
  const least = (of: 'statements' | 'trips') => Math.min(...counted.slice(WARM_UP / 2).map((one) => one[of]))
  return { statements: least('statements'), round_trips: least('trips') }
}

/** A new instance works out its prices' past and its bots' first; what it costs is not the calls'. */
async function atRest(pid: number): Promise<void> {
  for (let seconds = 0; seconds < LONGEST_START; seconds += 1) {
    const before = processCpuMicroseconds(pid)
    await pause(1000)
    if ((processCpuMicroseconds(pid) - before) / 1_000_000 < AT_REST) return
  }
  console.error('The instance is still at work of its own.')
}

async function startBare(setup: Setup, database_url: string): Promise<Target> {
  const env = { PATH: process.env.PATH, DATABASE_URL: database_url }
  const child = spawn(process.execPath, ['test/bench/parts/bare.mjs'], { stdio: ['ignore', 'pipe', 'inherit'], env })
  setup.own(child, () => child.kill('SIGTERM'))
  const url = await new Promise<string>((resolve) => createInterface(child.stdout as Readable).once('line', resolve))
  return { url, pid: child.pid ?? 0 }
}

function raise(reason: string): never {
  throw new Error(reason)
}
