/** One leader round: fetches from the source when due, and writes the quote, once for the whole cluster. */
import type { Clock } from '#kernel/clock'
import type { Database } from '#server/store'
import { storeBars } from './candles.ts'
import { recordFailure } from './circuit-breaker.ts'
import type { PriceFeed } from './feed.ts'
import type { LeaderLease } from './leader-lease.ts'
import { acquirePoll, type PollTurn } from './poll-lease.ts'
import { recordTick } from './tick.ts'

export type RoundDependencies = { readonly database: Database; readonly clock: Clock; readonly feed: PriceFeed }

export type Rounds = {
  /** True: a tick was written. Without `lease` the leader is not checked: for tests, and where there is one writer. */
  tick(lease: LeaderLease | null): Promise<boolean>
}

export function openRounds(deps: RoundDependencies): Rounds {
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

export function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}

function nextAfter(second: Date, { every_seconds }: PriceFeed): Date {
  return new Date(second.getTime() + every_seconds * 1000)
}
