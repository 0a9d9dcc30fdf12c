/**
 * Limits concurrent calls: in total, and for each user or network. A call beyond the total gets 503 with Retry-After before any
 * database access, so that admitted ones stay fast and writes complete; one beyond the caller's own share waits. Streams and
 * probes do not count.
 */
import type { Counted } from '#kernel/network'
import { type Refused, refuse } from '#kernel/refusal'
import type { CallerGone } from '../transport/caller-gone.ts'
import { openTurns, type TurnLimits } from '../transport/turns.ts'

type QueueEntry = { readonly counted: Counted; readonly gone: CallerGone }

export type Admission = {
  /** Whether another call may start. */
  readonly hasRoom: () => boolean
  /** Calls in progress. */
  readonly working: () => number
  readonly most: number
  /** Counts a call while `work` runs; `refused` answers one that doesn't. */
  readonly during: <T>(place: QueueEntry, work: () => Promise<T>, refused: (why: Refused<'unavailable' | 'invalid'>) => T) => Promise<T>
}

const RETRY_SECONDS = 2

export const overloaded = () => refuse('unavailable', { more: { retry_after_seconds: RETRY_SECONDS } })

/** Read by no one: the caller has left. */
export const callerLeft = () => refuse('invalid', { reason: 'request_unreadable' })

/** A caller with too much of a costly kind at once. */
export const tooManyAtOnce = () => refuse('too_many', { more: { retry_after_seconds: RETRY_SECONDS } })

export function openAdmission(limits: TurnLimits): Admission {
  const turns = openTurns(limits)
  return {
    hasRoom: () => turns.working() < limits.at_once,
    working: turns.working,
    most: limits.at_once,
    during: async ({ counted, gone }, work, refused) => {
      const leave = await turns.enter(counted, gone)
      if (leave === 'gone') return refused(callerLeft())
      if (leave === 'full') return refused(overloaded())
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
