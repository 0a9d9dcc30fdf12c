/** What this room needs from others; main.ts brings it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Caller, Proof, StepUp } from '#contract/shared/define'
import type { Clock } from '#kernel/clock'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import type { Refused } from '#kernel/refusal'
import type { UploadLimits } from './upload/upload-gate.ts'

/** Where a call comes from. `unattended`: a page that nobody touches made it by itself, so it is no sign that somebody is there. */
export type CallFrom = { readonly user_agent: string; readonly address: string; readonly unattended: boolean }

export type LimitBucket = 'auth' | 'sign_up' | 'money'
export type LimitVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retry_after_seconds: number }

export type ServeDeps = {
  /** The caller of a session token, or null when it is unknown, expired or revoked. Called once a request, before the body is read. */
  readonly authenticate: (token: string, from: CallFrom) => Promise<Caller | null>
  /** Null: go on. Otherwise this call waits for a step-up, and these are the proofs that the caller has. Asked where a route says so only. */
  readonly steppedUp: (caller: Caller, need: StepUp) => Promise<readonly Proof[] | null>
  /** Counts one call; `key` is the user's id where one is known, otherwise the network address. */
  readonly limit: (bucket: LimitBucket, key: string) => Promise<LimitVerdict>
  /** What an idempotency key was answered before; asked after a refusal, which may only be there because of what the first call did. */
  readonly firstAnswer?: (once: Pick<IdempotencyContext<never>, 'key' | 'body_sha'>) => Promise<Replayed | Refused<'key_reused'> | null>
  readonly streams?: Partial<StreamLimits>
  readonly clock: Pick<Clock, 'now'>
  /** Whether the sandbox mailbox answers: no SMTP server, and the server listens on loopback. */
  readonly sandbox_mailbox: boolean
  readonly uploads?: UploadLimits
  /** How many calls are worked on at once; by default CALLS_AT_ONCE. */
  readonly calls_at_once?: number
}

/** About a second's work of two cores: a call that had to wait behind more would be answered too late to be of use. */
export const CALLS_AT_ONCE = 512

/** How a stream of events treats its reader; tests inject shorter times. */
export type StreamLimits = {
  /** A sign of life while nothing happens. */
  readonly heartbeat_ms: number
  /** A reader who takes nothing for so long is dropped; meanwhile nothing more is read for them. */
  readonly patience_ms: number
  /** Open streams of what anyone may read: by person or, where none is known, by network address, and in all. Members' own are limited by their room. */
  readonly anyone_per_address: number
  readonly anyone_total: number
}

export const defaultStreamLimits: StreamLimits = {
  heartbeat_ms: 15_000,
  patience_ms: 10_000,
  anyone_per_address: 100,
  anyone_total: 5_000,
}

export type ServerDeps = {
  /** Where people reach us, e.g. `https://clearterm.example`; https there decides on the cookie's name and on transport security. */
  readonly public_url: string
  readonly log: FastifyBaseLogger | false
  /** Networks (CIDR or address) whose X-Forwarded-For is believed; none by default. */
  readonly trust_proxy?: readonly string[]
  /** Told once, at the first request that carries a header of a proxy. */
  readonly onForwarded?: (header: string) => void
  /** An error that passes by itself (connection lost, store busy): 503 with Retry-After, where anything else is a fault of ours. */
  readonly isUnavailable?: (error: unknown) => boolean
  /** An error that says that the caller's account was closed while the call ran: 22, as for any call after it. */
  readonly isCallerGone?: (error: unknown) => boolean
  /** Told of each fault, which has been logged by then. */
  readonly onFault?: (request_id: string, error: unknown) => void
  readonly limits?: Partial<TransportLimits>
}

/** Seconds, bytes and counts of the transport; tests inject shorter ones. */
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
