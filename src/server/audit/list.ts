import type * as z from 'zod/mini'
import type { auditEntry } from '#contract/admin/actions'
import { readSearchTerm, type SearchTerm } from '#kernel/search-term'
import type { Queryable } from '#server/store'

export type AuditQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly q?: string | undefined
  readonly action?: string | undefined
  readonly object_id?: string | undefined
  /** The actor: a person's id. */
  readonly actor?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}
export type AuditEntry = z.output<typeof auditEntry>
export type AuditPage = { readonly data: AuditEntry[]; readonly page: { next_cursor: string | null; total: number | null } }

type Row = Omit<AuditEntry, 'id'> & { n: bigint }

const COUNT_LIMIT = 10_000

const SEARCH_TEXT = 'text_fold(audit_sought(email_sought(actor_email), action, object_id, reason))'
const MATCHES = `${SEARCH_TEXT} LIKE ALL ($3::text[])`
const FILTER = `($1::text IS NULL OR action = $1) AND ($2::text IS NULL OR object_id = $2) AND ($3::text[] IS NULL OR ${MATCHES})
  AND ($4::uuid IS NULL OR actor = $4) AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)
  AND ($7::bigint[] IS NULL OR n = ANY ($7))`
/** Words with at most so many matches count as rare. */
const RARE = 2_000

/** Newest first. The total is exact up to 10,000 and null beyond; an invalid cursor starts at the newest. */
export async function list(database: Queryable, query: AuditQuery): Promise<AuditPage> {
  const term = query.q ? readSearchTerm(query.q) : null
  const rare = term && (await findRare(database, term))
  const filter = [
    query.action ?? null,
    query.object_id ?? null,
    term && !rare ? term.has : null,
    query.actor ?? null,
    query.from ?? null,
    query.to ?? null,
    rare,
  ]
  const before = /^\d{1,18}$/.test(query.cursor ?? '') ? query.cursor : null
  const rows = await database.query<Row>(
    `SELECT n, at, actor, actor_email, action, object_kind, object_id, before, after, reason FROM audit_entry
     WHERE ${FILTER} AND ($8::bigint IS NULL OR n < $8) ORDER BY n DESC LIMIT $9`,
    [...filter, before, query.limit + 1],
  )
  // A first page with all entries already is the total.
  const total = !before && rows.length <= query.limit ? rows.length : await count(database, filter)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    data: page.map(({ n, ...entry }) => ({ id: n.toString(), ...entry })),
    page: { next_cursor: rows.length > page.length && last ? last.n.toString() : null, total: total > COUNT_LIMIT ? null : total },
  }
}

/** All entries that match rare words, by their trigrams; null for common or short words, for which scanning from the newest is fast. */
async function findRare(database: Queryable, { has, parts }: SearchTerm): Promise<bigint[] | null> {
  if (parts === null) return null
  const rows = await database.query<{ n: bigint }>(
    `SELECT n FROM audit_entry WHERE ${SEARCH_TEXT} LIKE ALL ($1::text[]) AND text_parts(${SEARCH_TEXT}) @> $2::text[] LIMIT ${RARE + 1}`,
    [has, parts],
  )
  return rows.length > RARE ? null : rows.map(({ n }) => n)
}

async function count(database: Queryable, filter: readonly unknown[]): Promise<number> {
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM audit_entry WHERE ${FILTER} LIMIT ${COUNT_LIMIT + 1}) AS counted`,
    filter,
  )
  return counted?.total ?? 0
}
