/** A route with its handler and dependencies. */
import type { Caller, Route, Transport } from '#contract/shared/define'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import type { Refused } from '#kernel/refusal'
import type { ServeDeps, UploadLimits } from '../deps.ts'
import type { OpenStreams } from '../stream/open-streams.ts'
import type { LastCallers } from '../transport/early.ts'
import type { Turns } from '../transport/turns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
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
  readonly once: IdempotencyContext<unknown>
}) => Promise<Refused | Replayed | object | undefined>

/** Members' places are apart from those of unknown visitors. */
type TurnsOf = { readonly members: Turns; readonly visitors: Turns }

export type Call = {
  readonly name: string
  readonly route: Route
  readonly run: AnyHandler
  readonly deps: ServeDeps
  readonly public_origin: string
  readonly https: boolean
  readonly uploads: TurnsOf & Pick<UploadLimits, 'least'>
  readonly costly: TurnsOf
  readonly streams: OpenStreams
  readonly last_callers: LastCallers
}
