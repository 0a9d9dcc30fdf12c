/**
 * The shape of a route as data. One table of these drives validation, serialisation, OpenAPI, the handlers' types, the browser's call()
 * and the route-by-role matrix of the tests; nothing about a call is said twice.
 */
import type * as z from 'zod/mini'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import type { Refused } from '#kernel/refusal'
import type { FileAnswer, FileReply } from './file.ts'
import type { FileKind } from './file-kind.ts'
import type { Language } from './language.ts'
import type { RefusalName, SharedRefusal } from './refusals.ts'
import type { Role, StaffRole } from './role.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `anyone`; a `guest` (a signed-in caller is told so with 10); a `member` (any signed-in person);
 * the least role that may, among those who work here. `sandbox` answers only while the mail goes to the sandbox mailbox and the server listens on loopback.
 */
export type Who = 'anyone' | 'guest' | 'member' | StaffRole | 'sandbox'

export type StepUp = true | 'password'

/** What a person can prove themselves by, the strongest first. */
export type Proof = 'passkey' | 'totp' | 'recovery' | 'password'

export type Route = {
  readonly method: Method
  /** Served by this method too, for clients of the specification's other reading. Our own app uses `method`. */
  readonly also?: Method
  /** Below /api/v1; parameters as `:name`. */
  readonly path: string
  readonly who: Who
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /**
   * Takes multipart/form-data besides JSON: these files by the name of their part, and the text fields of `body`. JSON has the fields alone.
   */
  readonly files?: Readonly<Record<string, FilePart>>
  /** What goes over the wire on success: JSON by an allow-list (what it does not name is not sent), a file, or null for an empty answer. */
  readonly reply: z.ZodMiniType | FileReply | null
  readonly status: 200 | 201 | 202 | 204
  readonly refusals: readonly RefusalName[]
  /** Takes Idempotency-Key, and its first success is the answer to every repeat. */
  readonly once?: true
  /**
   * The person behind the session proves anew that it is them, at most 5 minutes before (46). Without a second factor `true` asks for
   * nothing; `password` then asks for the password, unless the session itself is that young: for what would let a stolen session in for good.
   */
  readonly step_up?: StepUp
  /** Only reads, so that it may begin while its caller's session is checked. What it found is thrown away where that check does not let it in. */
  readonly early?: true
  /** Goes on while its caller's account is frozen; every other call that changes something is refused (48). Reading always goes on. */
  readonly while_frozen?: true
  /** Counts toward the money calls of a user. */
  readonly money?: true
  /** Counts toward the calls of a network address, besides what the room itself limits. */
  readonly limits?: readonly ('auth' | 'sign_up')[]
  /** Answers with a stream of server-sent events, by name, instead of a reply. At most five a user and node. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>
  /** May answer 202 with `pendingChangeReply`: it waits for a second administrator. `reply` says so with `orPendingChange`. */
  readonly held?: true
  /** The same rows as text/csv where the caller accepts that; what its file is named: `clearterm-transactions-2026-11-22.csv`. */
  readonly csv?: string
}

/** A file that a call may bring. Content, extension and declared type must be one of `kinds`, and agree. */
export type FilePart = { readonly max_bytes: number; readonly kinds: readonly FileKind[]; readonly required?: true }

/** A file as it came: of an accepted kind by its signature and within its size, and nothing more is known of its content. */
export type SentFile = { readonly name: string; readonly kind: FileKind; readonly bytes: Uint8Array }

/** Keeps the literal types of a room's routes. */
export function routes<const Table extends Record<string, Route>>(table: Table): Table {
  return table
}

type Decoded<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
export type ReplyOf<R extends Route> = R['reply'] extends FileReply<infer Type> ? FileAnswer<Type> : Decoded<R['reply']>
/** Of a file there is nothing to parse: a page links to it, or fetches its bytes. */
export type WireReplyOf<R extends Route> = R['reply'] extends z.ZodMiniType
  ? z.input<R['reply']>
  : R['reply'] extends FileReply
    ? never
    : undefined
export type BodyOf<R extends Route> = Decoded<R['body']>
export type QueryOf<R extends Route> = Decoded<R['query']>
export type ParamsOf<R extends Route> = Decoded<R['params']>
export type FilesOf<R extends Route> = R extends { files: infer Parts extends Readonly<Record<string, FilePart>> }
  ? { readonly [Name in keyof Parts]: Parts[Name] extends { required: true } ? SentFile : SentFile | null }
  : undefined
export type RefusalOf<R extends Route> = R['refusals'][number] | SharedRefusal

/** The person behind a call, from the session row alone. */
export type Caller = {
  readonly user_id: string
  readonly session_id: string
  readonly email: string
  readonly role: Role
  /** Its owner has frozen the account. */
  readonly is_frozen: boolean
  /** Why the role of somebody who works here counts for nothing yet; null: it counts. */
  readonly role_hold: RoleHold | null
}

/** `no_factor`: they have not enrolled a second factor. `reset`: their password was set by mail alone, and for that long nobody has agreed. */
export type RoleHold = { readonly because: 'no_factor'; readonly until: null } | { readonly because: 'reset'; readonly until: Date }

/** What a call knows of its transport. */
export type Transport = {
  readonly request_id: string
  /** The network address that limits count by. */
  readonly address: string
  readonly user_agent: string
  /** A page in a browser made the call: it has the cookie, and its scripts need no token. */
  readonly is_page: boolean
  readonly accept_language: string
  /** That this browser was switched to, or else asks for. */
  readonly language: Language
  /** The one of a file route's content types that the caller's Accept asks for first; null where it asks for none of them by name. */
  readonly wants: string | null
  /** Up to where a reader of a stream has read. */
  readonly last_event_id?: string
  /** The cookie by which a browser is known again after its sessions, as the caller gave it. */
  readonly browser?: string
  /** Opens or closes the browser's session cookie. */
  setSession(token: string, user_id: string): void
  setBrowser(token: string): void
  clearSession(): void
  /** Says that this success will never read otherwise: anybody may keep it for ever, and it has a tag to ask by. */
  neverChanges(): void
}

export type Input<R extends Route> = {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  readonly files: FilesOf<R>
  readonly caller: R['who'] extends Role ? Caller : Caller | null
  readonly transport: Transport
  readonly once: IdempotencyContext<ReplyOf<R>>
}

/** One event of a stream; `id` is what a reader sends back to go on from here. */
export type StreamEvent<Events> = {
  readonly [Name in keyof Events & string]: { readonly event: Name; readonly id: string | null; readonly data: Decoded<Events[Name]> }
}[keyof Events & string]

/** A reader of a stream. `send` waits until the reader takes more; false, or `gone`: it is not there any more. */
export type Reader<Events> = {
  send(event: StreamEvent<Events>): Promise<boolean>
  readonly gone: AbortSignal
}

/** What a handler of a route with events returns: it writes until the reader is gone, or ends the stream by returning. */
export type Streaming<Events> = { stream(reader: Reader<Events>): Promise<void> }

type ReplyOrStream<R extends Route> = R extends { events: infer Events } ? Streaming<Events> : ReplyOf<R>

export type Outcome<R extends Route> = ReplyOrStream<R> | Refused<RefusalOf<R>> | (R extends { once: true } ? Replayed : never)

/** Annotate a room's handlers with this: a missing handler, an undeclared refusal or a wrong reply does not compile. */
export type Handlers<Table extends Record<string, Route>> = {
  readonly [Name in keyof Table]: (input: Input<Table[Name]>) => Promise<Outcome<Table[Name]>>
}
