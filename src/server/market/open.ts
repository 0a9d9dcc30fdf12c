/** Opens the room: one source, its readers, and the hub that publishes it. */
import type { Interval } from '#contract/market'
import type { Clock } from '#kernel/clock'
import type { Refused } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import type { Database, Queryable } from '#server/store'
import type { CoinSymbol } from '#trading/coins'
import { type Board, hasPast, type NewestPrices, readBoard, readNewest } from './board.ts'
import { type Closes, type ClosesQuery, type DayCloses, prune, readCloses, readDayCloses, readNewestKnown } from './candles.ts'
import { BREAKER_FAILURES } from './circuit-breaker.ts'
import type { PriceFeed, Source } from './feed.ts'
import { type Hub, openHub } from './hub.ts'
import { openLeader } from './leader.ts'
import type { LeaderLease } from './poll-lease.ts'
import type { FillEvent } from './subscriber.ts'
import { pinTick, readTick, readTickAfter, type Tick } from './tick.ts'

export type MarketDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly feed: PriceFeed
  readonly report: (error: unknown) => void
}

export type Market = {
  readonly database: Database
  readonly clock: Clock
  readonly feed: PriceFeed
  /** This node's source. Stored prices of another source count as another market. */
  readonly source: Source
  readonly hub: Hub
  readonly board: () => Promise<Board>
  /** Refused with one sentence: another recording has used this name in this database. */
  prepare(): Promise<Refused<'config'> | null>
  /** One round; true: a tick was written. Without `lease` the leader is not checked and nothing is backfilled: for tests. */
  tick(lease?: LeaderLease): Promise<boolean>
  /** One leader round, which first backfills time without ticks. */
  runAsLeader(lease: LeaderLease | null): Promise<void>
  /** Resolves when everything that `runAsLeader` started to backfill is stored. */
  settled(): Promise<void>
  /** Final bars, oldest first, aligned by time; `source` is this node's unless another is named. */
  readCloses(reader: Queryable, asked: Omit<ClosesQuery, 'source'> & { readonly source?: Source }): Promise<Closes[]>
  readDayCloses(reader: Queryable, symbol: CoinSymbol, days: readonly number[]): Promise<DayCloses>
  readNewestKnown(reader: Queryable, intervals: readonly Interval[]): Promise<ReadonlyMap<string, Date>>
  readTickAfter(reader: Queryable, instant: Date, source?: Source): Promise<Tick | null>
  readTick(reader: Queryable, id: string): Promise<Tick | null>
  /** A tick that a fill names is not pruned. */
  pinTick(tx: Queryable, id: string): Promise<void>
  newest(reader: Queryable): Promise<NewestPrices>
  /**
   * Whether the past and every gap are stored. Checked after a tick was read, true means that no bar known by then is still missing, so
   * warm-up can start.
   */
  hasPast(reader: Queryable): Promise<boolean>
  /** One sentence: the prices' age, and why there are no newer ones. */
  describe(): Promise<string>
  feedState(): ReturnType<typeof readFeedState>
  /** For an hourly job. */
  prune(): Promise<void>
  /** To the subscribers of this node's stream. Other nodes publish to their own. */
  announce(event: Pick<FillEvent, 'event' | 'data'>): void
  close(): Promise<void>
}

export function openMarket({ database, clock, feed, report }: MarketDependencies): Market {
  const { source } = feed
  const board = singleFlight(() => readBoard(database, source))
  const hub = openHub({ read: board, clock, report })
  const leader = openLeader({ database, clock, feed, report, written: hub.refresh })
  return {
    database,
    clock,
    feed,
    source,
    hub,
    board,
    prepare: leader.prepare,
    tick: (lease) => leader.tick(lease ?? null),
    runAsLeader: leader.runAsLeader,
    settled: leader.settled,
    readCloses: (reader, asked) => readCloses(reader, { source, ...asked }),
    readDayCloses: (reader, symbol, days) => readDayCloses(reader, source, symbol, days),
    readNewestKnown: (reader, intervals) => readNewestKnown(reader, source, intervals),
    readTickAfter: (reader, instant, of = source) => readTickAfter(reader, of, instant),
    readTick,
    pinTick,
    newest: (reader) => readNewest(reader, source, clock.now()),
    hasPast: (reader) => hasPast(reader, feed),
    feedState: () => readFeedState(database, source),
    describe: () => describeFeed(database, source, clock.now()),
    prune: () => prune({ database, clock }),
    announce: (event) => hub.announce({ ...event, id: null }),
    close: async () => {
      await leader.stop()
      await hub.close()
    },
  }
}

/** The state of the prices in one sentence, for the operator. */
type Row = { readonly at: Date | null; readonly failures: number; readonly last_error: string | null; readonly next_at: Date }

/** How many fetches in a row have failed, and the newest tick's second; null before the first. */
async function readFeedState(reader: Queryable, source: Source): Promise<{ readonly at: Date | null; readonly failures: number }> {
  const row = await readRow(reader, source)
  return { at: row?.at ?? null, failures: row?.failures ?? 0 }
}

async function readRow({ query }: Queryable, source: Source): Promise<Row | undefined> {
  const [row] = await query<Row>('SELECT at, failures, last_error, next_at FROM market_feed WHERE source = $1', [source])
  return row
}

async function describeFeed(reader: Queryable, source: Source, now: Date): Promise<string> {
  const row = await readRow(reader, source)
  const age = row?.at
    ? `${source}, ${Math.max(0, Math.round((now.getTime() - row.at.getTime()) / 1000))} s old.`
    : `${source}, no price yet.`
  if (!row?.failures) return age
  const open = row.failures >= BREAKER_FAILURES ? ` It is asked again at ${row.next_at.toISOString()}.` : ''
  return `${age} ${row.last_error} Failures in a row: ${row.failures}.${open}`
}
