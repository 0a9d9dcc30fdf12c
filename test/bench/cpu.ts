/** CPU that a PostgreSQL cluster has used, from /proc: the postmaster and all its children, dead ones included. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Microseconds of user and system time. 0 where /proc or the pid is not ours to read. */
export function postgresCpuMicroseconds(postmaster: number | null): number {
  if (postmaster === null) return 0
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  let ticks = 0
  for (const pid of pids) {
    const fields = readStat(pid)
    if (!fields) continue
    const own = Number(fields[11]) + Number(fields[12])
    if (pid === String(postmaster)) ticks += own + Number(fields[13]) + Number(fields[14])
    else if (fields[1] === String(postmaster)) ticks += own
  }
  return (ticks / TICKS_PER_SECOND) * 1_000_000
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

/** Microseconds that one process has used itself, all of its threads. */
export function processCpuMicroseconds(pid: number): number {
  const fields = readStat(String(pid))
  return fields ? ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000 : 0
}
