/**
 * The last signed checkpoint of this platform's log that this browser saw. It contains nothing personal and must persist to be useful, so
 * log-out keeps it.
 */

import { localItems } from '#web/shared/session/storage.ts'
import { SEEN_LOG } from '#web/shared/session/stored-user.ts'
import type { LogIdentity } from './report.ts'

export type SeenLog = LogIdentity & {
  /** The signed note. */
  readonly checkpoint: string
  /** The newest epoch whose check passed here. */
  readonly epoch: number
}

export function readSeenLog(): SeenLog | null {
  try {
    const seen: unknown = JSON.parse(localItems.read(SEEN_LOG) ?? 'null')
    return isSeenLog(seen) ? seen : null
  } catch {
    return null
  }
}

export function rememberLog({ origin, public_key, checkpoint, epoch }: SeenLog): void {
  localItems.write(SEEN_LOG, JSON.stringify({ origin, public_key, checkpoint, epoch }))
}

function isSeenLog(seen: unknown): seen is SeenLog {
  if (typeof seen !== 'object' || seen === null) return false
  const { origin, public_key, checkpoint, epoch } = seen as Partial<Record<keyof SeenLog, unknown>>
  return [origin, public_key, checkpoint].every((text) => typeof text === 'string') && Number.isSafeInteger(epoch)
}
