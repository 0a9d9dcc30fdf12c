/** The tables lab_member, lab_trial and lab_run. */
import type { LabFamily, lab } from '#contract/lab'
import type { BodyOf } from '#contract/shared/define'
import type { OnceHashes, Queryable, Tx } from '#server/store'

type Row = OnceHashes & { readonly id: string; readonly user_id: string; readonly created_at: Date }

export type TrialCount = { readonly family: LabFamily; readonly trials: number }

export async function insertTrials(tx: Tx, row: Row & TrialCount): Promise<void> {
  const { id, user_id, family, trials, key_hash, body_hash, created_at } = row
  await tx.query('INSERT INTO lab_member (user_id, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [user_id, created_at])
  await tx.query(
    'INSERT INTO lab_trial (id, user_id, family, trials, key_hash, body_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [id, user_id, family, trials, key_hash, body_hash, created_at],
  )
}

export async function countTrialsBy({ query }: Queryable, user_id: string): Promise<TrialCount[]> {
  const rows = await query<{ family: LabFamily; trials: bigint }>(
    'SELECT family, sum(trials)::bigint AS trials FROM lab_trial WHERE user_id = $1 GROUP BY family ORDER BY family',
    [user_id],
  )
  return rows.map(({ family, trials }) => ({ family, trials: Number(trials) }))
}

export async function insertRun(tx: Tx, row: Row & { readonly inputs: RunInputs; readonly figures: RunFigures; readonly trials: number }) {
  const { id, user_id, inputs, figures, trials, key_hash, body_hash, created_at } = row
  await tx.query(
    `INSERT INTO lab_run (id, user_id, inputs, figures, trials, key_hash, body_hash, created_at)
     VALUES ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8)`,
    [id, user_id, JSON.stringify(inputs), JSON.stringify(figures), trials, key_hash, body_hash, created_at],
  )
}

type StoredRun = {
  readonly id: string
  readonly inputs: RunInputs<string>
  readonly figures: RunFigures
  readonly trials: bigint
  readonly created_at: Date
}
const COLUMNS = 'id, inputs, figures, trials, created_at'

export async function findRun({ query }: Queryable, id: string): Promise<LabRun | null> {
  const [row] = await query<StoredRun>(`SELECT ${COLUMNS} FROM lab_run WHERE id = $1`, [id])
  return row ? fromRow(row) : null
}

/** Newest first; there are at most MAX_SAVED_RUNS. */
export async function listOwn({ query }: Queryable, user_id: string): Promise<LabRun[]> {
  const rows = await query<StoredRun>(`SELECT ${COLUMNS} FROM lab_run WHERE user_id = $1 ORDER BY created_at DESC, id DESC`, [user_id])
  return rows.map(fromRow)
}

export async function countRuns({ query }: Queryable, user_id: string): Promise<number> {
  const [row] = await query<{ n: number }>('SELECT count(*)::int AS n FROM lab_run WHERE user_id = $1', [user_id])
  return row?.n ?? 0
}

export async function removeRun(tx: Tx, id: string, user_id: string): Promise<boolean> {
  return (await tx.query('DELETE FROM lab_run WHERE id = $1 AND user_id = $2 RETURNING 1', [id, user_id])).length > 0
}

/** In the transaction that closes an account. */
export async function eraseLab(tx: Queryable, user_id: string): Promise<void> {
  await tx.query('DELETE FROM lab_run WHERE user_id = $1', [user_id])
  await tx.query('DELETE FROM lab_member WHERE user_id = $1', [user_id])
}

function fromRow({ inputs, trials, ...row }: StoredRun): LabRun {
  return {
    ...row,
    trials: Number(trials),
    inputs: { ...inputs, first_at: new Date(inputs.first_at), last_at: new Date(inputs.last_at) },
  }
}

/** A saved run. */
type Body = BodyOf<typeof lab.saveLabRun>

export type RunFigures = Body['figures']
/** In the database its instants are texts. */
export type RunInputs<Instant = Date> = Omit<Body, 'figures' | 'first_at' | 'last_at'> & {
  readonly first_at: Instant
  readonly last_at: Instant
}

export type LabRun = {
  readonly id: string
  readonly inputs: RunInputs
  readonly figures: RunFigures
  readonly trials: number
  readonly created_at: Date
}
