/** Closed-loop load: so many callers, each with one call under way, for so many seconds. */
import { loadavg } from 'node:os'

const QUIET_LOAD = 0.5

/** The machine's load of the last minute; a warning on stderr where that is not quiet. */
export function loadBefore(): number {
  const [load = 0] = loadavg()
  if (load > QUIET_LOAD) console.error(`The machine is not quiet: a load of ${load.toFixed(1)} before the start.`)
  return load
}

export type Figures = { readonly tps: number; readonly p50_ms: number; readonly p99_ms: number; readonly done: number }

export async function run(callers: number, seconds: number, one: () => Promise<void>): Promise<Figures> {
  const started = performance.now()
  const end = started + seconds * 1000
  const latencies: number[] = []
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      const at = performance.now()
      await one()
      latencies.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const elapsed = (performance.now() - started) / 1000
  const { p50_ms, p99_ms, done } = ranked(latencies)
  return { tps: Math.round(latencies.length / elapsed), p50_ms, p99_ms, done }
}

export function ranked(latencies: readonly number[]) {
  const sorted = [...latencies].sort((a, b) => a - b)
  return {
    p50_ms: rank(sorted, 0.5),
    p95_ms: rank(sorted, 0.95),
    p99_ms: rank(sorted, 0.99),
    most_ms: rank(sorted, 1),
    done: sorted.length,
  }
}

function rank(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
