/** A list as text/csv: all pages, or the one selected by `limit` or `cursor`. */
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { assert } from '#kernel/assert'
import { type Row, toCsv } from './csv.ts'

/** True if Accept names CSV and no JSON before it. */
export function wantsCsv(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase())
  const csv = types.indexOf('text/csv')
  const json = types.indexOf('application/json')
  return csv >= 0 && (json < 0 || csv < json)
}

/** Columns come from the schema, so that an empty list has a header too; `X-Next-Cursor` is the start of the next page. */
export function csvAnswer(
  reply: FastifyReply,
  { rows, schema, now }: { readonly rows: string; readonly schema: z.ZodMiniType; readonly now: Date },
  encoded: unknown,
): FastifyReply {
  assert(isList(encoded), 'a csv route answers a list')
  const cursor = encoded.page?.next_cursor
  if (cursor) reply.header('x-next-cursor', cursor)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="clearterm-${rows}-${now.toISOString().slice(0, 10)}.csv"`)
    .send(toCsv(columnsOf(schema), encoded.data))
}

/** The most rows in one CSV; `X-Next-Cursor` is the start of the rest. */
const MAX_ROWS = 10_000

/** Appends the pages after the first; `next` reads the page at a cursor. */
export async function allPages(first: unknown, next: (cursor: string) => Promise<unknown>): Promise<unknown> {
  assert(isList(first), 'a csv route answers a list')
  const rows = [...first.data]
  let cursor = first.page?.next_cursor ?? null
  while (cursor !== null && rows.length < MAX_ROWS) {
    const page = await next(cursor)
    // A refused page ends the file early: the header still has the cursor to continue.
    if (!isList(page)) break
    rows.push(...page.data)
    cursor = page.page?.next_cursor ?? null
  }
  return { data: rows, page: { next_cursor: cursor } }
}

type List = { readonly data: readonly Row[]; readonly page?: { readonly next_cursor?: string | null } }

function isList(encoded: unknown): encoded is List {
  return typeof encoded === 'object' && encoded !== null && 'data' in encoded && Array.isArray(encoded.data)
}

function columnsOf(schema: z.ZodMiniType): readonly string[] {
  assert(schema instanceof z.ZodMiniObject, 'a csv route answers an object')
  const rows: unknown = schema.shape.data
  assert(rows instanceof z.ZodMiniArray, 'a csv route answers a list')
  const row: unknown = rows._zod.def.element
  assert(row instanceof z.ZodMiniObject, 'a csv route lists objects')
  return Object.keys(row.shape)
}
