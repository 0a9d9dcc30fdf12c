/** Poll timing: soon after a notification, twice a second otherwise, never twice at once, and not at all without subscribers. */
import { keepUntilAwaited } from '#kernel/promises'

const LOOK_MS = 500
/** Notifications close together are merged into one poll. */
const GATHER_MS = 40

export type Poller = {
  /** A subscriber was added. */
  start(): void
  /** On a notification: the first sets the time of the poll, later ones until then are merged. */
  hear(): void
  /** After the current poll. */
  stop(): Promise<void>
}

export type PollerOptions = {
  readonly look: () => Promise<void>
  readonly isWanted: () => boolean
  /** The last subscriber left: the next poll is a first poll again. */
  readonly rest: () => void
}

export function openPoller({ look, isWanted, rest }: PollerOptions): Poller {
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let soon = false
  let stopped = false

  const next = (ms: number): void => {
    if (timer) clearTimeout(timer)
    soon = false
    timer = stopped || !isWanted() ? null : setTimeout(run, ms)
    if (timer === null) rest()
  }
  const run = (): void => {
    timer = null
    looking ??= keepUntilAwaited(
      look().finally(() => {
        looking = null
        next(soon ? GATHER_MS : LOOK_MS)
      }),
    )
  }
  return {
    start: () => {
      if (!timer && !looking) next(GATHER_MS)
    },
    hear: () => {
      if (soon || !isWanted()) return
      if (!looking) next(GATHER_MS)
      soon = true
    },
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await looking
    },
  }
}
