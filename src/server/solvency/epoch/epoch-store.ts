/** The tables of epochs. */
import type { Database, Query, Tx } from '#server/store'

export type EpochRow = {
  readonly epoch: number
  readonly statement_index: number
  readonly at: Date
  readonly batch: bigint
  readonly leaves: number
  readonly draft: string
}

type Row = { epoch: bigint; statement_index: bigint; at: Date; batch: bigint; leaves: number; draft: string }

const COLUMNS = 'epoch, statement_index, at, batch, leaves, draft'

export async function readEpochRow(query: Query, epoch: number): Promise<EpochRow | null> {
  const [row] = await query<Row>(`SELECT ${COLUMNS} FROM proof_epoch WHERE epoch = $1`, [epoch])
  return row ? toEpoch(row) : null
}

export async function readNewestEpoch(query: Query): Promise<EpochRow | null> {
  const [row] = await query<Row>(`SELECT ${COLUMNS} FROM proof_epoch ORDER BY epoch DESC LIMIT 1`)
  return row ? toEpoch(row) : null
}

function toEpoch({ epoch, statement_index, ...row }: Row): EpochRow {
  return { ...row, epoch: Number(epoch), statement_index: Number(statement_index) }
}

export async function insertEpoch(tx: Tx, row: EpochRow & { readonly branches: Uint8Array }): Promise<void> {
  await tx.query(
    `INSERT INTO proof_epoch (epoch, statement_index, at, batch, leaves, draft, branches) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [row.epoch, row.statement_index, row.at, String(row.batch), row.leaves, row.draft, Buffer.from(row.branches)],
  )
}

export async function readBranchBytes(query: Query, epoch: number): Promise<Buffer | null> {
  const [row] = await query<{ branches: Buffer }>('SELECT branches FROM proof_epoch WHERE epoch = $1', [epoch])
  return row?.branches ?? null
}

/** One statement for several rows, each value by itself: array members would be sent as hex, which is slow. */
export async function insertParts(query: Query, draft: string, parts: readonly { part: number; bytes: Uint8Array }[]): Promise<void> {
  if (parts.length === 0) return
  const rows = parts.map((_, at) => `($1, $${at * 2 + 2}, $${at * 2 + 3})`)
  await query(`INSERT INTO proof_leaves (draft, part, bytes) VALUES ${rows.join(', ')}`, [
    draft,
    ...parts.flatMap(({ part, bytes }) => [part, bufferOf(bytes)]),
  ])
}

export async function insertAccounts(
  query: Query,
  draft: string,
  pieces: readonly { first_id: string; records: Uint8Array }[],
): Promise<void> {
  if (pieces.length === 0) return
  const rows = pieces.map((_, at) => `($1, $${at * 2 + 2}, $${at * 2 + 3})`)
  await query(`INSERT INTO proof_accounts (draft, first_id, records) VALUES ${rows.join(', ')}`, [
    draft,
    ...pieces.flatMap(({ first_id, records }) => [first_id, bufferOf(records)]),
  ])
}

export async function readPartBytes(query: Query, draft: string, parts: readonly number[]): Promise<Map<number, Buffer>> {
  const rows = await query<{ part: number; bytes: Buffer }>(
    'SELECT part, bytes FROM proof_leaves WHERE draft = $1 AND part = ANY ($2::integer[])',
    [draft, parts],
  )
  return new Map(rows.map(({ part, bytes }) => [part, bytes]))
}

/** The records around an account's own, if it is in this epoch and the epoch's accounts are still stored. */
export async function readRecordsAround(query: Query, draft: string, account_id: string): Promise<Buffer | null> {
  const [row] = await query<{ records: Buffer }>(
    'SELECT records FROM proof_accounts WHERE draft = $1 AND first_id <= $2 ORDER BY first_id DESC LIMIT 1',
    [draft, account_id],
  )
  return row?.records ?? null
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Retention: the log permanently; leaves files of the last 1,000 epochs and of each day's first; accounts' records of the two newest
 * epochs.
 */
const LEAVES_EPOCHS = 1_000
/** The newest, and the previous one for reads in progress. */
const ACCOUNTS_EPOCHS = 2

const OUTDATED_LEAVES = `SELECT draft FROM (
    SELECT draft, epoch, row_number() OVER (PARTITION BY (at AT TIME ZONE 'UTC')::date ORDER BY epoch) AS of_day FROM proof_epoch) e
  WHERE of_day > 1 AND epoch <= (SELECT max(epoch) FROM proof_epoch) - $1`
const OUTDATED_ACCOUNTS = 'SELECT draft FROM proof_epoch WHERE epoch <= (SELECT max(epoch) FROM proof_epoch) - $1'

/** Removes expired data; `leaves` and `accounts` are for tests. */
export async function pruneEpochs({ query }: Database, { leaves = LEAVES_EPOCHS, accounts = ACCOUNTS_EPOCHS } = {}): Promise<void> {
  await query(`DELETE FROM proof_leaves WHERE draft IN (${OUTDATED_LEAVES})`, [leaves])
  await query(`DELETE FROM proof_accounts WHERE draft IN (${OUTDATED_ACCOUNTS})`, [accounts])
}
