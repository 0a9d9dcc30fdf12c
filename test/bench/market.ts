/**
 * npm run bench:market. Two thousand listeners of the market on one node, one tick a second, and callers of the API beside them: how much memory
 * the server takes, how long calls last, and how often a tick was encoded. The listeners are another process. Prints one JSON object on stdout.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { startCluster } from '../support/cluster.ts'
import { run } from './measure.ts'

const LISTENERS = Number(process.env.BENCH_LISTENERS ?? 2_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const SECRET_KEY = 'a secret key for benchmarks, long enough'
const MIB = 1024 * 1024

/** This file again, as the crowd. */
const CROWD = process.argv[2] === 'crowd'

export type FromCrowd = { readonly open: number; readonly events: number; readonly silent: number }

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  // PostgreSQL, so that the memory is the server's and not the embedded store's.
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  try {
    process.stdout.write(`${JSON.stringify(await measure(cluster.url), null, 2)}\n`)
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database_url: string) {
  const database = await openDatabase({ database_url, data_dir: '' })
  if (isRefused(database)) throw new Error(database.detail)
  await migrate(database)
  const config = readConfig({ PORT: '0', SECRET_KEY })
  if (isRefused(config)) throw new Error(config.detail)
  const room = { anyone_per_address: LISTENERS, anyone_total: LISTENERS }
  const limits = { connections_per_address: LISTENERS + 100 }
  const assembly = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false, streams: room, limits })
  await assembly.seed()
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  const encodings = countEncodings()
  let ticks = 0
  const ticking = setInterval(() => void assembly.market.tick().then((written) => (ticks += written ? 1 : 0)), 500)
  const call = async (): Promise<void> => void (await (await fetch(`${url}/api/v1/plans`)).text())
  await run(4, 3, call)
  const alone = await run(4, SECONDS / 2, call)
  const before_mib = collected()
  const crowd = await gather(url)
  const [ticks_before, encodings_before] = [ticks, encodings()]
  let peak_mib = 0
  const watching = setInterval(() => (peak_mib = Math.max(peak_mib, Math.round(process.memoryUsage().rss / MIB))), 200)
  const beside = await run(4, SECONDS, call)
  const peak_with_callers_mib = peak_mib
  const held_mib = collected()
  peak_mib = 0
  const cpu = await cpuPercent(SECONDS / 2)
  const sent = { ticks: ticks - ticks_before, encodings: encodings() - encodings_before }
  const received = await crowd.ask()
  clearInterval(watching)
  clearInterval(ticking)
  crowd.end()
  await assembly.app.close()
  await assembly.close()
  await database.close()
  return {
    listeners: received.open,
    silent: received.silent,
    // The two peaks have garbage that Node had no reason yet to collect; the others are measured after a collection.
    rss_mib: { without: before_mib, with_listeners: held_mib, idle_peak: peak_mib, peak_with_callers: peak_with_callers_mib },
    api: { alone, beside },
    server_cpu_percent_listeners_alone: cpu,
    encodings_per_tick: sent.ticks === 0 ? null : sent.encodings / sent.ticks,
    ticks: sent.ticks,
    events_per_listener: Math.round((received.events / LISTENERS) * 100) / 100,
    wanted: { rss_mib_below: 400, api_p99_ms_below: 300, encodings_per_tick: 1 },
  }
}

/** MiB that stay after a collection. */
function collected(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let n = 0; n < 3; n += 1) collect()
  return Math.round(process.memoryUsage().rss / MIB)
}

/** Prices that were made into text. */
function countEncodings(): () => number {
  const stringify = JSON.stringify
  let count = 0
  JSON.stringify = ((...args: Parameters<typeof stringify>) => {
    const text = stringify(...args)
    if (typeof text === 'string' && text.startsWith('{"data":[{"id":"bitcoin"')) count += 1
    return text
  }) as typeof stringify
  return () => count
}

async function cpuPercent(seconds: number): Promise<number> {
  const before = process.cpuUsage()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / (seconds * 10_000))
}

async function gather(url: string): Promise<{ ask(): Promise<FromCrowd>; end(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ['crowd', url, String(LISTENERS)], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
  })
  const word = (): Promise<FromCrowd> => new Promise((resolve) => child.once('message', (message) => resolve(message as FromCrowd)))
  await word()
  return {
    ask: () => {
      const answer = word()
      child.send('how many')
      return answer
    },
    end: () => void child.kill(),
  }
}

async function beCrowd(url: string, listeners: number): Promise<void> {
  const { connect } = await import('node:net')
  const { hostname, port } = new URL(url)
  let [open, events] = [0, 0]
  const received = new Set<number>()
  for (let n = 0; n < listeners; n += 1) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      const more = part.toString('latin1').split('event: prices').length - 1
      events += more
      if (more > 0) received.add(n)
    })
    socket.on('close', () => (open -= 1))
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    open += 1
    socket.write(`GET /api/v1/market/stream HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  while (received.size < open) await new Promise((resolve) => setTimeout(resolve, 100))
  const report = (): void => void process.send?.({ open, events, silent: listeners - received.size } satisfies FromCrowd)
  report()
  events = 0
  process.on('message', report)
  process.on('disconnect', () => process.exit())
}

if (CROWD) await beCrowd(process.argv[3] ?? '', Number(process.argv[4]))
else await main()
