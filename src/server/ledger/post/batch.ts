/**
 * One batch: many groups in one database transaction, each with a separate verdict. Lock order: keys by text, claims by
 * function name and id, accounts by id, the head. READ COMMITTED. Locking statements are sent together, and so are writing
 * ones, so that a pipelining store needs one round trip for each set.
 */
import { randomBytes } from 'node:crypto'
import { keepUntilAwaited } from '#kernel/promises'
import type { Tx } from '#server/store'
import { commitBatch, extendChain } from './commitment.ts'
import { type EvaluatedMove, evaluate, type LockedAccount } from './evaluate.ts'
import type { Claim, Group, Verdict } from './group.ts'
import {
  freeKeys,
  type Head,
  insertKeys,
  type KeyRow,
  lockAccounts,
  lockHead,
  type RecordWriters,
  readKeys,
  replayedOf,
  runClaim,
  writeBatch,
  writeRecords,
} from './store.ts'

export type Submission = { readonly id: string; readonly group: Group }

/** A batch's verdicts; `deferred` groups conflict with another group of this batch and go into the next. */
export type BatchOutcome = { readonly verdicts: ReadonlyMap<Submission, Verdict>; readonly deferred: readonly Submission[] }

/** Accounts without moves: opened outside the batch, which is then run again, so that the lock order is kept. */
export class UnopenedAccounts extends Error {
  override readonly name = 'UnopenedAccounts'
  readonly codes: readonly string[]
  constructor(codes: readonly string[]) {
    super(`${codes.length} accounts are not open yet`)
    this.codes = codes
  }
}

export async function runBatch(
  tx: Tx,
  submissions: readonly Submission[],
  { recorded_at, writers }: { readonly recorded_at: Date; readonly writers: RecordWriters },
): Promise<BatchOutcome> {
  const { independent, deferred: meeting } = partitionConflicts(submissions)
  const keys = distinctKeys(independent)
  const codes = [...new Set(independent.flatMap(({ group }) => accountsOf(group)))]
  const [fresh, claims, accounts, head] = await Promise.all([
    insertKeys(tx, keys),
    runClaims(tx, independent),
    lockAccounts(tx, codes),
    lockHead(tx),
  ])
  const unopened = codes.filter((code) => !accounts.has(code))
  if (unopened.length > 0) throw new UnopenedAccounts(unopened)
  const verdicts = new Map<Submission, Verdict>()
  const { held, deferred: waiting, releasedKeys } = await resolveKeys(tx, { submissions: independent, keys, fresh, verdicts })
  applyClaims(held, claims, verdicts)
  const accepted = held.filter((submission) => !verdicts.has(submission))
  const writing = settle(tx, { accepted, accounts, head, verdicts, recorded_at, writers })
  const refused = held.filter((submission) => 'refused' in (verdicts.get(submission) ?? {}))
  const freeable = [...releasedKeys, ...refused.flatMap(({ group }) => group.keys.map((key) => key.key))]
  await Promise.all([...writing, ...(freeable.length > 0 ? [freeKeys(tx, freeable)] : [])])
  return { verdicts, deferred: [...meeting, ...waiting] }
}

/** The accounts of its entries and limits. */
function accountsOf({ entries, limits = [] }: Group): string[] {
  return [...entries.flatMap((entry) => [entry.debit, entry.credit]), ...limits.flatMap(({ plus, minus }) => [...plus, ...minus])]
}

/** Two groups with the same exclusive claim would both pass it, so the later one waits for the next batch. */
function partitionConflicts(submissions: readonly Submission[]): { independent: Submission[]; deferred: Submission[] } {
  const taken = new Set<string>()
  const independent: Submission[] = []
  const deferred: Submission[] = []
  for (const submission of submissions) {
    const exclusive = submission.group.claims.filter((claim) => !claim.shared).map((claim) => `${claim.name} ${claim.id}`)
    if (exclusive.some((name) => taken.has(name))) deferred.push(submission)
    else {
      for (const name of exclusive) taken.add(name)
      independent.push(submission)
    }
  }
  return { independent, deferred }
}

