/**
 * npm run bench:ledger. Transfers through the real `post`, everything on, beside the ordinary way to write a ledger, in one run on one
 * PostgreSQL (fsync on) and on the embedded store; three rounds, interleaved, medians. Prints one JSON object on stdout, progress on stderr.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { type Database, migrate, openDatabase } from '#server/store'
import { startCluster } from '../support/cluster.ts'
import { openBaseline } from './baseline.ts'
import { postgresCpuMicroseconds } from './cpu.ts'
import { type Figures, median, run } from './measure.ts'
import { openSubject } from './subject.ts'

const ROUNDS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const CALLERS = [1, 32, 256] as const
const HOT_CALLERS = [32, 256] as const

type Samples = Map<string, Figures[]>

async function open(database_url: string | null, data_dir: string): Promise<Database> {
  const database = await openDatabase({ database_url, data_dir })
  if (isRefused(database)) throw new Error(database.detail)
  await migrate(database)
  return database
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const samples: Samples = new Map()
  const cpu: number[] = []
  try {
    const baseline = await openBaseline(cluster.url)
    const postgres = await openSubject(await open(cluster.url, folder), systemClock)
    const embedded = await openSubject(await open(null, join(folder, 'embedded')), systemClock)
    const measure = async (name: string, callers: number, one: () => Promise<void>): Promise<Figures> => {
      const figures = await run(callers, SECONDS, one)
      samples.set(name, [...(samples.get(name) ?? []), figures])
      console.error(`${name}: ${figures.tps} per second, p50 ${figures.p50_ms} ms, p99 ${figures.p99_ms} ms`)
      return figures
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      await measure('baseline', 32, baseline.uniform)
      await measure('baseline_hot', 32, baseline.hot)
      for (const callers of CALLERS) {
        const before = postgresCpuMicroseconds(cluster.pid)
        const { done } = await measure(`uniform ${callers}`, callers, postgres.uniform)
        if (callers === 256) cpu.push((postgresCpuMicroseconds(cluster.pid) - before) / done)
      }
      for (const callers of HOT_CALLERS) await measure(`hot ${callers}`, callers, postgres.hot)
      await measure('subscriptions', 256, postgres.subscribe)
      await measure('embedded uniform', 256, embedded.uniform)
      await measure('embedded hot', 256, embedded.hot)
    }
    process.stdout.write(`${JSON.stringify(report(samples, cpu), null, 2)}\n`)
    await baseline.close()
    await postgres.close()
    await embedded.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(samples: Samples, cpu: readonly number[]) {
  const of = (name: string) => {
    const rounds = samples.get(name) ?? []
    return {
      tps: median(rounds.map((r) => r.tps)),
      p50_ms: median(rounds.map((r) => r.p50_ms)),
      p99_ms: median(rounds.map((r) => r.p99_ms)),
    }
  }
  const each = (kind: string, callers: readonly number[]) =>
    Object.fromEntries(callers.map((count) => [String(count), of(`${kind} ${count}`)]))
  const ratio = (name: string, to: string): number => Math.round((of(name).tps / of(to).tps) * 100) / 100
  return {
    postgres: {
      baseline: of('baseline'),
      baseline_hot: of('baseline_hot'),
      uniform: each('uniform', CALLERS),
      hot: each('hot', HOT_CALLERS),
      subscriptions: of('subscriptions'),
      cpu_us_per_transfer: Math.round(median(cpu) * 10) / 10,
    },
    embedded: { uniform: of('embedded uniform'), hot: of('embedded hot') },
    ratios: {
      uniform_32: ratio('uniform 32', 'baseline'),
      uniform_256: ratio('uniform 256', 'baseline'),
      hot_32: ratio('hot 32', 'baseline_hot'),
      hot_256: ratio('hot 256', 'baseline_hot'),
    },
  }
}

await main()
