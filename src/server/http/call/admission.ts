/**
 * How many calls are worked on at once. A call more is refused at once with 503 and a time to come back, before it has asked the database anything:
 * those that were let in keep their speed, and a write among them is finished. Streams and probes do not count.
 */
import { refuse } from '#kernel/refusal'

export type Admission = {
  /** Whether one more may begin. */
  readonly hasRoom: () => boolean
  /** Counts a call while `work` lasts. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
}

const RETRY_SECONDS = 2

export const overloaded = () => refuse('unavailable', { more: { retry_after_seconds: RETRY_SECONDS } })

export function openAdmission(most: number): Admission {
  let working = 0
  return {
    hasRoom: () => working < most,
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
