/** A notice some days before an investment matures, while its owner can still choose what happens then: once for each investment. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { outboxWriter } from '#server/store'
import type { PlansDependencies } from './dependencies.ts'
import { maturingNotice } from './notice.ts'
import { findMaturing, recordNotices } from './store.ts'

/** By the business date. A term that is no longer has no notice: the purchase said the day. */
const AHEAD_SECONDS = 3 * DAY_SECONDS
const ROUND = 500

/** Returns how many notices were written. One that matured meanwhile, as after a downtime, has its own message instead. */
export async function noticeMaturing({ database, clock, business, sealer }: PlansDependencies): Promise<number> {
  const now = await business.now()
  const write = outboxWriter(sealer)
  let written = 0
  for (;;) {
    const due = await findMaturing(database.query, { after: now, until: addSeconds(now, AHEAD_SECONDS), longer_than: AHEAD_SECONDS }, ROUND)
    if (due.length === 0) return written
    written += await database.transaction(async (tx) => {
      const ids = await recordNotices(
        tx.query,
        due.map(({ id }) => id),
        clock.now(),
      )
      const fresh = due.filter(({ id }) => ids.has(id))
      for (const investment of fresh) await write(tx, maturingNotice(investment, now))
      return fresh.length
    })
  }
}
