/** The leader's job, twice a second: backfills time without ticks, then writes the tick of this second. */

import type { Clock } from '#kernel/clock'
import { type Refused, refuse } from '#kernel/refusal'
import type { Database } from '#server/store'
import { storeBars } from './candles.ts'
import { recordFailure } from './circuit-breaker.ts'
import type { PriceFeed } from './feed.ts'
import { type BackfillDependencies, openBackfiller } from './past/backfill.ts'
import { acquirePoll, type LeaderLease, type PollTurn, prepareFeed } from './poll-lease.ts'
import { recordTick } from './tick.ts'

export type Leader = {
  /** Refused: another recording has used this name. */
  prepare(): Promise<Refused<'config'> | null>
  tick(lease: LeaderLease | null): Promise<boolean>
  runAsLeader(lease: LeaderLease | null): Promise<void>
  settled(): Promise<void>
  stop(): Promise<void>
}

/** A single missed second isn't a gap: checking each would cost more than the tick. */
const QUIET_MS = 5_000
/** A failed backfill is retried after this. */
const REPEAT_MS = 600_000

export function openLeader(deps: BackfillDependencies & { readonly written: () => void }): Leader {
  const { database, clock, feed, written } = deps
  const filler = openBackfiller(deps)
  const rounds = openRounds(deps)
  let prepared = false
  let led_at = -Infinity
  let looked_at = -Infinity

  const prepare = async (): Promise<Refused<'config'> | null> => {
    prepared ||= await prepareFeed(database, feed)
    return prepared ? null : refuse('config', { detail: `PRICE_FEED: another recording was played as ${feed.source} in this database.` })
  }
  const tick = async (lease: LeaderLease | null): Promise<boolean> => {
    if (await prepare()) return false
    const is_written = await rounds.tick(lease)
    if (is_written) written()
    return is_written
  }
  return {
    prepare,
    tick,
    runAsLeader: async (lease) => {
      if (await prepare()) return
      const now = clock.now()
      if (now.getTime() - led_at > QUIET_MS || now.getTime() - looked_at > REPEAT_MS) {
        looked_at = now.getTime()
        await filler.backfillUntil(wholeSecond(now), lease)
      }
      led_at = clock.now().getTime()
      await tick(lease)
    },
    settled: filler.done,
    stop: filler.stop,
  }
}

type RoundDependencies = { readonly database: Database; readonly clock: Clock; readonly feed: PriceFeed }

type Rounds = {
  /** True: a tick was written. Without `lease` the leader is not checked: for tests, and where there is one writer. */
  tick(lease: LeaderLease | null): Promise<boolean>
}

/** One leader round: fetches from the source when due, and writes the quote, once for the whole cluster. */
function openRounds(deps: RoundDependencies): Rounds {
  const { database, clock, feed } = deps
  let not_before = -Infinity

  const write = (
    second: Date,
    quote: NonNullable<Awaited<ReturnType<PriceFeed['fetchQuote']>>>,
    lease: LeaderLease | null,
  ): Promise<boolean> =>
    database.transaction(async (tx) => {
      if (lease && !(await lease.confirm(tx))) return false
      const written = await recordTick(tx, feed, second, quote)
      if (written) await storeBars(tx, feed.source, quote.bars, second)
      return written
    })
  return {
    tick: async (lease) => {
      const second = wholeSecond(clock.now())
      if (second.getTime() < not_before) return false
      const due: PollTurn = feed.single_poller
        ? await acquirePoll(database, feed, second)
        : { known: null, next_at: nextAfter(second, feed) }
      not_before = due.next_at.getTime()
      if (due.known === undefined) return false
      const quote = await feed.fetchQuote(second, due.known).catch((error: unknown) => recordFailure(database, feed, second, error))
      if (!quote?.prices.some((price) => price !== null)) return false
      return write(second, quote, lease)
    },
  }
}

function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}

function nextAfter(second: Date, { every_seconds }: PriceFeed): Date {
  return new Date(second.getTime() + every_seconds * 1000)
}
