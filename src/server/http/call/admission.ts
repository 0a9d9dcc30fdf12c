/**
 * Limits concurrent calls. Calls over the limit get 503 with Retry-After before any database access, so that admitted ones stay
 * fast and writes complete. Streams and probes do not count.
 */
import { refuse } from '#kernel/refusal'

export type Admission = {
  /** Whether another call may start. */
  readonly hasRoom: () => boolean
  /** Calls in progress. */
  readonly working: () => number
  readonly most: number
  /** Counts a call while `work` runs. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
}

const RETRY_SECONDS = 2

export const overloaded = () => refuse('unavailable', { more: { retry_after_seconds: RETRY_SECONDS } })

export function openAdmission(most: number): Admission {
  let working = 0
  return {
    hasRoom: () => working < most,
    working: () => working,
    most,
    during: async (work) => {
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
      }
    },
  }
}
