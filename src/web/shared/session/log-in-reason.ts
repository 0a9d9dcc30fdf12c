/** Why the log-in is asked for, stored for the tab: the log-in says so. */
import { REASON, sessionItems } from './storage.ts'

/**
 * `verified`: the account's code was right. `away`: a session ended on this screen. `kept`: what was typed there is kept. `next`: what the
 * log-in leads to.
 */
type LogInReason = { readonly next: string | null } & (
  | { readonly why: 'verified' | 'kept' }
  | { readonly why: 'away'; readonly screen: string }
)

export function saveLogInReason(reason: LogInReason): void {
  sessionItems.write(REASON, JSON.stringify(reason))
}

/** As stored, so that it compares as equal; null: none. */
export function readLogInReason(): string | null {
  return sessionItems.read(REASON)
}

/** Null if the log-in leads elsewhere by now. */
export function parseLogInReason(stored: string | null, next: string | null): LogInReason | null {
  const reason = JSON.parse(stored ?? 'null') as LogInReason | null
  return reason?.next === next ? reason : null
}

export function forgetLogInReason(): void {
  sessionItems.remove(REASON)
}
