/**
 * Reads that begin while their caller's session is still checked, so that both travel to the database together. The check is made for every call
 * all the same; what was read before it ended is answered only if it finds the caller as they were at their last call.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '#contract/shared/define'
import type { RefusalName } from '#contract/shared/refusals'
import type { Refused } from '#kernel/refusal'

/** What the check of a call found. */
export type Checked = { readonly caller: Caller | null; readonly verdict: Refused<RefusalName> | null }

declare module 'fastify' {
  interface FastifyRequest {
    /** The check that still runs; null where the call was admitted already. */
    checking: Promise<Checked> | null
  }
}

/** The last caller with a token. It decides nothing: it only says whose data is worth reading ahead. */
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

/** Whether what was read for one of them may be answered to the other. */
export function isSameCaller(one: Caller | null, other: Caller | null): boolean {
  return isDeepStrictEqual(one, other)
}
