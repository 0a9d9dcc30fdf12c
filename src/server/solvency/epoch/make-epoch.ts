/**
 * Makes an epoch from the books and publishes it, as the log's only writer. Killed at any point it leaves at most appended batches and an
 * abandoned draft: the next attempt, on any node, continues from there.
 */
import { type Refused, refuse } from '#kernel/refusal'
import type { LogWriter } from '../context.ts'
import { readHead, recordFault } from '../log/log-store.ts'
import { readPublishedHead } from '../log/published-heads.ts'
import { appendBatches } from '../log/write-log.ts'
import { makeDraft, removeStrayDrafts } from './draft.ts'
import { publish } from './publish.ts'

/** Why there was no epoch: no account yet, or books that don't add up (shown in /readyz until an epoch succeeds). */
export type NoEpoch = Refused<'no_account' | 'no_statement'>

const WHY = {
  total_out_of_range: 'what is owed in all reaches 2^53 cents',
  equal_leaves: 'two leaves have the same hash',
} as const

/** Published state never goes back: a shorter audit log means that the database was restored. */
const AUDIT_BEHIND = 'the audit log is not the one whose head was published before'

/** Makes and publishes the next epoch and returns its number. `beforeReading` is called just before the books are read. Throws LeadershipLost. */
export async function makeEpoch(writing: LogWriter, beforeReading: () => void): Promise<number | NoEpoch> {
  const { database } = writing
  const instance = await writing.instance()
  await removeStrayDrafts(database.query)
  const epoch = (await readHead(database.query)).epoch + 1
  const behind = await writing.publishedFault(database.query)
  if (behind !== null) return nothing(writing, epoch, behind)
  if (!(await auditFollows(writing))) return nothing(writing, epoch, AUDIT_BEHIND)
  const draft = await makeDraft(database, { master: instance.masters[0], epoch, beforeReading })
  if (draft === null) return refuse('no_account')
  if ('refused' in draft) {
    return nothing(writing, epoch, draft.refused === 'unequal' ? (draft.detail ?? draft.refused) : WHY[draft.refused])
  }
  await appendBatches(writing, draft.snapshot.batch)
  await publish(writing, { draft, epoch, code: await writing.code() })
  return epoch
}

async function nothing({ database, log }: LogWriter, epoch: number, why: string): Promise<NoEpoch> {
  await recordFault(database.query, why)
  if (log) log.error({ epoch, why }, 'no epoch was published')
  return refuse('no_statement', { reason: 'nothing_published', params: { why } })
}

async function auditFollows({ database: { query }, auditHead }: LogWriter): Promise<boolean> {
  const last = await readPublishedHead(query)
  const now = await auditHead(query)
  return !last || now.count > last.count || (now.count === last.count && now.head === last.head)
}
