/** The leader's job, twice a second: backfills time without ticks, then writes the tick of this second. */
import { type Refused, refuse } from '#kernel/refusal'
import type { LeaderLease } from './leader-lease.ts'
import { type BackfillDependencies, openBackfiller } from './past/backfill.ts'
import { prepareFeed } from './poll-lease.ts'
import { openRounds, wholeSecond } from './round.ts'

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
