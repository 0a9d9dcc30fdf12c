/** Dependencies of this room, passed in by the assembly. */
import type { FastifyBaseLogger } from 'fastify'
import type { Caller, Proof, StepUp } from '#contract/shared/define'
import type { RefusalName } from '#contract/shared/refusals'
import type { Clock } from '#kernel/clock'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import type { LimitKey } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { TurnLimits } from './transport/turns.ts'

/** Origin of a call. `unattended`: automatic polling by a page, which does not count as user activity. */
type CallFrom = { readonly user_agent: string; readonly address: string; readonly unattended: boolean }

export type LimitBucket = 'auth' | 'sign_up' | 'money'
export type LimitVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retry_after_seconds: number }

export type ServeDeps = {
  /** The caller of a session token; null if unknown, expired or revoked. Called once per request, before the body is read. */
  readonly authenticate: (token: string, from: CallFrom) => Promise<Caller | null>
  /** Null: allowed. Otherwise the call needs a step-up, by one of these proofs. Called only for routes that declare it. */
  readonly steppedUp: (caller: Caller, need: StepUp) => Promise<readonly Proof[] | null>
  /** Counts one call, by the user if known, otherwise by the networks. */
  readonly limit: (bucket: LimitBucket, key: LimitKey) => Promise<LimitVerdict>
  /** The stored reply of an idempotency key; read after a refusal, which the first call's effect may have caused. */
  readonly firstAnswer?: (once: Pick<IdempotencyContext<never>, 'key' | 'body_sha'>) => Promise<Replayed | Refused<'key_reused'> | null>
  /** Lets a read be late, and says which batch of the journal it has. Called for routes that declare it. */
  readonly asOf?: <T>(read: () => Promise<T>) => Promise<{ readonly value: T; readonly batch: bigint | null }>
  /** Ends what is due before a call reads; probes do without. Never rejects. */
  readonly expireDue?: () => Promise<void>
  readonly streams?: Partial<StreamLimits>
  /** Whether the description of the API is served: by default it is. */
  readonly is_described?: boolean
  readonly clock: Pick<Clock, 'now'>
  /** Opens the sandbox mailbox; null: there is none, because mail goes to a server. */
  readonly mailbox_key: string | null
  readonly uploads?: Partial<UploadLimits>
  readonly calls?: Partial<TurnLimits>
}

/**
 * Concurrent calls. In total about a second of work for two cores: anything queued behind it would be answered too late. The
 * share of one caller delays the others by a third of a second at most.
 */
export const callLimits: TurnLimits = { at_once: 512, each: 32, waiting: 1024, waiting_each: 128 }

/** Concurrent calls of routes that are `costly`, and CSV of all pages; for members, and again for visitors. */
export const costlyLimits: TurnLimits = { at_once: 8, each: 1, waiting: 64, waiting_each: 4 }

/** Concurrent uploads. Memory: all places times the largest route's files. */
export type UploadLimits = {
  readonly members: TurnLimits
  readonly visitors: TurnLimits
  /** A body that arrives more slowly than this, after the grace time, is cut off. */
  readonly least: { readonly grace_seconds: number; readonly bytes_per_second: number }
}

export const uploadLimits: UploadLimits = {
  members: { at_once: 6, each: 3, waiting: 500, waiting_each: 50 },
  visitors: { at_once: 3, each: 1, waiting: 200, waiting_each: 10 },
  least: { grace_seconds: 3, bytes_per_second: 8192 },
}

/** Timing of event streams; tests inject shorter times. */
export type StreamLimits = {
  /** Interval of heartbeats on an idle stream. */
  readonly heartbeat_ms: number
  /** A subscriber that reads nothing for this long is dropped; nothing is generated for it meanwhile. */
  readonly patience_ms: number
  /**
   * Open public streams: per user or, if unknown, per network address, and in total. The room limits members' streams itself.
   */
  readonly anyone_per_address: number
  readonly anyone_total: number
}

export const defaultStreamLimits: StreamLimits = {
  heartbeat_ms: 15_000,
  patience_ms: 10_000,
  anyone_per_address: 100,
  anyone_total: 5_000,
}

/** An answer, for monitoring. `route`: its pattern, null if there is none. */
export type Answered = {
  readonly method: string
  readonly route: string | null
  readonly status: number
  readonly refusal: RefusalName | null
  readonly seconds: number
}

/** Begins the trace of a request. `run` does its work within the trace. */
export type TraceRequest = (
  request_id: string,
  method: string,
) => { readonly run: (work: () => void) => void; readonly end: (answered: Answered) => void }

export type ServerDeps = {
  /** The public URL, e.g. `https://clearterm.example`; https determines the cookie's name and transport security. */
  readonly public_url: string
  readonly log: FastifyBaseLogger | false
  /** Accepts any host name: for a port that is protected by a token. */
  readonly any_host?: boolean
  /** Networks (CIDR or address) whose X-Forwarded-For is trusted; none by default. */
  readonly trust_proxy?: readonly string[]
  /** Called once, at the first request with a proxy's header. */
  readonly onForwarded?: (header: string) => void
  /** A passing error (connection lost, store busy): 503 with Retry-After, instead of 500. */
  readonly isUnavailable?: (error: unknown) => boolean
  /** The caller's account was closed during the call: 22, like for later calls. */
  readonly isCallerGone?: (error: unknown) => boolean
  /** Called after each answer, streams excepted. */
  readonly onAnswered?: (answered: Answered) => void
  readonly traceRequest?: TraceRequest | undefined
  /** What the log has of a network address; by default the address. */
  readonly logged_address?: (address: string) => string
  /** Whose time the replies carry; without it they carry none. */
  readonly clock?: Pick<Clock, 'now'>
  /** Called for each fault, after it is logged. */
  readonly onFault?: (request_id: string, error: unknown) => void
  readonly limits?: Partial<TransportLimits>
}

/** Time-outs, sizes and counts of the transport; tests inject shorter ones. */
export type TransportLimits = {
  readonly headers_seconds: number
  readonly request_seconds: number
  readonly check_seconds: number
  readonly keep_alive_seconds: number
  readonly idle_seconds: number
  readonly header_bytes: number
  readonly body_bytes: number
  readonly connections_per_address: number
}

export const defaultLimits: TransportLimits = {
  headers_seconds: 10,
  request_seconds: 15,
  check_seconds: 1,
  keep_alive_seconds: 5,
  idle_seconds: 60,
  header_bytes: 8192,
  body_bytes: 65_536,
  connections_per_address: 2000,
}
