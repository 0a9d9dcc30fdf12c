/** Reads people, for administrators' lists and for rooms that show names. */
import { isId } from '#kernel/id'
import { readSearchTerm, type SearchTerm } from '#kernel/search-term'
import type { Queryable } from '#server/store'
import { HAS_FACTOR, USER_COLUMNS, type User, type UserStatus } from './user.ts'

export type UserQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly q?: string | undefined
  readonly status?: UserStatus | undefined
}
export type UserPage = { readonly users: User[]; readonly page: { next_cursor: string | null; total: number | null } }

const COUNT_LIMIT = 10_000
/** Rows from before migration 086 have no folded text until the job fills it (fold-people.ts). */
const TEXT = 'coalesce(search, text_fold(sought))'
/** Each word of it, or the digits of a phone. */
const MATCHES = `(${TEXT} LIKE ALL ($1::text[]) OR ${TEXT} LIKE $2)`
/** A word with at most this many matches is rare. */
const RARE_MATCHES = 500
const FILTER = `($1::text[] IS NULL OR ${MATCHES}) AND ($3::text IS NULL OR status = $3) AND ($4::uuid[] IS NULL OR id = ANY ($4))`

/** Newest first: ids grow with time. The total is exact up to 10,000 and null beyond. */
export async function findUsers(reader: Queryable, query: UserQuery): Promise<UserPage> {
  const term = query.q ? readSearchTerm(query.q) : null
  const rare = term && (await findRare(reader, term))
  const filter = [...(term && !rare ? patternsOf(term) : [null, null]), query.status ?? null, rare]
  const before = query.cursor && isId(query.cursor) ? query.cursor : null
  const rows = await reader.query<User>(
    `SELECT ${USER_COLUMNS} FROM users JOIN (SELECT id FROM users WHERE ${FILTER} AND ($5::uuid IS NULL OR id < $5) ORDER BY id DESC LIMIT $6) page
       USING (id) ORDER BY id DESC`,
    [...filter, before, query.limit + 1],
  )
  // A first page that holds everything already has the total.
  const total = before === null && rows.length <= query.limit ? rows.length : await countMatches(reader, filter)
  const users = rows.slice(0, query.limit)
  const next_cursor = rows.length > users.length ? (users.at(-1)?.id ?? null) : null
  return { users, page: { next_cursor, total: total > COUNT_LIMIT ? null : total } }
}

/**
 * All matches of rare words, by trigram; null if they are common or short, so that a scan from the newest finds enough quickly.
 */
async function findRare(reader: Queryable, term: SearchTerm): Promise<string[] | null> {
  if (term.parts === null) return null
  const rows = await reader.query<{ id: string }>(
    `SELECT id FROM users WHERE ${MATCHES} AND (text_parts(${TEXT}) @> $3::text[] OR text_parts(${TEXT}) @> $4::text[]) LIMIT ${RARE_MATCHES + 1}`,
    [...patternsOf(term), term.parts, term.phone?.parts ?? null],
  )
  return rows.length > RARE_MATCHES ? null : rows.map(({ id }) => id)
}

/** The first two parameters of `MATCHES`. */
function patternsOf({ has, phone }: SearchTerm): readonly [readonly string[], string | null] {
  return [has, phone?.has ?? null]
}

async function countMatches(reader: Queryable, filter: readonly unknown[]): Promise<number> {
  const [counted] = await reader.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM users WHERE ${FILTER} LIMIT ${COUNT_LIMIT + 1}) AS counted`,
    filter,
  )
  return counted?.total ?? 0
}

/** At most `limit` ids of people whose email, name or phone contains the text, for filters of other rooms' lists. */
export async function findUserIds(reader: Queryable, q: string, limit = 1_000): Promise<string[]> {
  const term = readSearchTerm(q)
  const rare = await findRare(reader, term)
  if (rare) return rare.sort().reverse().slice(0, limit)
  const rows = await reader.query<{ id: string }>(`SELECT id FROM users WHERE ${MATCHES} ORDER BY id DESC LIMIT $3`, [
    ...patternsOf(term),
    limit,
  ])
  return rows.map(({ id }) => id)
}

/** How many people signed up with this user's code. */
export async function countReferred(reader: Queryable, user_id: string): Promise<number> {
  const [row] = await reader.query<{ n: number }>('SELECT count(*)::int AS n FROM users WHERE referred_by = $1', [user_id])
  return row?.n ?? 0
}

export async function countUsers(reader: Queryable): Promise<Record<UserStatus, number>> {
  const counts: Record<UserStatus, number> = { pending: 0, in_review: 0, active: 0, suspended: 0, closed: 0 }
  const rows = await reader.query<{ status: UserStatus; n: number }>('SELECT status, count(*)::int AS n FROM users GROUP BY status')
  for (const { status, n } of rows) counts[status] = n
  return counts
}

/** Members with a confirmed email and an open account, by sign-up day (UTC), oldest first. Administrators are left out. */
export async function countVerifiedByDay(reader: Queryable): Promise<{ day: string; count: number }[]> {
  return reader.query<{ day: string; count: number }>(
    `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS count FROM users
     WHERE status IN ('in_review', 'active', 'suspended') AND role = 'member' GROUP BY 1 ORDER BY 1`,
  )
}

export async function countAdministrators(reader: Queryable): Promise<number> {
  const [row] = await reader.query<{ n: number }>(`SELECT count(*)::int AS n FROM users WHERE role = 'administrator' AND status = 'active'`)
  return row?.n ?? 0
}

/** Excludes this one. Suspended ones count: otherwise suspending the other would remove four-eyes. */
export async function countOtherAdministrators(reader: Queryable, user_id: string): Promise<number> {
  const [row] = await reader.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM users WHERE role = 'administrator' AND status IN ('active', 'suspended') AND id <> $1`,
    [user_id],
  )
  return row?.n ?? 0
}

export type StaffMember = { readonly user: User; readonly second_factor: boolean }

/** All staff. */
export async function findStaff(reader: Queryable): Promise<StaffMember[]> {
  const rows = await reader.query<User & { second_factor: boolean }>(
    `SELECT ${USER_COLUMNS}, ${HAS_FACTOR} AS second_factor FROM users u WHERE role <> 'member' ORDER BY id`,
  )
  return rows.map(({ second_factor, ...user }) => ({ user, second_factor }))
}
