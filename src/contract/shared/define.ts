/**
 * A route as data. These tables drive validation, serialisation, OpenAPI, handler types, the browser's call() and the tests'
 * route-by-role matrix, so nothing is declared twice.
 */
import type * as z from 'zod/mini'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import type { Address, Counted } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { FileAnswer, FileReply } from './file.ts'
import type { FileKind } from './file-kind.ts'
import type { Language } from './language.ts'
import type { RefusalName, SharedRefusal } from './refusals.ts'
import type { Role, StaffRole } from './role.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `anyone`; a `guest` (signed-in callers get 10); a `member` (anyone signed in); or the lowest staff role.
 * `sandbox` answers only while mail goes to the sandbox mailbox, and only with its key.
 */
export type Who = 'anyone' | 'guest' | 'member' | StaffRole | 'sandbox'

export type StepUp = true | 'password'

/** Ways to authenticate, strongest first. */
export type Proof = 'passkey' | 'totp' | 'recovery' | 'password'

export type Route = {
  readonly method: Method
  /** An alias method, for clients of the specification's other reading. This app uses `method`. */
  readonly also?: Method
  /** Below /api/v1; parameters as `:name`. */
  readonly path: string
  readonly who: Who
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Also accepts multipart/form-data: these files by part name, and the text fields of `body`. JSON has the fields only. */
  readonly files?: Readonly<Record<string, FilePart>>
  /** The success reply: JSON by an allow-list (undeclared members are dropped), a file, or null for an empty reply. */
  readonly reply: z.ZodMiniType | FileReply | null
  readonly status: 200 | 201 | 202 | 204
  readonly refusals: readonly RefusalName[]
  /** Takes Idempotency-Key; repeats get the first success. */
  readonly once?: true
  /**
   * Needs a step-up within the last 5 minutes (46). Without a second factor `true` passes; `password` then asks for the
   * password, unless the session is that young. Guards changes that would give a stolen session lasting access.
   */
  readonly step_up?: StepUp
  /** Its body brings the proof, which the screen asks for itself: no general step-up is shown. */
  readonly own_proof?: true
  /** Read-only, so it may run while the session is being checked. The result is discarded if the check fails. */
  readonly early?: true
  /** Still allowed on a frozen account; other writes are refused (48). Reads are always allowed. */
  readonly while_frozen?: true
  /** Counts toward the user's limit on money calls. */
  readonly money?: true
  /** Counts toward the limits of a network address, in addition to the room's own. */
  readonly limits?: readonly ('auth' | 'sign_up')[]
  /** Streams server-sent events, by name, instead of a reply. At most five streams per user and node. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>
  /**
   * Replies 202 with `pendingChangeReply` (`pending: true`) if a second administrator must approve. `reply` declares it with
   * `orPendingChange`.
   */
  readonly held?: true
  /** May be read from a replica, some seconds late. The reply then has `Clearterm-As-Of`: it has all of the journal up to this batch. */
  readonly stale?: true
  /** Takes more than 10 ms of the processor: one at a time for a user or network, and few in total. So is every CSV of all pages. */
  readonly costly?: true
  /** Also available as text/csv by Accept; the value names the file: `clearterm-transactions-2026-11-22.csv`. */
  readonly csv?: string
}

/** An uploaded file. Its content is of one of `kinds`; name and declared type are not judged. */
export type FilePart = { readonly max_bytes: number; readonly kinds: readonly FileKind[]; readonly required?: true }

/** An upload with an accepted signature and size; its content is otherwise untrusted. */
export type SentFile = { readonly name: string; readonly kind: FileKind; readonly bytes: Uint8Array }

/** Keeps the literal types of a room's routes. */
export function routes<const Table extends Record<string, Route>>(table: Table): Table {
  return table
}

