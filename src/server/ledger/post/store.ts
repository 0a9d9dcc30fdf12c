/** The journal's tables. A fixed number of set-based statements, independent of the number of groups. */
import { assert } from '#kernel/assert'
import type { Replayed } from '#kernel/idempotency'
import type { Tx } from '#server/store'
import { normalSide, openedWith, ownerOf } from '../chart.ts'
import type { Move } from './commitment.ts'
import type { LockedAccount } from './evaluate.ts'

/** A reply stored with its http key. */
export type KeptReply = { readonly body_sha: Buffer | null; readonly reply: string | null; readonly reply_status: number | null }
export type KeyRow = KeptReply & { readonly key: string; readonly group_id: string }
export function replayedOf({ reply, reply_status }: KeptReply): Replayed {
  return { replayed: reply ?? '', ...(reply_status === null ? {} : { status: reply_status }) }
}

export type Head = { readonly batch: bigint; readonly move: bigint; readonly hash: Buffer; readonly halted: string | null }

const pg = {
  bigints: (values: Iterable<bigint>) => Array.from(values, String),
}

/** Inserts the keys ordered by text (first in the lock order) and returns the new ones. */
export async function insertKeys(tx: Tx, keys: readonly KeyRow[]): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>(
    `INSERT INTO ledger_key (key, group_id, body_sha, reply, reply_status)
     SELECT * FROM unnest($1::text[], $2::uuid[], $3::bytea[], $4::text[], $5::smallint[]) ON CONFLICT (key) DO NOTHING RETURNING key`,
    [
      keys.map((k) => k.key),
      keys.map((k) => k.group_id),
      keys.map((k) => k.body_sha),
      keys.map((k) => k.reply),
      keys.map((k) => k.reply_status),
    ],
  )
  return new Set(rows.map((row) => row.key))
}

export async function readKeys(tx: Tx, keys: readonly string[]): Promise<Map<string, KeyRow>> {
  const rows = await tx.query<KeyRow>('SELECT key, group_id, body_sha, reply, reply_status FROM ledger_key WHERE key = ANY ($1::text[])', [
    keys,
  ])
  return new Map(rows.map((row) => [row.key, row]))
}

export async function freeKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM ledger_key WHERE key = ANY ($1::text[])', [keys])
}

/** Runs a room's claim function, which locks rows by id and returns their states. */
export async function runClaim(tx: Tx, name: string, ids: readonly string[], expects: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; found: string }>(`SELECT id, found FROM ${name}($1::uuid[], $2::text[])`, [ids, expects])
  return new Map(rows.map((row) => [row.id, row.found]))
}

