import type { BusinessClock, Clock } from '#kernel/clock'
import type { JournalRecord, Post } from '#server/ledger'
import { type Database, outboxRecord, type Sealing } from '#server/store'

export type PlansDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: BusinessClock
  readonly sealing: Sealing
  /** Signs exit quotes; 32 bytes derived from SECRET_KEY. */
  readonly quote_key: Uint8Array
}

/** Tells the member, through the outbox, in the transaction that moved the money. */
export function notify(
  { sealing, clock }: Pick<PlansDependencies, 'sealing' | 'clock'>,
  user_id: string,
  event: string,
  params: Record<string, string>,
): JournalRecord {
  return outboxRecord(sealing, { kind: 'notify', payload: { user_id, event, params } }, clock.now())
}
