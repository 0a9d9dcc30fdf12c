import { addSeconds, type Clock, secondsBetween } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { randomBelow } from '#kernel/id'
import type { Database, Sealer } from '#server/store'
import { CONNECTIONS, type Smtp } from './smtp.ts'
import { claimDue, type DueMail, noteEnd, noteRetry } from './store.ts'

const BATCH = CONNECTIONS * 2
const FIRST_PAUSE_SECONDS = 2
/** Short enough that an outage of minutes drains within one more. */
const MAX_PAUSE_SECONDS = 60
const GIVEN_UP_SECONDS = 2 * DAY_SECONDS

export type Post = { readonly database: Database; readonly clock: Clock; readonly sealer: Sealer; readonly smtp: Smtp }

/** Sends what is due, batch after batch, and returns how many went out. Never throws for a server that misbehaves. */
export async function deliver(post: Post): Promise<number> {
  let sent = 0
  for (;;) {
    const due = await claimDue(post.database, post.sealer, post.clock.now(), BATCH)
    const outcomes = await Promise.all(due.map((mail) => attempt(post, mail)))
    sent += outcomes.filter(Boolean).length
    // Where nothing gets through, the next round waits for its turn instead of running through the whole queue.
    if (due.length < BATCH || !outcomes.some(Boolean)) return sent
  }
}

async function attempt({ database, clock, smtp }: Post, mail: DueMail): Promise<boolean> {
  const outcome = await smtp.send({ id: mail._id, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html })
  const now = clock.now()
  if (outcome.sent) await noteEnd(database, mail._id, 'sent', now, null)
  else if (outcome.retry === 'never' || secondsBetween(mail.created_at, now) > GIVEN_UP_SECONDS)
    await noteEnd(database, mail._id, 'failed', now, outcome.error)
  else await noteRetry(database, mail._id, addSeconds(now, pauseSeconds(mail.attempts)), outcome.error)
  return outcome.sent
}

/** Doubling from two seconds to a minute, half of it drawn, so that what failed together does not come back together. */
function pauseSeconds(attempts: number): number {
  const whole = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 10))
  return whole / 2 + randomBelow(Math.ceil(whole / 2) + 1)
}
