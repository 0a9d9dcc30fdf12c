/** Closed-loop load, its latencies, and the CPU that processes used meanwhile. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

export type Ranks = { readonly p50_ms: number; readonly p95_ms: number; readonly p99_ms: number; readonly calls: number }
export type Figures = Ranks & { readonly per_second: number; readonly cpu_ms: Readonly<Record<string, number>> }
/**
 * One of those that are compared. `cpu`: microseconds that its processes have used so far; figures say how many milliseconds a call used.
 */
export type Side = {
  readonly name: string
  readonly callers: number
  readonly one: () => Promise<unknown>
  readonly cpu?: () => Readonly<Record<string, number>>
}

/** Turn about in each round, so that what else the machine does meets all sides; the medians of the rounds. */
export async function compare(rounds: number, seconds: number, sides: readonly Side[]): Promise<ReadonlyMap<string, Figures>> {
  const samples = new Map<string, Figures[]>(sides.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) {
      const figures = await load(side, seconds)
      samples.get(side.name)?.push(figures)
      console.error(`${side.name}: ${figures.per_second} per second, p50 ${figures.p50_ms} ms, p99 ${figures.p99_ms} ms`)
    }
  return new Map(
    [...samples].map(([name, list]) => [name, list.toSorted((a, b) => a.per_second - b.per_second)[list.length >> 1] as Figures]),
  )
}

/** So many callers, each with one call under way, for so many seconds. */
async function load({ callers, one, cpu = () => ({}) }: Side, seconds: number): Promise<Figures> {
  const [started, before, latencies]: [number, Readonly<Record<string, number>>, number[]] = [performance.now(), cpu(), []]
  const end = started + seconds * 1000
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      const at = performance.now()
      await one()
      latencies.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const per_second = Math.round((latencies.length * 1000) / (performance.now() - started))
  const used = Object.entries(cpu()).map(([name, total]) => [name, (total - (before[name] ?? 0)) / latencies.length / 1000])
  return { ...ranked(latencies), per_second, cpu_ms: Object.fromEntries(used) }
}

export function ranked(latencies: readonly number[]): Ranks {
  const sorted = [...latencies].sort((a, b) => a - b)
  const rank = (share: number): number => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2))
  return { p50_ms: rank(0.5), p95_ms: rank(0.95), p99_ms: rank(0.99), calls: sorted.length }
}

/**
 * Microseconds of user and system time: the postmaster and all its children, dead ones included. 0 where /proc or the pid is not ours to
 * read.
 */
export function postgresCpuMicroseconds(postmaster: number | null): number {
  if (postmaster === null) return 0
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = readStat(pid)
    if (!fields) continue
    const own = Number(fields[11]) + Number(fields[12])
    if (pid === String(postmaster)) ticks += own + Number(fields[13]) + Number(fields[14])
    else if (fields[1] === String(postmaster)) ticks += own
  }
  return (ticks / TICKS_PER_SECOND) * 1_000_000
}

/** Microseconds that one process has used itself, all of its threads. */
export function processCpuMicroseconds(pid: number): number {
  const fields = readStat(String(pid))
  return fields ? ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000 : 0
}

/** The fields of /proc/pid/stat behind the program's name: state, parent, … */
function readStat(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
