/**
 * One batch: many groups in one database transaction, each with a verdict of its own.
 * Lock order: keys by text, claims by function name and id, accounts by id, the head. READ COMMITTED.
 */
import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/store'
import { commitBatch, extendChain } from './commitment.ts'
import type { Claim, Group, Verdict } from './group.ts'
import { type Judged, judge, type LockedAccount } from './judge.ts'
import {
  freeKeys,
  type Head,
  insertKeys,
  type KeyRow,
  lockAccounts,
  lockHead,
  readKeys,
  runClaim,
  writeBatch,
  writeRecords,
} from './store.ts'

export type Submission = { readonly id: string; readonly group: Group }

/** Everything a batch decided; `deferred` ones go into the next batch, because they meet another group of this one. */
export type BatchOutcome = { readonly verdicts: ReadonlyMap<Submission, Verdict>; readonly deferred: readonly Submission[] }

export async function runBatch(tx: Tx, submissions: readonly Submission[], recorded_at: Date): Promise<BatchOutcome> {
  const { judged: apart, deferred: meeting } = keepApart(submissions)
  const verdicts = new Map<Submission, Verdict>()
  const { held, deferred: waiting } = await takeKeys(tx, apart, verdicts)
  await checkClaims(tx, held, verdicts)
  const standing = held.filter((submission) => !verdicts.has(submission))
  const codes = new Set(standing.flatMap(({ group }) => group.entries.flatMap((entry) => [entry.debit, entry.credit])))
  const accounts = codes.size > 0 ? await lockAccounts(tx, [...codes]) : new Map<string, LockedAccount>()
  const head = standing.length > 0 ? await lockHead(tx) : null
  if (head) await settle(tx, { standing, accounts, head, verdicts, recorded_at })
  const refused = held.filter((submission) => 'refused' in (verdicts.get(submission) ?? {}))
  if (refused.length > 0) {
    await freeKeys(
      tx,
      refused.flatMap(({ group }) => group.keys.map((key) => key.key)),
    )
  }
  return { verdicts, deferred: [...meeting, ...waiting] }
}

/** Two groups with the same exclusive claim would both pass it, so the later one waits for the next batch. */
function keepApart(submissions: readonly Submission[]): { judged: Submission[]; deferred: Submission[] } {
  const taken = new Set<string>()
  const judged: Submission[] = []
  const deferred: Submission[] = []
  for (const submission of submissions) {
    const exclusive = submission.group.claims.filter((claim) => !claim.shared).map((claim) => `${claim.name} ${claim.id}`)
    if (exclusive.some((name) => taken.has(name))) deferred.push(submission)
    else {
      for (const name of exclusive) taken.add(name)
      judged.push(submission)
    }
  }
  return { judged, deferred }
}

async function takeKeys(
  tx: Tx,
  submissions: readonly Submission[],
  verdicts: Map<Submission, Verdict>,
): Promise<{ held: Submission[]; deferred: Submission[] }> {
  const wanted = new Map<string, KeyRow>()
  for (const { id, group } of submissions) {
    for (const { key, on_repeat } of group.keys) {
      if (wanted.has(key)) continue
      const kept = on_repeat === 'replay'
      wanted.set(key, {
        key,
        group_id: id,
        body_sha: kept && group.body_sha ? Buffer.from(group.body_sha) : null,
        reply: kept ? group.reply : null,
      })
    }
  }
  const ordered = [...wanted.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  const fresh = await insertKeys(tx, ordered)
  const known =
    fresh.size < ordered.length
      ? await readKeys(
          tx,
          ordered.filter((row) => !fresh.has(row.key)).map((row) => row.key),
        )
      : new Map<string, KeyRow>()
  const held: Submission[] = []
  const deferred: Submission[] = []
  const unused: string[] = []
  for (const submission of submissions) {
    const mine = submission.group.keys
      .filter(({ key }) => wanted.get(key)?.group_id === submission.id && fresh.has(key))
      .map(({ key }) => key)
    const verdict = keyVerdict(submission, known)
    if (verdict) verdicts.set(submission, verdict)
    else if (mine.length < submission.group.keys.length) deferred.push(submission)
    if (!verdict && mine.length === submission.group.keys.length) held.push(submission)
    else unused.push(...mine)
  }
  if (unused.length > 0) await freeKeys(tx, unused)
  return { held, deferred }
}

/** What keys that were there before say of this group; null when none speaks. */
function keyVerdict({ id, group }: Submission, known: ReadonlyMap<string, KeyRow>): Verdict | null {
  for (const { key, on_repeat } of group.keys) {
    const row = known.get(key)
    if (!row) continue
    // Our own commit, whose acknowledgement was lost with the connection.
    if (row.group_id === id) return { posted: true, moves: [] }
    if (on_repeat === 'refuse') return { refused: 'repeated', key }
    const same = row.body_sha === null || group.body_sha === null || row.body_sha.equals(group.body_sha)
    return same ? { replayed: row.reply ?? '' } : { refused: 'conflicting' }
  }
  return null
}

async function checkClaims(tx: Tx, held: readonly Submission[], verdicts: Map<Submission, Verdict>): Promise<void> {
  const byName = new Map<string, { claim: Claim; submission: Submission }[]>()
  for (const submission of held) {
    for (const claim of submission.group.claims) {
      const same = byName.get(claim.name)
      if (same) same.push({ claim, submission })
      else byName.set(claim.name, [{ claim, submission }])
    }
  }
  for (const name of [...byName.keys()].sort()) {
    const claims = byName.get(name) ?? []
    const unique = new Map(claims.map(({ claim }) => [claim.id, claim.expects.join('|')]))
    const found = await runClaim(tx, name, [...unique.keys()], [...unique.values()])
    for (const { claim, submission } of claims) {
      const state = found.get(claim.id) ?? null
      if (verdicts.has(submission) || (state !== null && claim.expects.includes(state))) continue
      verdicts.set(submission, { refused: 'claim', claim: name, id: claim.id, found: state })
    }
  }
}

type Settlement = {
  readonly standing: readonly Submission[]
  readonly accounts: Map<string, LockedAccount>
  readonly head: Head
  readonly verdicts: Map<Submission, Verdict>
  readonly recorded_at: Date
}

async function settle(tx: Tx, { standing, accounts, head, verdicts, recorded_at }: Settlement): Promise<void> {
  const moves: (Judged & { id: bigint; effective_at: Date })[] = []
  const records = new Map<string, object[]>()
  for (const submission of standing) {
    const { group } = submission
    if (head.halted !== null) {
      verdicts.set(submission, { refused: 'halted', reason: head.halted })
      continue
    }
    const judgement = judge(accounts, group.entries)
    if ('refused' in judgement) {
      verdicts.set(submission, judgement)
      continue
    }
    const own = judgement.moves.map((move, index) => ({
      ...move,
      id: head.move + BigInt(moves.length + index) + 1n,
      effective_at: group.effective_at,
    }))
    moves.push(...own)
    for (const { name, row } of group.records) {
      const rows = records.get(name)
      if (rows) rows.push(row)
      else records.set(name, [row])
    }
    verdicts.set(submission, { posted: true, moves: own.map((move) => move.id) })
  }
  if (moves.length > 0) {
    const number = head.batch + 1n
    const salt = randomBytes(32)
    const commitment = commitBatch(number, salt, moves)
    const chain = extendChain(head.hash, commitment)
    await writeBatch(tx, { number, salt, commitment, chain, recorded_at, moves, accounts: [...accounts.values()] })
  }
  if (records.size > 0) await writeRecords(tx, records)
}