/** Locks accounts by id. Unopened ones are missing from the result. */
export async function lockAccounts(tx: Tx, codes: readonly string[]): Promise<Map<string, LockedAccount>> {
  if (codes.length === 0) return new Map()
  const rows = await tx.query<LockedAccount>(
    'SELECT id, code, balance, seq, closed_at IS NOT NULL AS closed FROM account WHERE code = ANY ($1::text[]) ORDER BY id FOR UPDATE',
    [codes],
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** Opens accounts at zero in a separate transaction; existing ones stay as they are. */
export async function openAccounts(tx: Tx, codes: readonly string[]): Promise<void> {
  const ordered = [...new Set(codes.flatMap(openedWith))].sort()
  await tx.query(
    `INSERT INTO account (code, normal_side, owner) SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[]) ON CONFLICT (code) DO NOTHING`,
    [ordered, ordered.map(normalSide), ordered.map(ownerOf)],
  )
}

/** The last lock: it orders the batches of all processes without gaps, in commit order. */
export async function lockHead(tx: Tx): Promise<Head> {
  const [head] = await tx.query<Head>('SELECT batch, move, hash, halted FROM journal_head FOR UPDATE')
  assert(head, 'the journal has a head')
  return head
}

export type Batch = {
  readonly number: bigint
  readonly salt: Uint8Array
  readonly commitment: Uint8Array
  readonly chain: Uint8Array
  readonly recorded_at: Date
  readonly moves: readonly (Move & { readonly effective_at: Date })[]
  readonly accounts: readonly LockedAccount[]
}

/** Writes balances, moves, the batch and the head in one statement. */
export async function writeBatch(tx: Tx, batch: Batch): Promise<void> {
  const { moves, accounts } = batch
  const last = moves.at(-1)
  assert(last, 'a batch has moves')
  await tx.query(
    `WITH balanced AS (
       UPDATE account a SET balance = n.balance, seq = n.seq
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS n (id, balance, seq) WHERE a.id = n.id
     ), batched AS (
       INSERT INTO journal_batch (number, first_move, moves, salt, commitment, chain, recorded_at)
       VALUES ($4, $5, $6, $7, $8, $9, $10)
     ), advanced AS (
       UPDATE journal_head SET batch = $4, move = $11, hash = $9
     )
     INSERT INTO move (id, batch, debit, credit, amount, debit_seq, credit_seq, debit_after, credit_after, ref, kind, recorded_at, effective_at)
     SELECT id, $4, debit, credit, amount, debit_seq, credit_seq, debit_after, credit_after, ref, kind, $10, effective_at
     FROM unnest($12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::bigint[], $18::bigint[], $19::bigint[],
                 $20::uuid[], $21::text[], $22::timestamptz[])
       AS m (id, debit, credit, amount, debit_seq, credit_seq, debit_after, credit_after, ref, kind, effective_at)`,
    [
      pg.bigints(accounts.map((a) => a.id)),
      pg.bigints(accounts.map((a) => a.balance)),
      pg.bigints(accounts.map((a) => a.seq)),
      String(batch.number),
      String(moves[0]?.id),
      moves.length,
      Buffer.from(batch.salt),
      Buffer.from(batch.commitment),
      Buffer.from(batch.chain),
      batch.recorded_at,
      String(last.id),
      pg.bigints(moves.map((m) => m.id)),
      pg.bigints(moves.map((m) => m.debit)),
      pg.bigints(moves.map((m) => m.credit)),
      pg.bigints(moves.map((m) => m.amount)),
      pg.bigints(moves.map((m) => m.debit_seq)),
      pg.bigints(moves.map((m) => m.credit_seq)),
      pg.bigints(moves.map((m) => m.debit_after)),
      pg.bigints(moves.map((m) => m.credit_after)),
      moves.map((m) => m.ref),
      moves.map((m) => m.kind),
      moves.map((m) => m.effective_at),
    ],
  )
}

/** Writes records without an SQL function, where rows depend on locked state. */
export type RecordWriters = ReadonlyMap<string, (tx: Tx, rows: readonly object[]) => Promise<void>>

/**
 * Runs the rooms' record functions, each once with all its rows, then the writers. Names come from the assembly's allow-list,
 * never from a caller.
 */
export async function writeRecords(tx: Tx, records: ReadonlyMap<string, readonly object[]>, writers: RecordWriters): Promise<void> {
  const called = [...records].filter(([name]) => !writers.has(name))
  const calls = called.map(([name], index) => `${name}($${index + 1}::jsonb)`)
  const functions =
    calls.length > 0
      ? [
          tx.query(
            `SELECT ${calls.join(', ')}`,
            called.map(([, rows]) => toJson(rows)),
          ),
        ]
      : []
  // Sent together in this order: a writer may take a lock that all others wait for.
  await Promise.all([...functions, ...[...records].map(([name, rows]) => writers.get(name)?.(tx, rows))])
}

/** Amounts and dates are top-level. A replacer or a date's `toJSON` is called per value and takes twice as long. */
function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map(plainRow))
}

function plainRow(row: object): object {
  const plain: Record<string, unknown> = { ...row }
  for (const name in plain) {
    const value = plain[name]
    if (typeof value === 'bigint') plain[name] = value.toString()
    else if (value instanceof Date) plain[name] = value.toISOString()
  }
  return plain
}
