/**
 * What a room says about itself, once, in its `room.ts`: what it needs and knows, what it answers, its work, and what others must know of
 * its data. The assembly opens the rooms in order and collects the rest; tests, the backup and the key rotation read the same declarations.
 */
import type { JobName } from '#contract/admin/console'
import type { SetupFacts } from '#contract/admin/setup'
import type { LimitName } from '#contract/shared/limit/name'
import type { Queryable, SealedColumn, Tx } from '#server/store'
import type { RoomLimits } from './limit.ts'
import type { CountedSeries, SeriesGroup } from './series.ts'

export { amountLimit, countLimit, hold, type LimitedMember, limitsOf, type RoomLimits, usageLimit, type WindowUsage } from './limit.ts'
export { ageSeconds, type CountedSeries, counter, histogram, type SeriesGroup, series } from './series.ts'

/** A member whose account closes, with every address that was theirs. */
type Leaver = { readonly user_id: string; readonly emails: readonly string[] }

/**
 * JSON values only, without secrets (hashes, tokens) and other people's data. Lists are paged, so a long history is never in memory at
 * once.
 */
export type ExportPart = {
  readonly name: string
  read(user_id: string): Promise<unknown> | AsyncIterable<readonly unknown[]>
}

/** What all rooms together have of members. */
export type MemberData = {
  /** Each room's, in the closing transaction. */
  erase(tx: Tx, leaver: Leaver): Promise<void>
  exportParts(): readonly ExportPart[]
  limits(): readonly RoomLimits<LimitName>[]
}

type ListPage<Row> = { readonly data: readonly Row[]; readonly page: { readonly next_cursor: string | null } }
const PAGE_ROWS = 200

/** A list with cursors, page by page. */
export async function* everyPage<Row>(
  next: (page: { readonly limit: number; readonly cursor: string | undefined }) => Promise<ListPage<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined
  do {
    const { data, page } = await next({ limit: PAGE_ROWS, cursor })
    yield data
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** A node's work, by its roles. `all`: each node watches its own state, or compares the database with what it has seen itself. */
type RunsOn = 'all' | 'web' | 'worker' | 'proof'

/** Confirms in a transaction that this node still leads. */
type Leadership = { confirm(tx: Queryable): Promise<boolean> }

export type RoomJob = {
  readonly name: JobName
  readonly every_seconds: number
  readonly on: RunsOn
  /**
   * Which node runs it; each, by default. `while`: one node for so many seconds. `alone`: one node until it has ended. `keep`: the node
   * that leads this job, replaced after so many seconds.
   */
  readonly lead?: { readonly while: number } | { readonly alone: number } | { readonly keep: number }
  /** `held` where the job is led alone or kept. */
  run(held: Leadership | null): Promise<unknown>
  /** False: there is nothing to do; asked before a leader is. */
  isDue?(): boolean
}

/**
 * A kind of record that ends by its time. A new one lasts longer than a minute, so another node's can't end before this node asks again.
 */
export type Expiry = {
  readonly name: JobName
  /** When the earliest open one ends; null: none is open. */
  next(): Promise<Date | null>
  /** Ends each whose time is over, once, however many nodes try. */
  end(): Promise<unknown>
}

/** By kind of outbox row, in the transaction that takes it. */
export type Reactions = Readonly<Record<string, (tx: Tx, payload: unknown, outbox_id: string) => Promise<void>>>

/** The SQL functions of a room's migrations that a group of the ledger may call, and the auditor's checks. */
type LedgerFunctions = {
  readonly claims: readonly string[]
  readonly records: readonly string[]
  readonly checks: readonly string[]
}

/** What a room may say; each of these is its own. */
type Declaration<Name extends string, Needs, Opened, Answers extends object, Kinds extends object, Limits extends LimitName> = {
  readonly name: Name
  /** The rooms that it imports, each by its index; test/house/walls.test.ts holds it to these. */
  readonly knows: readonly string[]
  open(needs: Needs): Opened
  /** Handlers of the contract. */
  routes?(room: NoInfer<Opened>): Answers
  jobs?(room: NoInfer<Opened>): readonly RoomJob[]
  /** What ends by its time. It has ended before any call, page or job reads; a job of the same name does it where there are none. */
  expiries?(room: NoInfer<Opened>): readonly Expiry[]
  reactions?(room: NoInfer<Opened>): Reactions
  /** Kinds of change that a second administrator may have to approve. */
  changes?(room: NoInfer<Opened>): Kinds
  /** What it knows of how this server is set up for real use, read at each call. */
  setup?(room: NoInfer<Opened>): Promise<SetupFacts>
  /** For Prometheus. */
  series?(room: NoInfer<Opened>): readonly (SeriesGroup | CountedSeries)[]
  readonly ledger?: Partial<LedgerFunctions>
  /** Columns sealed under SECRET_KEY: what a rotation has to seal again. */
  readonly sealed?: readonly SealedColumn[]
  /** Erases a member, in the closing transaction. */
  erase?(room: NoInfer<Opened>, tx: Tx, leaver: Leaver): Promise<unknown>
  /** Its part of a member's data export. */
  exports?(room: NoInfer<Opened>): readonly ExportPart[]
  /** What it limits of a member, read by the rules that refuse. */
  limits?(room: NoInfer<Opened>): RoomLimits<Limits>
  /** Deletes what has outlived its time; each hour, on one node. */
  purge?(room: NoInfer<Opened>): Promise<unknown>
  /** After the server has closed. */
  close?(room: NoInfer<Opened>): Promise<void>
}

export type RoomDefinition<
  Name extends string,
  Needs,
  Opened,
  Answers extends object,
  Kinds extends object,
  Limits extends LimitName,
> = Declaration<Name, Needs, Opened, Answers, Kinds, Limits> & {
  /** It is handed these, and nothing else. */
  readonly needs: readonly (keyof Needs & string)[]
  readonly ledger: LedgerFunctions
  readonly sealed: readonly SealedColumn[]
}

type RequiredOf<Needs> = { [Name in keyof Needs]-?: undefined extends Needs[Name] ? never : Name }[keyof Needs] & string
type Missing<Needs, Listed extends readonly string[]> = Exclude<RequiredOf<Needs>, Listed[number]>

/** A need of `open` that `needs` does not list does not compile. */
export function defineRoom<
  const Name extends string,
  Needs,
  const Listed extends readonly (keyof Needs & string)[],
  Opened,
  Answers extends object = object,
  Kinds extends object = object,
  Limits extends LimitName = never,
>(
  room: Declaration<Name, Needs, Opened, Answers, Kinds, Limits> & {
    readonly needs: Listed & ([Missing<Needs, Listed>] extends [never] ? unknown : { readonly missing: Missing<Needs, Listed> })
  },
): RoomDefinition<Name, Needs, Opened, Answers, Kinds, Limits> {
  return { ...room, ledger: { claims: [], records: [], checks: [], ...room.ledger }, sealed: room.sealed ?? [] }
}

/** The one way to bind use cases to what they need. */
export function bindTo<Needs>(room: Needs) {
  return <Rest extends unknown[], Outcome>(verb: (room: Needs, ...rest: Rest) => Outcome) =>
    (...rest: Rest): Outcome =>
      verb(room, ...rest)
}
