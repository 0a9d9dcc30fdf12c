/** The table bot_rule. */
import type { OnceHashes, Query, Queryable, Tx } from '#server/store'

export type OwnRule = {
  readonly id: string
  readonly name: string
  readonly program: string
  readonly bar: '1h' | '1d'
  readonly started_at: Date
  readonly stopped_at: Date | null
}

const COLUMNS = 'id, name, program, bar, started_at, stopped_at'

export async function findRunning(query: Query): Promise<OwnRule[]> {
  return query<OwnRule>(`SELECT ${COLUMNS} FROM bot_rule WHERE stopped_at IS NULL ORDER BY id`)
}

/** Newest first. */
export async function listOf({ query }: Queryable, user_id: string, limit: number | null = null): Promise<OwnRule[]> {
  return query<OwnRule>(`SELECT ${COLUMNS} FROM bot_rule WHERE user_id = $1 ORDER BY started_at DESC, id DESC LIMIT $2`, [user_id, limit])
}

/** Null: not this member's. */
export async function findOf({ query }: Queryable, user_id: string, id: string): Promise<OwnRule | null> {
  const [row] = await query<OwnRule>(`SELECT ${COLUMNS} FROM bot_rule WHERE id = $1 AND user_id = $2`, [id, user_id])
  return row ?? null
}

type Limits = { readonly member: number; readonly instance: number }
type FreePlaces = { readonly [Of in keyof Limits]: number | null }

/** The lowest places without a running bot; null: none is left. */
export async function freePlaces({ query }: Tx, user_id: string, limits: Limits): Promise<FreePlaces> {
  const [row] = await query<FreePlaces>(
    `SELECT (SELECT min(n) FROM generate_series(1, $2::int) n
         WHERE NOT EXISTS (SELECT FROM bot_rule WHERE user_id = $1 AND member_place = n AND stopped_at IS NULL))::int AS member,
       (SELECT min(n) FROM generate_series(1, $3::int) n
         WHERE NOT EXISTS (SELECT FROM bot_rule WHERE instance_place = n AND stopped_at IS NULL))::int AS instance`,
    [user_id, limits.member, limits.instance],
  )
  return row ?? { member: null, instance: null }
}

/** The taken places: a running bot has one of its member, and one of the instance. */
export async function countRunning({ query }: Queryable, user_id: string): Promise<Limits> {
  const [row] = await query<Limits>(
    `SELECT count(*) FILTER (WHERE user_id = $1)::int AS member, count(*)::int AS instance FROM bot_rule WHERE stopped_at IS NULL`,
    [user_id],
  )
  return row ?? { member: 0, instance: 0 }
}

type NewRule = Omit<OwnRule, 'stopped_at'> & OnceHashes & { readonly user_id: string; readonly member: number; readonly instance: number }

export async function insertRule(tx: Tx, rule: NewRule): Promise<void> {
  const { id, user_id, name, program, bar, member, instance, key_hash, body_hash, started_at } = rule
  await tx.query(
    `INSERT INTO bot_rule (id, user_id, name, program, bar, member_place, instance_place, key_hash, body_hash, started_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, user_id, name, program, bar, member, instance, key_hash, body_hash, started_at],
  )
}

type Stop = { readonly id: string; readonly version: string; readonly at: Date }

/** Its order that waits for a price ends unfilled. Does nothing to a bot that has stopped. */
export async function stopRule(tx: Tx, { id, version, at }: Stop): Promise<void> {
  await tx.query('UPDATE bot_rule SET stopped_at = greatest(started_at, $2::timestamptz) WHERE id = $1 AND stopped_at IS NULL', [id, at])
  await tx.query(
    `UPDATE bot_order SET state = 'lapsed', reason = reason || ' Stopped before the next price: not filled.', ended_at = $2
     WHERE state = 'pending' AND run_id IN (SELECT id FROM bot_run WHERE version = $1)`,
    [version, at],
  )
}

/** In the transaction that closes an account. What stays of their records has no name, no rule and no person. */
export async function eraseRules({ query }: Queryable, user_id: string): Promise<void> {
  await query('DELETE FROM bot_rule WHERE user_id = $1', [user_id])
}
