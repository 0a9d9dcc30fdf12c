/**
 * From a draft to an epoch: the audit log's head, statement, its place in the log, and the checkpoint that covers it, all in one
 * transaction.
 */
import { assert } from '#kernel/assert'
import { toHex } from '#kernel/id'
import {
  auditHeadBytes,
  coverageOf,
  handOverText,
  publicKeyOf,
  type Statement,
  signCheckpoint,
  signHandOver,
  statementBytes,
  utf8,
} from '#proof/index'
import type { Query } from '#server/store'
import { BehindPublished, type LogWriter } from '../context.ts'
import { append, asWriter, headAt } from '../log/log.ts'
import { insertCheckpoint, moveHead, type NewEntry, readBatchIndex, readCheckpoint, signedBy } from '../log/log-store.ts'
import type { Draft } from './draft.ts'
import { insertEpoch, readNewestEpoch } from './epoch-store.ts'
import type { Instance } from './instance.ts'

type Publishing = { readonly draft: Draft; readonly epoch: number; readonly code: string }

/**
 * Publishes epoch `epoch`. The journal's batches up to the draft's are in the log already. Throws LeadershipLost if another node has
 * become the writer.
 */
export async function publish(writing: LogWriter, { draft, epoch, code }: Publishing): Promise<void> {
  const { snapshot } = draft
  const note = await asWriter(writing, async (tx, head) => {
    const behind = await writing.publishedFault(tx.query)
    if (behind !== null) throw new BehindPublished(behind)
    const instance = await writing.instance(tx.query)
    assert(head.epoch === epoch - 1 && head.batch >= snapshot.batch, 'an epoch follows the one before it and its own journal')
    const last = await readNewestEpoch(tx.query)
    // The store's clock may be set back; a statement is never dated before its predecessor.
    const at = last && last.at > snapshot.at ? last.at : snapshot.at
    const journal_seq = (await readBatchIndex(tx.query, snapshot.batch)) + 1
    const journal_root = toHex(await headAt(tx.query, journal_seq))
    const data = statementBytes(statementOf(draft, { epoch, at: at.toISOString(), journal_seq, journal_root, code }))
    const audit = auditHeadBytes({ at: at.toISOString(), ...(await writing.auditHead(tx.query)) })
    const number = BigInt(epoch)
    const handOver = handOverAt(instance, head.size, at)
    const root = await append(tx, head.size, [
      ...handOver,
      { kind: 'audit-head', number, data: audit },
      { kind: 'statement', number, data },
    ])
    const statement_index = head.size + handOver.length + 1
    const size = statement_index + 1
    const { id, leaves, branches } = draft
    await insertEpoch(tx, { epoch, statement_index, at, batch: snapshot.batch, leaves, draft: id, branches })
    const signed = signCheckpoint(await originOf(tx.query, instance), { size, root }, instance.next_log_key ?? instance.log_key)
    await insertCheckpoint(tx, size, signed)
    await moveHead(tx, { size, batch: head.batch, epoch, facts: head.facts + handOver.length + 1 }, true)
    return signed
  })
  await writing.keepCheckpoint(note)
}

/** After a rotation of SECRET_KEY the old key signs the new one before anything else. */
function handOverAt({ origin, former, log_key, next_log_key }: Instance, index: number, at: Date): NewEntry[] {
  if (next_log_key === null) return []
  const handOver = signHandOver({ at: at.toISOString(), origin, index }, log_key, publicKeyOf(next_log_key))
  return [{ kind: 'key', number: BigInt(former.length + 1), data: utf8(handOverText(handOver)) }]
}

/** The newest checkpoint's: a recovery begins a new one. */
async function originOf(query: Query, { origin }: Instance): Promise<string> {
  const newest = await readCheckpoint(query)
  return (newest && signedBy(newest.note)?.origin) ?? origin
}

type Placed = Pick<Statement, 'epoch' | 'at' | 'journal_seq' | 'journal_root' | 'code'>

function statementOf({ snapshot, leaves, root, leaves_sha256 }: Draft, placed: Placed): Statement {
  const { liabilities, custody, reserve_free, reserve_committed, operator_other } = snapshot
  assert(custody === liabilities + reserve_free + operator_other, 'custody is what is owed and what is the operator’s own')
  const amounts = { liabilities, custody, reserve_free, reserve_committed, operator_other }
  return { v: 1, ...placed, leaves, root, ...amounts, coverage_bps: coverageOf(custody, liabilities), leaves_sha256 }
}
