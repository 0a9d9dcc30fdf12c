/** What a call carries: its route and handler, what all calls share, and what admission finds out about its caller. */
import type { Caller, Route, Transport } from '#contract/shared/define'
import type { RefusalName } from '#contract/shared/refusals'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import type { Refused } from '#kernel/refusal'
import type { ServeDeps, UploadLimits } from '../deps.ts'
import type { OpenStreams } from '../stream/event-stream.ts'
import type { Turns } from '../transport/turns.ts'

/** Result of a call's check. */
export type Checked = { readonly caller: Caller | null; readonly verdict: Refused<RefusalName> | null }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The check in progress, while an early read runs; null if the call is already admitted. */
    checking: Promise<Checked> | null
  }
}

/** A handler as the pipeline sees it: the contract's types were checked where it is defined. */
export type AnyHandler = (input: {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: unknown
  readonly caller: Caller | null
  readonly transport: Transport
  readonly once: IdempotencyContext<unknown> | null
}) => Promise<Refused | Replayed | object | undefined>

/** Members' places are apart from those of unknown visitors. */
export type TurnsOf = { readonly members: Turns; readonly visitors: Turns }

export type Call = {
  readonly name: string
  readonly route: Route
  readonly handler: AnyHandler
  readonly deps: ServeDeps
  readonly public_origin: string
  readonly https: boolean
  readonly uploads: TurnsOf & Pick<UploadLimits, 'least'>
  readonly costly: TurnsOf
  readonly streams: OpenStreams
  readonly last_callers: LastCallers
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
