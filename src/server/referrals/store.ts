/** The table referral_bonus. */
import { isId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import type { Query, Tx } from '#server/store'
import type { Bonus, BonusState } from './bonus.ts'

type Row = Omit<Bonus, 'earned' | 'amount'> & { earned: bigint; amount: bigint }
const COLUMNS = 'id, referred, referrer, investment_id, plan, rate_bps, earned, amount, state, reason, signals, transaction_id, created_at'

function fromRow(row: Row): Bonus {
  return { ...row, earned: cents(row.earned), amount: cents(row.amount) }
}

/** False: this person, or the same person by another email, has one already. */
export async function insertBonus(tx: Tx, bonus: Bonus & { readonly person: Uint8Array }): Promise<boolean> {
  const { id, referred, referrer, investment_id, person, plan, rate_bps, earned, amount, state, reason, signals, created_at } = bonus
  const written = await tx.query(
    `INSERT INTO referral_bonus (id, referred, referrer, investment_id, person, plan, rate_bps, earned, amount, state, reason, signals, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) ON CONFLICT DO NOTHING RETURNING 1`,
    [id, referred, referrer, investment_id, Buffer.from(person), plan, rate_bps, earned, amount, state, reason, signals, created_at],
  )
  return written.length > 0
}

/** What waits to be paid, oldest first. */
export async function findPayable(query: Query, limit: number): Promise<Bonus[]> {
  const rows = await query<Row>(`SELECT ${COLUMNS} FROM referral_bonus WHERE state IN ('due', 'paused') ORDER BY created_at, id LIMIT $1`, [
    limit,
  ])
  return rows.map(fromRow)
}

/** Changes the state of a bonus in `from`; false: it has left that state. */
export async function changeBonus(
  query: Query,
  id: string,
  change: { readonly from: readonly BonusState[]; readonly to: BonusState; readonly reason: string | null; readonly at: Date },
): Promise<boolean> {
  const changed = await query(
    `UPDATE referral_bonus SET state = $3, reason = coalesce($4, reason), updated_at = $5 WHERE id = $1 AND state = ANY ($2::text[]) RETURNING 1`,
    [id, change.from, change.to, change.reason, change.at],
  )
  return changed.length > 0
}

export async function readBonus(query: Query, id: string): Promise<Bonus | null> {
  if (!isId(id)) return null
  const [row] = await query<Row>(`SELECT ${COLUMNS} FROM referral_bonus WHERE id = $1`, [id])
  return row ? fromRow(row) : null
}

type Shown = Pick<Bonus, 'referred' | 'plan' | 'signals'> & { readonly status: string; readonly email: string }

/** What an approver sees of a bonus and its referrer. Both rows are locked by one statement. */
export async function readShownBonus(query: Query, id: string, lock: '' | 'FOR UPDATE'): Promise<Shown | null> {
  if (!isId(id)) return null
  const [shown] = await query<Shown>(
    `SELECT b.referred, b.plan, b.signals, u.status, u.email FROM referral_bonus b JOIN users u ON u.id = b.referrer WHERE b.id = $1 ${lock}`,
    [id],
  )
  return shown ?? null
}

export async function findByReferred(query: Query, ids: readonly string[]): Promise<Map<string, Bonus>> {
  const rows = await query<Row>(`SELECT ${COLUMNS} FROM referral_bonus WHERE referred = ANY ($1::uuid[])`, [ids])
  return new Map(rows.map((row) => [row.referred, fromRow(row)]))
}

/** The total paid to a referrer. */
export async function sumPaid(query: Query, referrer: string): Promise<Cents> {
  const [row] = await query<{ total: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS total FROM referral_bonus WHERE referrer = $1 AND state = 'paid'`,
    [referrer],
  )
  return cents(row?.total ?? 0n)
}

export type BonusFilter = {
  readonly state?: BonusState | undefined
  readonly after: { readonly created_at: Date; readonly id: string } | null
}

/** Newest first. */
export async function findBonuses(query: Query, { state, after }: BonusFilter, limit: number): Promise<Bonus[]> {
  const rows = await query<Row>(
    `SELECT ${COLUMNS} FROM referral_bonus WHERE ($1::text IS NULL OR state = $1)
       AND ($2::timestamptz IS NULL OR (date_trunc('milliseconds', created_at), id) < ($2, $3::uuid)) ORDER BY created_at DESC, id DESC LIMIT $4`,
    [state ?? null, after?.created_at ?? null, after?.id ?? null, limit],
  )
  return rows.map(fromRow)
}

export async function countBonuses(query: Query, state: BonusState | undefined): Promise<number> {
  const [row] = await query<{ n: number }>('SELECT count(*)::int AS n FROM referral_bonus WHERE ($1::text IS NULL OR state = $1)', [
    state ?? null,
  ])
  return row?.n ?? 0
}
