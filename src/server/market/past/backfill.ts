/** Stores candles for time without ticks, before the first tick and after a gap. Final candles stay unchanged. */
import type { Clock } from '#kernel/clock'
import type { Database } from '#server/store'
import { lengths } from '#trading/simulator/index'
import type { PastBar, PriceFeed } from '../feed.ts'
import type { LeaderLease } from '../poll-lease.ts'

export type BackfillDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly feed: PriceFeed
  readonly report: (error: unknown) => void
}

export type Backfiller = {
  /** Resolves when ticks may continue: the candles that they fall into are stored. The rest is stored in the background. */
  backfillUntil(second: Date, lease: LeaderLease | null): Promise<void>
  /** Resolves when everything is stored, or given up. */
  done(): Promise<void>
  stop(): Promise<void>
}

/** A shorter gap is covered by its candle. */
const GAP_SECONDS = 60

export function openBackfiller(deps: BackfillDependencies): Backfiller {
  const { database, feed, report } = deps
  let background: Promise<void> = Promise.resolve()
  let stopped = false

  const store =
    (runs: AsyncIterator<readonly PastBar[]>, known_at: Date | null, lease: LeaderLease | null) => async (): Promise<boolean> => {
      const next = await runs.next()
      if (next.done) return false
      await database.transaction(async (tx) => {
        if (lease && !(await lease.confirm(tx))) throw new Error('another node leads by now')
        await tx.query(STORE, [feed.source, asText(next.value, known_at)])
      })
      return true
    }
  return {
    backfillUntil: async (second, lease) => {
      const until = new Date(second.getTime() - (second.getTime() % (GAP_SECONDS * 1000)))
      const since = await readSince(deps)
      if (!feed.past || stopped || (since && second.getTime() - since.getTime() < GAP_SECONDS * 1000)) return
      await background
      await database.transaction((tx) => tx.query(BEGIN, [feed.source, since]))
      const runs = feed.past({ since: since && seconds(since), until: seconds(until) })[Symbol.asyncIterator]()
      // A gap becomes known only now; the past before the first start has its own times.
      const storeNext = store(runs, since && second, lease)
      await storeNext()
      const storeRest = async (): Promise<void> => {
        try {
          while (!stopped && (await storeNext())) {}
          if (!stopped) await database.transaction((tx) => tx.query(DONE, [feed.source, until]))
        } finally {
          await runs.return?.()
        }
      }
      background = storeRest().catch(report)
    },
    done: () => background,
    stop: () => {
      stopped = true
      return background
    },
  }
}

const STORE = `INSERT INTO market_candle AS c (source, interval, at, opens, highs, lows, closes, known_at, generated)
  SELECT $1, interval, at, opens, highs, lows, closes, known_at, true
  FROM jsonb_to_recordset($2) AS r (interval text, at timestamptz, opens bigint[], highs bigint[], lows bigint[], closes bigint[],
    known_at timestamptz)
  ON CONFLICT (source, interval, at) DO UPDATE SET opens = excluded.opens, highs = market_higher(c.highs, excluded.highs),
    lows = market_lower(c.lows, excluded.lows), closes = excluded.closes, known_at = excluded.known_at, generated = true
  WHERE c.known_at IS NULL`
const BEGIN = 'UPDATE market_feed SET gap_since = coalesce(gap_since, $2) WHERE source = $1'
const DONE = 'UPDATE market_feed SET past_until = $2, gap_since = NULL WHERE source = $1'

/** The time up to which everything is stored; null if nothing is, or if the past before the first tick is incomplete. */
async function readSince({ database, feed }: BackfillDependencies): Promise<Date | null> {
  const [row] = await database.query<{ since: Date | null }>(
    'SELECT coalesce(gap_since, CASE WHEN past_until IS NOT NULL THEN greatest(past_until, at) END) AS since FROM market_feed WHERE source = $1',
    [feed.source],
  )
  return row?.since ?? null
}

function asText(bars: readonly PastBar[], known_at: Date | null): string {
  const rows = bars.map(({ whole, ...bar }) => ({ ...bar, known_at: whole ? (known_at ?? endOf(bar)) : null }))
  return JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))
}

function endOf({ at, interval }: Pick<PastBar, 'at' | 'interval'>): Date {
  return new Date(at.getTime() + lengths[interval] * 1000)
}

function seconds(at: Date): number {
  return at.getTime() / 1000
}
