/** The tables testimonial and testimonial_decline. */
import type { DeclineReason } from '#contract/member/testimonials'
import type { Query, Queryable, Tx } from '#server/store'
import type { Matured } from './dependencies.ts'

const COLUMNS = 'id, user_id, text, display_name, plan, principal, paid, matured_at, state, reason, version, updated_at, decided_at'
const MAX_ROWS = 50
/** A larger total is not reported. */
const COUNT_LIMIT = 10_001

export async function findPublished(query: Query): Promise<Testimonial[]> {
  return query<Testimonial>(
    `SELECT ${COLUMNS} FROM testimonial WHERE state = 'published' ORDER BY decided_at DESC, id DESC LIMIT ${MAX_ROWS}`,
  )
}

export async function countDeclines(query: Query): Promise<{ reason: DeclineReason; count: number }[]> {
  return query<{ reason: DeclineReason; count: number }>(
    'SELECT reason, count(*)::int AS count FROM testimonial_decline GROUP BY reason ORDER BY reason',
  )
}

export async function readOwn(query: Query, user_id: string): Promise<Testimonial | null> {
  const [row] = await query<Testimonial>(`SELECT ${COLUMNS} FROM testimonial WHERE user_id = $1`, [user_id])
  return row ?? null
}

type Wording = { readonly id: string; readonly user_id: string; readonly text: string; readonly display_name: string; readonly at: Date }

/** A new version needs review, regardless of the previous decision. */
export async function writeWording(tx: Tx, { id, user_id, text, display_name, at }: Wording, matured: Matured): Promise<Testimonial> {
  const { investment_id, plan, principal, paid, matured_at } = matured
  const [row] = await tx.query<Testimonial>(
    `INSERT INTO testimonial AS t (id, user_id, text, display_name, investment_id, plan, principal, paid, matured_at, state, version, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', 1, $10, $10)
     ON CONFLICT (user_id) DO UPDATE SET text = excluded.text, display_name = excluded.display_name, investment_id = excluded.investment_id,
       plan = excluded.plan, principal = excluded.principal, paid = excluded.paid, matured_at = excluded.matured_at, state = 'waiting',
       reason = NULL, version = t.version + 1, updated_at = excluded.updated_at, decided_at = NULL
     RETURNING ${COLUMNS}`,
    [id, user_id, text, display_name, investment_id, plan, String(principal), String(paid), matured_at, at],
  )
  if (!row) throw new Error('a wording that was written is returned')
  return row
}

export async function removeOwn(tx: Queryable, user_id: string): Promise<boolean> {
  return (await tx.query('DELETE FROM testimonial WHERE user_id = $1 RETURNING id', [user_id])).length > 0
}

/** Locked until the caller's transaction ends. */
export async function lockTestimonial(tx: Tx, id: string): Promise<Testimonial | null> {
  const [row] = await tx.query<Testimonial>(`SELECT ${COLUMNS} FROM testimonial WHERE id = $1 FOR UPDATE`, [id])
  return row ?? null
}

export async function writeDecision(
  tx: Tx,
  id: string,
  { state, reason, at }: { readonly state: State; readonly reason: DeclineReason | null; readonly at: Date },
): Promise<Testimonial> {
  const [row] = await tx.query<Testimonial>(
    `UPDATE testimonial SET state = $2, reason = $3, decided_at = $4 WHERE id = $1 RETURNING ${COLUMNS}`,
    [id, state, reason, at],
  )
  if (!row) throw new Error('a testimonial that was locked is there')
  if (reason) await tx.query('INSERT INTO testimonial_decline (reason, at) VALUES ($1, $2)', [reason, at])
  return row
}

export type Filter = { readonly state: State | undefined; readonly after: { readonly created_at: Date; readonly id: string } | null }

/** Newest version first. */
export async function findTestimonials(query: Query, { state, after }: Filter, limit: number): Promise<Testimonial[]> {
  return query<Testimonial>(
    `SELECT ${COLUMNS} FROM testimonial WHERE ($1::text IS NULL OR state = $1)
       AND ($2::timestamptz IS NULL OR (updated_at, id) < ($2, $3::uuid)) ORDER BY updated_at DESC, id DESC LIMIT $4`,
    [state ?? null, after?.created_at ?? null, after?.id ?? null, limit],
  )
}

export async function countTestimonials(query: Query, state: State | undefined): Promise<number> {
  const [row] = await query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM testimonial WHERE ($1::text IS NULL OR state = $1) LIMIT ${COUNT_LIMIT}) counted`,
    [state ?? null],
  )
  return row?.n ?? 0
}

/** A testimonial as its row has it. */
export type State = 'waiting' | 'published' | 'declined' | 'unpublished'

export type Testimonial = Omit<Matured, 'investment_id'> & {
  readonly id: string
  readonly user_id: string
  readonly text: string
  readonly display_name: string
  readonly state: State
  readonly reason: DeclineReason | null
  readonly version: number
  readonly updated_at: Date
  readonly decided_at: Date | null
}

/** What each decision leads to, and from where. */
export const transitions = {
  publish: { from: ['waiting', 'declined', 'unpublished'], to: 'published', event: 'testimonial.published' },
  decline: { from: ['waiting'], to: 'declined', event: 'testimonial.declined' },
  unpublish: { from: ['published'], to: 'unpublished', event: 'testimonial.unpublished' },
} as const satisfies Record<string, { from: readonly State[]; to: State; event: string }>
export type DecisionName = keyof typeof transitions