type Decoded<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
export type ReplyOf<R extends Route> = R['reply'] extends FileReply<infer Type> ? FileAnswer<Type> : Decoded<R['reply']>
/** A file reply is not parsed: a page links to it or fetches its bytes. */
export type WireReplyOf<R extends Route> = R['reply'] extends z.ZodMiniType
  ? z.input<R['reply']>
  : R['reply'] extends FileReply
    ? never
    : undefined
export type BodyOf<R extends Route> = Decoded<R['body']>
type QueryOf<R extends Route> = Decoded<R['query']>
type ParamsOf<R extends Route> = Decoded<R['params']>
type FilesOf<R extends Route> = R extends { files: infer Parts extends Readonly<Record<string, FilePart>> }
  ? { readonly [Name in keyof Parts]: Parts[Name] extends { required: true } ? SentFile : SentFile | null }
  : undefined
type RefusalOf<R extends Route> = R['refusals'][number] | SharedRefusal

/** The caller, from the session row alone. */
export type Caller = {
  readonly user_id: string
  readonly session_id: string
  readonly email: string
  readonly role: Role
  /** The owner froze the account. */
  readonly is_frozen: boolean
  /** Why a staff role does not apply yet; null: it applies. */
  readonly role_hold: RoleHold | null
}

/** `no_factor`: no second factor is enrolled. `reset`: the password was reset by mail and no administrator has confirmed it. */
export type RoleHold = { readonly because: 'no_factor'; readonly until: null } | { readonly because: 'reset'; readonly until: Date }

/** The transport of a call. */
export type Transport = {
  readonly request_id: string
  /** The network address, for records; limits count `network`. */
  readonly address: Address
  readonly network: Counted
  readonly user_agent: string
  /** Called by a page in a browser, which has the cookie; its scripts need no token. */
  readonly is_page: boolean
  readonly accept_language: string
  /** The language chosen in this browser, or else the one it requests. */
  readonly language: Language
  /** The content type of the file route that Accept prefers; null if it names none of them. */
  readonly wants: string | null
  /** The language of the spreadsheet that a CSV is for; null: it is for programs. */
  readonly spreadsheet: Language | null
  /** The last event that the subscriber received. */
  readonly last_event_id?: string
  /** The cookie that identifies a browser beyond its sessions. */
  readonly browser?: string
  /** Sets or clears the browser's session cookie. */
  setSession(token: string, user_id: string): void
  setBrowser(token: string): void
  clearSession(): void
  /** Marks this success as immutable: cacheable forever, with an ETag. */
  neverChanges(): void
}

type Input<R extends Route> = {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  readonly files: FilesOf<R>
  readonly caller: R['who'] extends Role ? Caller : Caller | null
  readonly transport: Transport
  /** Under what the first reply is stored; null: the route counts each call. */
  readonly once: R extends { once: true } ? IdempotencyContext<ReplyOf<R>> : null
}

/** One event of a stream; the client sends `id` back to resume. */
type StreamEvent<Events> = {
  readonly [Name in keyof Events & string]: { readonly event: Name; readonly id: string | null; readonly data: Decoded<Events[Name]> }
}[keyof Events & string]

/** A stream's subscriber. `send` waits until it can take more; false, or `gone`: it has disconnected. */
export type Reader<Events> = {
  send(event: StreamEvent<Events>): Promise<boolean>
  readonly gone: AbortSignal
}

/**
 * What a handler of a route with events returns: it writes until the subscriber disconnects, or ends the stream by returning.
 */
export type Streaming<Events> = { stream(reader: Reader<Events>): Promise<void> }

type ReplyOrStream<R extends Route> = R extends { events: infer Events } ? Streaming<Events> : ReplyOf<R>

type Outcome<R extends Route> = ReplyOrStream<R> | Refused<RefusalOf<R>> | (R extends { once: true } ? Replayed : never)

/** The type of a room's handlers: a missing handler, undeclared refusal or wrong reply does not compile. */
export type Handlers<Table extends Record<string, Route>> = {
  readonly [Name in keyof Table]: (input: Input<Table[Name]>) => Promise<Outcome<Table[Name]>>
}
