/** The only retry of a guarded change: an attempt that lost a race for a number is made again, on what the winner left. */
import { type InTurn, openTurns } from '#kernel/in-turn'
import { type Refused, refuse } from '#kernel/refusal'
import type { LedgerRejection } from '#server/ledger'
import { isSequenceConflict } from './consent.ts'

const MAX_ATTEMPTS = 32

/** The answer of an attempt that lost such a race; its caller gets it only if no attempt wins. */
export const LOST_RACE: Refused<'unavailable'> = refuse('unavailable', { more: { retry_after_seconds: 1 } })

/** Null unless a concurrent approval of the same administrator took the number. */
export function refuseSequenceConflict(blocked: LedgerRejection): Refused<'unavailable'> | null {
  return blocked.refused === 'repeated' && isSequenceConflict(blocked.key) ? LOST_RACE : null
}

/** Serialises one administrator's concurrent approvals, so that they do not race for the next number. Other processes still can. */
export function openAttempts(): InTurn {
  const inTurn = openTurns()
  return (administrator, attempt) => inTurn(administrator, () => repeatWhileLost(attempt))
}

async function repeatWhileLost<T>(attempt: () => Promise<T>): Promise<T> {
  let outcome = await attempt()
  for (let attempts = 1; attempts < MAX_ATTEMPTS && isLost(outcome); attempts += 1) outcome = await attempt()
  return outcome
}

function isLost(outcome: unknown): boolean {
  return outcome === LOST_RACE
}
