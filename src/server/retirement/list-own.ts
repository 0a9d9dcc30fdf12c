import type { Queryable } from '#server/store'
import { type Application, COLUMNS } from './application.ts'
import { viewOwn } from './view.ts'

const MAX_ROWS = 50

/**
 * A member's applications, and earlier ones sent from their email without an account. A session implies a verified email, so typing an address shows
 * nothing.
 */
export function listOwn({ query }: Queryable, { user_id, email }: { readonly user_id: string; readonly email: string }) {
  return query<Application>(
    `SELECT ${COLUMNS} FROM ira_application WHERE user_id = $1 OR (user_id IS NULL AND email = lower($2))
     ORDER BY created_at DESC, id DESC LIMIT ${MAX_ROWS}`,
    [user_id, email],
  )
}

/** What a member's copy of their data has of them. */
export async function readOwnApplications({ query }: Queryable, user_id: string) {
  return (await query<Application>(`SELECT ${COLUMNS} FROM ira_application WHERE user_id = $1 ORDER BY created_at DESC`, [user_id])).map(
    (application) => ({ ...viewOwn(application), email: application.email, full_name: application.full_name, phone: application.phone }),
  )
}
