import { type Cursor, type Page, page, TOTAL_LIMIT } from '#server/http'
import { escapeLike, type Queryable } from '#server/store'
import { type Application, COLUMNS, type State } from './application.ts'

export type ApplicationFilter = {
  readonly q?: string | undefined
  readonly state?: State | undefined
  readonly limit: number
  readonly cursor: Cursor | null
}

const FILTER = `($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR email ILIKE $2 OR full_name ILIKE $2)`

/** Newest first; `q` is a part of an email or a name. */
export async function listAll({ query }: Queryable, { q, state, limit, cursor }: ApplicationFilter): Promise<Page<Application>> {
  const filter = [state ?? null, q ? `%${escapeLike(q)}%` : null]
  const rows = await query<Application>(
    `SELECT ${COLUMNS} FROM ira_application WHERE ${FILTER} AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
     ORDER BY created_at DESC, id DESC LIMIT $5`,
    [...filter, cursor?.created_at ?? null, cursor?.id ?? null, limit + 1],
  )
  const [counted] = await query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ira_application WHERE ${FILTER} LIMIT ${TOTAL_LIMIT + 1}) AS counted`,
    filter,
  )
  return page({ rows, limit, cursorOf: (row) => row, total: counted?.total ?? 0 })
}
