/** The table plan_calendar. */
import type { Query, Queryable } from '#server/store'

/** Replaces the key. */
export async function writeKey({ query }: Queryable, user_id: string, key_hash: Buffer, made_at: Date): Promise<void> {
  await query(
    `INSERT INTO plan_calendar (user_id, key_hash, made_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET key_hash = excluded.key_hash, made_at = excluded.made_at`,
    [user_id, key_hash, made_at],
  )
}

export async function findOwner(query: Query, key_hash: Buffer): Promise<string | null> {
  const [row] = await query<{ user_id: string }>('SELECT user_id FROM plan_calendar WHERE key_hash = $1', [key_hash])
  return row?.user_id ?? null
}

export async function readMadeAt(query: Query, user_id: string): Promise<Date | null> {
  const [row] = await query<{ made_at: Date }>('SELECT made_at FROM plan_calendar WHERE user_id = $1', [user_id])
  return row?.made_at ?? null
}

export async function removeKey({ query }: Queryable, user_id: string): Promise<void> {
  await query('DELETE FROM plan_calendar WHERE user_id = $1', [user_id])
}
