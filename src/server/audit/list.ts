import type * as z from 'zod/mini'
import type { auditEntry } from '#contract/admin'
import { isId } from '#kernel/id'
import type { Database } from '#server/store'

export type AuditQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly q?: string | undefined
  readonly action?: string | undefined
  readonly object_id?: string | undefined
  /** Whose doing: a person's id. */
  readonly actor?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}
export type AuditEntry = z.output<typeof auditEntry>
export type AuditPage = { readonly data: AuditEntry[]; readonly page: { next_cursor: string | null; total: number | null } }

type Row = Omit<AuditEntry, 'id'> & { n: bigint }

const COUNTED = 10_000

const FILTER = `($1::text IS NULL OR action = $1) AND ($2::text IS NULL OR object_id = $2)
  AND ($3::text IS NULL OR lower(coalesce(actor_email, '') || ' ' || action || ' ' || coalesce(object_id, '') || ' ' || coalesce(reason, '')) LIKE $3)
  AND ($4::uuid IS NULL OR actor = $4) AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)`

/** Newest first. The total is exact up to 10,000 and null beyond; a cursor that is none starts at the newest. */
export async function list(database: Pick<Database, 'query'>, query: AuditQuery): Promise<AuditPage> {
  const filter = [
    query.action ?? null,
    query.object_id ?? null,
    query.q ? pattern(query.q) : null,
    query.actor && isId(query.actor) ? query.actor : null,
    query.from ?? null,
    query.to ?? null,
  ]
  const before = /^\d{1,18}$/.test(query.cursor ?? '') ? query.cursor : null
  const rows = await database.query<Row>(
    `SELECT n, at, actor, actor_email, action, object_kind, object_id, before, after, reason FROM audit_entry
     WHERE ${FILTER} AND ($7::bigint IS NULL OR n < $7) ORDER BY n DESC LIMIT $8`,
    [...filter, before, query.limit + 1],
  )
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM audit_entry WHERE ${FILTER} LIMIT ${COUNTED + 1}) AS counted`,
    filter,
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const total = counted?.total ?? 0
  return {
    data: page.map(({ n, ...entry }) => ({ id: n.toString(), ...entry })),
    page: { next_cursor: rows.length > page.length && last ? last.n.toString() : null, total: total > COUNTED ? null : total },
  }
}

function pattern(q: string): string {
  return `%${q.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}
