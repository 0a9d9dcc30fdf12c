/** Identity's part of a member's data export: no credentials, and no names of others. */
import type { Queryable } from '#server/store'

/** Every known session, open or ended, without its token. */
export function readOwnSessions({ query }: Queryable, user_id: string): Promise<object[]> {
  return query(
    'SELECT id, user_agent, address, created_at, last_seen_at, expires_at, ended_at FROM session WHERE user_id = $1 ORDER BY created_at, id',
    [user_id],
  )
}

/** When people signed up with this person's code. Their names are private. */
export function readOwnReferrals({ query }: Queryable, user_id: string): Promise<object[]> {
  return query('SELECT created_at AS joined_at FROM users WHERE referred_by = $1 ORDER BY id', [user_id])
}