/** Each key once, for the first group with it, in locking order. */
function distinctKeys(submissions: readonly Submission[]): KeyRow[] {
  const rows = new Map<string, KeyRow>()
  for (const { id, group } of submissions) {
    for (const { key, on_repeat } of group.keys) {
      if (rows.has(key)) continue
      const kept = on_repeat === 'replay'
      rows.set(key, {
        key,
        group_id: id,
        body_sha: kept && group.body_sha ? Buffer.from(group.body_sha) : null,
        reply: kept ? group.reply : null,
        reply_status: kept ? (group.reply_status ?? null) : null,
      })
    }
  }
  return [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

type Keys = {
  readonly submissions: readonly Submission[]
  readonly keys: readonly KeyRow[]
  readonly fresh: ReadonlySet<string>
  readonly verdicts: Map<Submission, Verdict>
}

/** Which groups hold all their keys, which are deferred, and which keys to release. */
async function resolveKeys(
  tx: Tx,
  { submissions, keys, fresh, verdicts }: Keys,
): Promise<{ held: Submission[]; deferred: Submission[]; releasedKeys: string[] }> {
  const repeated = keys.filter((row) => !fresh.has(row.key)).map((row) => row.key)
  const known = repeated.length > 0 ? await readKeys(tx, repeated) : new Map<string, KeyRow>()
  const owner = new Map(keys.map((row) => [row.key, row.group_id]))
  const held: Submission[] = []
  const deferred: Submission[] = []
  const releasedKeys: string[] = []
  for (const submission of submissions) {
    const own_keys = submission.group.keys.filter(({ key }) => owner.get(key) === submission.id && fresh.has(key)).map(({ key }) => key)
    const verdict = keyVerdict(submission, known)
    if (verdict) verdicts.set(submission, verdict)
    const whole = !verdict && own_keys.length === submission.group.keys.length
    if (whole) held.push(submission)
    else {
      releasedKeys.push(...own_keys)
      if (!verdict) deferred.push(submission)
    }
  }
  return { held, deferred, releasedKeys }
}

/** The verdict from existing keys; null: none applies. */
function keyVerdict({ id, group }: Submission, known: ReadonlyMap<string, KeyRow>): Verdict | null {
  for (const { key, on_repeat } of group.keys) {
    const row = known.get(key)
    if (!row) continue
    // This group's commit, whose acknowledgement was lost with the connection.
    if (row.group_id === id) return { posted: true, moves: [] }
    if (on_repeat === 'refuse') return { refused: 'repeated', key }
    const same = row.body_sha === null || group.body_sha === null || row.body_sha.equals(group.body_sha)
    return same ? replayedOf(row) : { refused: 'conflicting' }
  }
  return null
}

type Found = ReadonlyMap<string, ReadonlyMap<string, string>>

/** One call per claim function, ordered by name; then the claims that are read. */
async function runClaims(tx: Tx, submissions: readonly Submission[]): Promise<Found> {
  const byName = new Map<string, Map<string, Claim>>()
  const all = submissions.flatMap(({ group }) => group.claims)
  for (const claim of all.filter(({ read }) => !read)) {
    const same = byName.get(claim.name) ?? new Map<string, Claim>()
    byName.set(claim.name, same.set(claim.id, claim))
  }
  const names = [...byName.keys()].sort()
  const called = names.map((name) => {
    const claims = [...(byName.get(name)?.values() ?? [])]
    return runClaim(
      tx,
      name,
      claims.map((claim) => claim.id),
      claims.map((claim) => claim.expects.join('|')),
    )
  })
  const read = all.flatMap(({ name, id, read }) => (read ? [read(tx.query).then((state) => ({ name, id, state }))] : []))
  const [found, states] = await Promise.all([Promise.all(called), Promise.all(read)])
  const result = new Map(names.map((name, index) => [name, found[index] ?? new Map<string, string>()]))
  for (const { name, id, state } of states) result.set(name, new Map([...(result.get(name) ?? []), [id, state]]))
  return result
}

function applyClaims(held: readonly Submission[], found: Found, verdicts: Map<Submission, Verdict>): void {
  for (const submission of held) {
    for (const { name, id, expects } of submission.group.claims) {
      const state = found.get(name)?.get(id) ?? null
      if (state !== null && expects.includes(state)) continue
      verdicts.set(submission, { refused: 'claim', claim: name, id, found: state })
      break
    }
  }
}

type Settlement = {
  readonly accepted: readonly Submission[]
  readonly accounts: Map<string, LockedAccount>
  readonly head: Head
  readonly verdicts: Map<Submission, Verdict>
  readonly recorded_at: Date
  readonly writers: RecordWriters
}

/** Evaluates the remaining groups and sends their writes; the caller awaits it. */
function settle(tx: Tx, { accepted, accounts, head, verdicts, recorded_at, writers }: Settlement): Promise<void>[] {
  const writing: Promise<void>[] = []
  const moves: (EvaluatedMove & { id: bigint; effective_at: Date })[] = []
  const records = new Map<string, object[]>()
  for (const submission of accepted) {
    const { group } = submission
    if (head.halted !== null) {
      verdicts.set(submission, { refused: 'halted', reason: head.halted })
      continue
    }
    const evaluation = evaluate(accounts, group.entries, group.limits)
    if ('refused' in evaluation) {
      verdicts.set(submission, evaluation)
      continue
    }
    const numbered = evaluation.moves.map((move, index) => ({
      ...move,
      id: head.move + BigInt(moves.length + index) + 1n,
      effective_at: group.effective_at,
    }))
    moves.push(...numbered)
    for (const { name, row } of group.records) {
      const rows = records.get(name)
      if (rows) rows.push(row)
      else records.set(name, [row])
    }
    verdicts.set(submission, { posted: true, moves: numbered.map((move) => move.id) })
  }
  if (moves.length > 0) {
    const number = head.batch + 1n
    const salt = randomBytes(32)
    const commitment = commitBatch(number, salt, moves)
    const chain = extendChain(head.hash, commitment)
    writing.push(
      keepUntilAwaited(writeBatch(tx, { number, salt, commitment, chain, recorded_at, moves, accounts: changedAccounts(accounts, moves) })),
    )
  }
  if (records.size > 0) writing.push(keepUntilAwaited(writeRecords(tx, records, writers)))
  return writing
}

function changedAccounts(accounts: ReadonlyMap<string, LockedAccount>, moves: readonly EvaluatedMove[]): LockedAccount[] {
  const ids = new Set(moves.flatMap((move) => [move.debit, move.credit]))
  return [...accounts.values()].filter((account) => ids.has(account.id))
}
