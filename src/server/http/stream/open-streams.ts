/** Open event streams: public ones are limited per user or network address and in total; all end with the server. */
import type { Who } from '#contract/shared/define'
import type { Counted } from '#kernel/network'
import type { StreamLimits } from '../deps.ts'
import { openTally } from '../transport/tally.ts'

export type OpenStreams = {
  readonly limits: StreamLimits
  /** Null: the limit is reached. Otherwise `gone` ends the stream; the opener aborts it. */
  open(who: Who, counted_by: Counted): AbortController | null
  /** How many are open. */
  count(): number
  end(): void
}

export function openStreams(limits: StreamLimits): OpenStreams {
  const open = new Set<AbortController>()
  const anyones = openTally()
  let anyones_total = 0

  return {
    limits,
    open: (who, counted_by) => {
      const counted = who === 'anyone'
      if (counted && (anyones_total >= limits.anyone_total || !anyones.hasRoom(counted_by, limits.anyone_per_address))) return null
      const uncount = counted ? anyones.add(counted_by) : null
      if (counted) anyones_total += 1
      const gone = new AbortController()
      open.add(gone)
      gone.signal.addEventListener('abort', () => {
        open.delete(gone)
        if (!uncount) return
        uncount()
        anyones_total -= 1
      })
      return gone
    },
    count: () => open.size,
    end: () => {
      for (const stream of open) stream.abort()
    },
  }
}
