/** The tables of the journal log. */
import { assert } from '#kernel/assert'
import { type LogNode, parseCheckpoint, type Checkpoint as SignedNote } from '#proof/index'
import type { Query, Tx } from '#server/store'

export type Head = {
  readonly size: number
  readonly batch: bigint
  readonly epoch: number
  /** Entries that are neither batches nor statements. */
  readonly facts: number
}
export type NodePlace = { readonly level: number; readonly index: number }
export type NewEntry = {
  readonly kind: 'batch' | 'statement' | 'audit-head' | 'recovery' | 'key'
  readonly number: bigint
  readonly data: Uint8Array
}

type HeadRow = { size: bigint; batch: bigint; epoch: bigint; facts: bigint }

export async function readHead(query: Query, lock: '' | 'FOR UPDATE' = ''): Promise<Head> {
  const [row] = await query<HeadRow>(`SELECT size, batch, epoch, facts FROM proof_head ${lock}`)
  assert(row, 'the log has a head')
  return { size: Number(row.size), batch: row.batch, epoch: Number(row.epoch), facts: Number(row.facts) }
}

/** The head after an append; an epoch clears the last fault. */
export async function moveHead(tx: Tx, { size, batch, epoch, facts }: Head, published: boolean): Promise<void> {
  const over = published ? ', fault = NULL, fault_at = NULL' : ''
  await tx.query(`UPDATE proof_head SET size = $1, batch = $2, epoch = $3, facts = $4${over}`, [size, String(batch), epoch, facts])
}

export async function insertEntries(tx: Tx, from: number, entries: readonly NewEntry[]): Promise<void> {
  await tx.query(
    `INSERT INTO proof_entry (index, kind, number, data) SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bytea[])`,
    [
      entries.map((_, at) => String(from + at)),
      entries.map(({ kind }) => kind),
      entries.map(({ number }) => String(number)),
      entries.map(({ data }) => Buffer.from(data)),
    ],
  )
}

export async function insertNodes(tx: Tx, nodes: readonly LogNode[]): Promise<void> {
  await tx.query(`INSERT INTO proof_node (level, index, hash) SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[])`, [
    nodes.map(({ level }) => level),
    nodes.map(({ index }) => String(index)),
    nodes.map(({ hash }) => Buffer.from(hash)),
  ])
}

export async function readNodes(query: Query, places: readonly NodePlace[]): Promise<LogNode[]> {
  if (places.length === 0) return []
  const rows = await query<{ level: number; index: bigint; hash: Buffer }>(
    `SELECT level, index, hash FROM proof_node WHERE (level, index) IN (SELECT * FROM unnest($1::smallint[], $2::bigint[]))`,
    [places.map(({ level }) => level), places.map(({ index }) => String(index))],
  )
  return rows.map(({ level, index, hash }) => ({ level, index: Number(index), hash }))
}

export async function insertCheckpoint(tx: Tx, size: number, note: string): Promise<void> {
  await tx.query('INSERT INTO proof_checkpoint (size, note) VALUES ($1, $2)', [size, note])
}

export type Checkpoint = { readonly size: number; readonly note: string }

/** The newest; null before the first epoch. */
export async function readCheckpoint(query: Query): Promise<Checkpoint | null> {
  const [row] = await query<{ size: bigint; note: string }>('SELECT size, note FROM proof_checkpoint ORDER BY size DESC LIMIT 1')
  return row ? { size: Number(row.size), note: row.note } : null
}

/** Published after a checkpoint, given its size and the number of its recovery; oldest first. */
export async function readCheckpointsAfter(query: Query, size: number, recovery: number): Promise<string[]> {
  const rows = await query<{ note: string }>(
    `SELECT note FROM proof_checkpoint
     WHERE size > coalesce((SELECT min(index) FROM proof_entry WHERE kind = 'recovery' AND number > $2), $1) ORDER BY size`,
    [size, recovery],
  )
  return rows.map(({ note }) => note)
}

export type LoggedText = { readonly index: number; readonly text: string }

/** Statements that the log was restored from an older copy, and hand-overs of its key, each in order. */
export async function readTurns(query: Query): Promise<{ readonly recoveries: LoggedText[]; readonly handOvers: LoggedText[] }> {
  const rows = await query<{ kind: string; index: bigint; text: string }>(
    `SELECT kind, index, convert_from(data, 'UTF8') AS text FROM proof_entry WHERE kind IN ('recovery', 'key') ORDER BY number`,
  )
  const of = (wanted: string): LoggedText[] =>
    rows.flatMap(({ kind, index, text }) => (kind === wanted ? [{ index: Number(index), text }] : []))
  return { recoveries: of('recovery'), handOvers: of('key') }
}

export async function readRecoveries(query: Query): Promise<LoggedText[]> {
  return (await readTurns(query)).recoveries
}

export async function readHandOvers(query: Query): Promise<LoggedText[]> {
  return (await readTurns(query)).handOvers
}

/** The first that covers an entry, under the origin and the key that are in use: a recovery or a hand-over closes the others. */
export async function readCheckpointOver(query: Query, index: number): Promise<Checkpoint> {
  const [row] = await query<{ size: bigint; note: string }>(
    `SELECT size, note FROM proof_checkpoint
     WHERE size > greatest($1, (SELECT max(index) FROM proof_entry WHERE kind IN ('recovery', 'key'))) ORDER BY size LIMIT 1`,
    [index],
  )
  assert(row, 'a published statement is covered by a checkpoint')
  return { size: Number(row.size), note: row.note }
}

export async function readEntries(query: Query, from: number, to: number): Promise<Buffer[]> {
  const rows = await query<{ data: Buffer }>('SELECT data FROM proof_entry WHERE index >= $1 AND index < $2 ORDER BY index', [from, to])
  return rows.map(({ data }) => data)
}

/** The index of a journal batch's entry; −1 for batch 0, which there is not. */
export async function readBatchIndex(query: Query, batch: bigint): Promise<number> {
  if (batch === 0n) return -1
  const [row] = await query<{ index: bigint }>(`SELECT index FROM proof_entry WHERE kind = 'batch' AND number = $1`, [String(batch)])
  assert(row, 'a batch that was appended has its entry')
  return Number(row.index)
}

export async function recordFault(query: Query, fault: string): Promise<void> {
  await query('UPDATE proof_head SET fault = $1, fault_at = clock_timestamp()', [fault.slice(0, 500)])
}

/** Null: no checkpoint. */
export function signedBy(note: string): SignedNote | null {
  const checkpoint = parseCheckpoint(note)
  return 'refused' in checkpoint ? null : checkpoint
}
