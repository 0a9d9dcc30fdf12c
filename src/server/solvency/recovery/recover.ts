/** Recovers the log of an older database: what is missing, and the signed statement that closes the old origin and begins a new one. */

import { type Refused, refuse } from '#kernel/refusal'
import { lostLine, type Recovery, recoveredOrigin, recoveryNumber, recoveryText, signCheckpoint, signRecovery, utf8 } from '#proof/index'
import { release } from '#server/ledger'
import type { Database, Query } from '#server/store'
import type { Instance } from '../epoch/instance.ts'
import { append } from '../log/log.ts'
import { insertCheckpoint, moveHead, readCheckpoint, readHead, signedBy } from '../log/log-store.ts'
import { comparePublished, continues, HALT } from './guard.ts'
import type { KeptCheckpoint, KeptCheckpoints } from './kept-checkpoints.ts'

export type RecoveryPlan = {
  readonly old: KeptCheckpoint
  /** As a note; null: the restored log has no checkpoint. */
  readonly restored: string | null
  readonly restored_size: number
  /** Published checkpoints that the restored log does not continue. */
  readonly lost: readonly KeptCheckpoint[]
  readonly origin: string
}

/** Refuses `current` if nothing is missing, `forked` if the database signed a second history itself: no statement makes that honest. */
export async function planRecovery(
  query: Query,
  kept: KeptCheckpoints,
  identity: Instance,
): Promise<RecoveryPlan | Refused<'current' | 'forked'>> {
  const ahead = await comparePublished(query, kept, identity)
  if (!ahead) return refuse('current')
  if (ahead.forked) return refuse('forked')
  const newest = await readCheckpoint(query)
  const restored = newest && signedBy(newest.note)
  const lost: KeptCheckpoint[] = []
  for (const one of await kept.all(identity)) {
    if (one.size <= (restored?.size ?? 0) && (await continues(query, one))) continue
    // Signed below the restored size, and not of this log: it was lost by an earlier recovery, whose statement names it.
    if (one.size > (restored?.size ?? 0)) lost.push(one)
  }
  const number = Math.max(recoveryNumber(ahead.published.origin), recoveryNumber(restored?.origin ?? '')) + 1
  return {
    old: ahead.published,
    restored: newest?.note ?? null,
    restored_size: restored?.size ?? 0,
    lost,
    origin: recoveredOrigin(ahead.published.origin, number),
  }
}

export type Recovering = {
  readonly database: Database
  readonly kept: KeptCheckpoints
  readonly identity: Instance
  readonly at: Date
  readonly reason: string
}

/** Signs the statement into the log, with the checkpoint that begins the new origin, and lets money be written again. */
export async function recoverLog({ database, kept, identity, at, reason }: Recovering): Promise<Recovery | Refused<'current' | 'forked'>> {
  const done = await database.transaction(async (tx) => {
    const head = await readHead(tx.query, 'FOR UPDATE')
    const plan = await planRecovery(tx.query, kept, identity)
    if ('refused' in plan) return plan
    const { origin, old, restored } = plan
    const lost = [...new Set(plan.lost.map(lostLine))]
    const unsigned = { at: at.toISOString(), origin, reason, old_checkpoint: old.note, restored_checkpoint: restored, lost }
    const recovery = signRecovery(unsigned, identity.log_key)
    const entry = { kind: 'recovery', number: BigInt(recoveryNumber(origin)), data: utf8(recoveryText(recovery)) } as const
    const size = head.size + 1
    const note = signCheckpoint(origin, { size, root: await append(tx, head.size, [entry]) }, identity.log_key)
    await insertCheckpoint(tx, size, note)
    await moveHead(tx, { ...head, size, facts: head.facts + 1 }, false)
    await release(tx, HALT)
    return { recovery, note }
  })
  if ('refused' in done) return done
  await kept.keep([done.note])
  return done.recovery
}
