/**
 * Starts reads while the caller's session is still being checked, so that both share a round trip to the database. The result
 * is sent only if the check finds the same caller as at the last call.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '#contract/shared/define'
import type { RefusalName } from '#contract/shared/refusals'
import type { Refused } from '#kernel/refusal'

/** Result of a call's check. */
export type Checked = { readonly caller: Caller | null; readonly verdict: Refused<RefusalName> | null }

declare module 'fastify' {
  interface FastifyRequest {
    /** The check in progress; null if the call is already admitted. */
    checking: Promise<Checked> | null
  }
}

/** The last caller of each token. Grants nothing: only selects whose data to read ahead. */
export type LastCallers = {
  of(token: string): Caller | undefined
  note(token: string, caller: Caller | null): void
}

export function openLastCallers(most = 10_000): LastCallers {
  const callers = new Map<string, Caller>()
  return {
    of: (token) => callers.get(token),
    note: (token, caller) => {
      callers.delete(token)
      if (caller) callers.set(token, caller)
      const [oldest] = callers.size > most ? callers.keys() : []
      if (oldest !== undefined) callers.delete(oldest)
    },
  }
}

/** Whether data read for one may be sent to the other. */
export function isSameCaller(one: Caller | null, other: Caller | null): boolean {
  return isDeepStrictEqual(one, other)
}
