/** One round of the leader: asks the source when it is due, and writes what it says, once for the whole cluster. */
import type { Clock } from '#kernel/clock'
import type { Database } from '#server/store'
import { storeBars } from './candles.ts'
import { claim, type Due } from './claim.ts'
import { noteFailure } from './failure.ts'
import type { PriceFeed } from './feed.ts'
import type { Held } from './held.ts'
import { recordTick } from './tick.ts'

export type RoundDependencies = { readonly database: Database; readonly clock: Clock; readonly feed: PriceFeed }

export type Rounds = {
  /** True: a tick was written. Without `held` nobody is asked who leads: for tests, and where the caller alone writes. */
  tick(held: Held | null): Promise<boolean>
}

export function openRounds(given: RoundDependencies): Rounds {
  const { database, clock, feed } = given
  let not_before = -Infinity

  const write = (second: Date, quote: NonNullable<Awaited<ReturnType<PriceFeed['ask']>>>, held: Held | null): Promise<boolean> =>
    database.transaction(async (tx) => {
      if (held && !(await held.confirm(tx))) return false
      const written = await recordTick(tx, feed, second, quote)
      if (written) await storeBars(tx, feed.source, quote.bars, second)
      return written
    })
  return {
    tick: async (held) => {
      const second = wholeSecond(clock.now())
      if (second.getTime() < not_before) return false
      const due: Due = feed.claims ? await claim(database, feed, second) : { known: null, next_at: nextAfter(second, feed) }
      not_before = due.next_at.getTime()
      if (due.known === undefined) return false
      const quote = await feed.ask(second, due.known).catch((error: unknown) => noteFailure(database, feed, second, error))
      if (!quote?.prices.some((price) => price !== null)) return false
      return write(second, quote, held)
    },
  }
}

export function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}

function nextAfter(second: Date, { every_seconds }: PriceFeed): Date {
  return new Date(second.getTime() + every_seconds * 1000)
}
