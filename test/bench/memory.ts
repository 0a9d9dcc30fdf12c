/**
 * npm run soak:memory -- [--minutes 30] [--store embedded|postgresql|both] [--members 60] [--callers 6] [--interval 30]. Watches the memory
 * of a whole instance under mixed use: what the operating system counts, and what the main thread and the largest other one hold after a
 * collection. After a warm-up of a third of the time, five minutes at most, a line is fitted through each; the exit code is 1 when one of
 * them rises. Callers of 0 watch it at rest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from '../support/cluster.ts'
import { type Instance, type Memory, startInstance } from './parts/instance.ts'
import { type MixedUse, openMixedUse } from './parts/mixed-use.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    store: { type: 'string', default: 'both' },
    members: { type: 'string', default: '60' },
    callers: { type: 'string', default: '6' },
    interval: { type: 'string', default: '30' },
  },
})
const MINUTE_MS = 60_000
const REST_MS = 60_000
const WARM_UP_MINUTES = Math.min(5, Number(values.minutes) / 3)
/**
 * Megabytes a minute. Keeping answers cost 8 at rest and far more in use. What the operating system counts moves by more than that between
 * two readings, so a line counts as rising only when it does so by more than twice its own uncertainty besides.
 */
const ALLOWED: Readonly<Record<keyof Memory, number>> = { rss: 1, main: 0.3, thread: 0.3, outside: 0.5 }

type Sample = Memory & { readonly minute: number; readonly calls: number }

async function main(): Promise<void> {
  const kinds = values.store === 'both' ? ['embedded', 'postgresql'] : [values.store]
  let flat = true
  for (const kind of kinds) flat = (await (kind === 'embedded' ? watch(kind, null) : onCluster((url) => watch(kind, url)))) && flat
  process.exitCode = flat ? 0 : 1
}

async function onCluster<T>(work: (url: string) => Promise<T>): Promise<T> {
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  return work(cluster.url).finally(() => cluster.stop())
}

/** Whether every line is flat. */
async function watch(kind: string, database_url: string | null): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-memory-'))
  const instance = await startInstance(join(folder, 'data'), database_url)
  try {
    say(`${kind}: ${instance.rss()} MB at the start; signing up ${values.members} members`)
    const use = await openMixedUse(instance.url, Number(values.members))
    const using = use.run(Number(values.callers))
    const samples = await sampled(instance, use)
    use.stop()
    await using
    say(`answers by status: ${[...use.answers].map(([digit, count]) => `${digit}xx ${count}`).join(', ')}`)
    await pause(REST_MS)
    say(`${instance.rss()} MB after ${REST_MS / 1000} s at rest`)
    return judged(kind, samples)
  } finally {
    await instance.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sampled(instance: Instance, use: MixedUse): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  const begun = performance.now()
  say('minute    calls  rss MB  main heap  thread heap  outside the heaps')
  for (let minute = 0; minute < Number(values.minutes); ) {
    await pause(Number(values.interval) * 1000)
    minute = (performance.now() - begun) / MINUTE_MS
    const calls = [...use.answers.values()].reduce((sum, count) => sum + count, 0)
    const sample = { minute, calls, ...(await instance.memory()) }
    samples.push(sample)
    const { rss, main, thread, outside } = sample
    say(
      [minute.toFixed(1), calls, rss, main, thread, outside]
        .map((value, at) => String(value).padStart([6, 9, 8, 11, 13, 19][at] ?? 0))
        .join(''),
    )
  }
  return samples
}

function judged(kind: string, samples: readonly Sample[]): boolean {
  const late = samples.filter(({ minute }) => minute >= WARM_UP_MINUTES)
  // A thread that was too busy to answer is not a thread that holds nothing.
  const answered = late.filter(({ thread }) => thread > 0)
  const settled = answered.length > 2 ? answered : late
  const lines = (['rss', 'main', 'thread', 'outside'] as const).map((name) => {
    const line = lineThrough(settled.map((sample) => [sample.minute, sample[name]]))
    const rises = line.slope - 2 * line.error > ALLOWED[name]
    const unclear = (name === 'main' || name === 'thread') && line.error > ALLOWED[name]
    const verdict = rises ? 'RISING' : unclear ? 'UNCLEAR: watch it for longer' : 'flat'
    say(`${kind} ${name}: ${line.slope.toFixed(2)} ± ${line.error.toFixed(2)} MB a minute, ${verdict}`)
    return verdict === 'flat'
  })
  return settled.length > 2 && lines.every(Boolean)
}

/** Least squares: the slope of the line through some points, and the standard error of that slope. */
function lineThrough(points: readonly (readonly [number, number])[]): { readonly slope: number; readonly error: number } {
  const count = points.length
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / count
  const [x0, y0] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / spread
  const left = points.reduce((sum, [x, y]) => sum + (y - y0 - slope * (x - x0)) ** 2, 0)
  return { slope, error: Math.sqrt(left / Math.max(1, count - 2) / spread) }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
