/** Open event streams: public ones are limited per user or network address and in total; all end with the server. */
import type { Who } from '#contract/shared/define'
import type { StreamLimits } from '../deps.ts'

export type OpenStreams = {
  readonly limits: StreamLimits
  /** Null: the limit is reached. Otherwise `gone` ends the stream; the opener aborts it. */
  open(who: Who, counted_by: string): AbortController | null
  /** How many are open. */
  count(): number
  end(): void
}

export function openStreams(limits: StreamLimits): OpenStreams {
  const open = new Set<AbortController>()
  const anyones = new Map<string, number>()
  let anyones_total = 0

  const count = (counted_by: string, more: 1 | -1): void => {
    anyones_total += more
    const left = (anyones.get(counted_by) ?? 0) + more
    if (left === 0) anyones.delete(counted_by)
    else anyones.set(counted_by, left)
  }
  return {
    limits,
    open: (who, counted_by) => {
      const counted = who === 'anyone'
      if (counted && (anyones_total >= limits.anyone_total || (anyones.get(counted_by) ?? 0) >= limits.anyone_per_address)) return null
      if (counted) count(counted_by, 1)
      const gone = new AbortController()
      open.add(gone)
      gone.signal.addEventListener('abort', () => {
        open.delete(gone)
        if (counted) count(counted_by, -1)
      })
      return gone
    },
    count: () => open.size,
    end: () => {
      for (const stream of open) stream.abort()
    },
  }
}
