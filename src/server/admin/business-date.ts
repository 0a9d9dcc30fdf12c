/** The sandbox's business date: moved forward by an administrator, and what falls due runs before the answer. */
import { DAY_SECONDS } from '#kernel/duration'
import type { Audit } from '#server/audit'
import type { Actor } from '#server/identity'
import type { Database, MovableClock } from '#server/store'

export type BusinessDateDependencies = {
  readonly database: Database
  readonly business: MovableClock
  readonly audit: Pick<Audit, 'record'>
  matureDue(): Promise<number>
}

export async function readBusinessDate({ business }: Pick<BusinessDateDependencies, 'business'>, matured = 0) {
  const [now, offset] = await Promise.all([business.now(), business.offsetMilliseconds()])
  return { now, offset_days: offset / (DAY_SECONDS * 1000), matured }
}

export async function moveBusinessDate(dependencies: BusinessDateDependencies, actor: Actor, days: number) {
  const { database, business, audit, matureDue } = dependencies
  const before = await business.offsetMilliseconds()
  const step = Math.round(days * DAY_SECONDS * 1000)
  await database.transaction(async (tx) => {
    await business.move(tx, step)
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: 'business-date.move',
      object_kind: 'business-date',
      object_id: null,
      before: { offset_days: before / (DAY_SECONDS * 1000) },
      after: { offset_days: (before + step) / (DAY_SECONDS * 1000) },
      reason: null,
      request_id: actor.request_id,
    })
  })
  return readBusinessDate(dependencies, await matureDue())
}
