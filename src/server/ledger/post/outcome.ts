/** Refusals that are independent of the use case. */
import { type Refused, refuse } from '#kernel/refusal'
import type { TransientRefusal, Verdict } from './group.ts'

/**
 * Narrows a verdict: 53 for a key with another body, 91 if no money can be written now; the use case handles everything else.
 */
export function transientRefusal(verdict: Verdict): Refused<'key_reused' | 'unavailable'> | null {
  if (!isTransient(verdict)) return null
  if (verdict.refused === 'conflicting') return refuse('key_reused')
  const more = { retry_after_seconds: verdict.refused === 'busy' ? 1 : 5 }
  return refuse('unavailable', verdict.refused === 'halted' ? { reason: 'money_stopped', more } : { more })
}

export function isTransient(verdict: Verdict): verdict is TransientRefusal {
  return 'refused' in verdict && ['conflicting', 'halted', 'busy', 'away'].includes(verdict.refused)
}
