/** Opens the rooms in their order, hands each what it needs, and collects what they declare. It decides nothing. */
import type { SetupFacts } from '#contract/admin/setup'
import type { Api } from '#contract/routes'
import type { Handlers } from '#contract/shared/define'
import type { LimitName } from '#contract/shared/limit/name'
import type { Clock } from '#kernel/clock'
import { HOUR_SECONDS } from '#kernel/duration'
import type { ChangeRegistry } from '#server/approvals'
import { endDue, type Job, type Lease, openExpiry } from '#server/jobs'
import type {
  CountedSeries,
  Expiry,
  ExportPart,
  MemberData,
  Reactions,
  RoomDefinition,
  RoomJob,
  RoomLimits,
  SeriesGroup,
} from '#server/room'
import { isPassing } from '#server/store'
import { type Foundation, openFoundation, type RoomOptions } from './foundation.ts'
import { rooms } from './rooms.ts'

type List = typeof rooms
type NeedsOf<R> = R extends { open(needs: infer Needs): unknown } ? Needs : never
type OpenedOf<R> = R extends { readonly name: infer Name extends string; open(needs: never): infer Opened }
  ? { readonly [Own in Name]: Opened }
  : never
type AnswersOf<R> = R extends { routes?(room: never): infer Answers } ? Answers : never
type KindsOf<R> = R extends { changes?(room: never): infer Kinds } ? Kinds : never
type LimitsIn<R> = R extends { limits?(room: never): RoomLimits<infer Names> } ? Names : never
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void ? Every : never

type Ground = Foundation & { readonly memberData: MemberData; readonly setupFacts: () => Promise<SetupFacts> }
/** Names the first room that needs what nothing before it provides. */
type InOrder<Rest, Before> = Rest extends readonly [infer First, ...infer Others]
  ? Before extends NeedsOf<First>
    ? InOrder<Others, Before & OpenedOf<First>>
    : { readonly needs_more: First; readonly than: Before }
  : true

export type Rooms = Ground & All<OpenedOf<List[number]>>

export type Opened = {
  readonly rooms: Rooms
  readonly handlers: Handlers<Api>
  readonly reactions: Reactions
  readonly jobs: readonly Job[]
  /** Ends what is due; before anything that reads. */
  expireDue(): Promise<void>
  readonly series: readonly (SeriesGroup | CountedSeries)[]
  close(): Promise<void>
}

/** Does not compile while a limit of the contract has no room that declares it. */
const none: LimitName extends LimitsIn<List[number]> ? readonly RoomLimits<LimitName>[] : never = []
const inOrder: InOrder<List, Ground> extends true ? readonly AnyRoom[] : InOrder<List, Ground> = rooms

export function openRooms(options: RoomOptions): Opened {
  const parts: Part[] = []
  const provided: Record<string, unknown> = {
    ...openFoundation(options),
    memberData: memberDataOf(parts),
    setupFacts: () => readSetup(parts),
  }
  for (const room of inOrder) {
    const opened = room.open(Object.fromEntries(room.needs.map((name) => [name, provided[name]])) as never)
    provided[room.name] = opened
    parts.push({ room, opened })
  }
  const all = provided as unknown as Rooms
  const expiries = parts.flatMap(({ room, opened }) => room.expiries?.(opened) ?? [])
  const report = all.report('what is due could not be ended')
  // A database that is away is reported by the calls and jobs that need it.
  const expireDue = openExpiry(expiries, { clock: all.clock, report: (error) => isPassing(error) || report(error) })
  all.approvals.register(collect(parts, 'changes') as All<KindsOf<List[number]>> satisfies ChangeRegistry)
  return {
    rooms: all,
    handlers: collect(parts, 'routes') as All<AnswersOf<List[number]>> satisfies Handlers<Api>,
    reactions: collect(parts, 'reactions') as Reactions,
    jobs: [
      ...jobsOf(
        expiries.map((kind) => expiryJob(kind, all.clock)),
        all,
      ),
      ...jobsOf(roomJobs(parts), all, expireDue),
    ],
    expireDue,
    series: parts.flatMap(({ room, opened }) => room.series?.(opened) ?? []),
    // A room may still use those before it.
    close: async () => {
      for (const { room, opened } of parts.toReversed()) await room.close?.(opened)
    },
  }
}

type AnyRoom = RoomDefinition<string, never, unknown, object, object, LimitName>
type Part = { readonly room: AnyRoom; readonly opened: unknown }

function collect(parts: readonly Part[], what: 'routes' | 'changes' | 'reactions'): unknown {
  return Object.assign({}, ...parts.map(({ room, opened }) => room[what]?.(opened)))
}

/** Identity erases the person last, and the ledger what is stored with the money: neither is among these. */
function memberDataOf(parts: readonly Part[]): MemberData {
  return {
    erase: async (tx, leaver) => {
      for (const { room, opened } of parts) await room.erase?.(opened, tx, leaver)
    },
    exportParts: () => parts.flatMap(({ room, opened }): readonly ExportPart[] => room.exports?.(opened) ?? []),
    limits: () => parts.flatMap(({ room, opened }) => room.limits?.(opened) ?? none),
  }
}

async function readSetup(parts: readonly Part[]): Promise<SetupFacts> {
  return Object.assign({}, ...(await Promise.all(parts.map(({ room, opened }) => room.setup?.(opened)))))
}

const EXPIRY_SECONDS = 5

/** For a time without calls, and so that a failure shows. */
function expiryJob(kind: Expiry, clock: Clock): RoomJob {
  return { name: kind.name, every_seconds: EXPIRY_SECONDS, on: 'worker', run: () => endDue(kind, clock) }
}

function roomJobs(parts: readonly Part[]): RoomJob[] {
  const purge = async (): Promise<void> => {
    for (const { room, opened } of parts) await room.purge?.(opened)
  }
  const own = parts.flatMap(({ room, opened }) => room.jobs?.(opened) ?? [])
  return [...own, { name: 'purge', every_seconds: HOUR_SECONDS, on: 'worker', lead: { while: 600 }, run: purge }]
}

function jobsOf(all: readonly RoomJob[], { config: { roles }, lease }: Rooms, expireDue?: () => Promise<void>): Job[] {
  return all
    .filter(({ on }) => on === 'all' || roles.has(on))
    .map((job) => {
      const run = runOf(job, lease)
      // What watches this node reads nothing that ends, and must not wait for the database.
      const after = async () => {
        await expireDue?.()
        return run()
      }
      return { name: job.name, every_seconds: job.every_seconds, run: job.on === 'all' ? run : after }
    })
}

/** Asks for the lead that a job needs before it runs. */
function runOf({ name, lead, run, isDue = () => true }: RoomJob, lease: Lease): Job['run'] {
  if (!lead) return () => run(null)
  if ('keep' in lead) {
    const leading = lease.keep(name, lead.keep)
    return () => leading(run)
  }
  // False: another node leads.
  if ('alone' in lead) return async () => isDue() && (await lease.alone(name, lead.alone, run)) !== null
  return () => lease.whileLeading(name, lead.while, () => run(null))
}
