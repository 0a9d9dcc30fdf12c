/** A list's rows as text/csv: the same page of the same rows that its JSON has. */
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { assert } from '#kernel/assert'
import { type Row, toCsv } from './csv.ts'

/** CSV where the caller names it and does not name JSON before it. */
export function wantsCsv(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase())
  const csv = types.indexOf('text/csv')
  const json = types.indexOf('application/json')
  return csv >= 0 && (json < 0 || csv < json)
}

/** Columns come from the schema, so an empty list has its header too; `X-Next-Cursor` says where the next page begins. */
export function csvAnswer(reply: FastifyReply, name: string, schema: z.ZodMiniType, encoded: unknown): FastifyReply {
  assert(isList(encoded), 'a csv route answers a list')
  const cursor = encoded.page?.next_cursor
  if (cursor) reply.header('x-next-cursor', cursor)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(toCsv(columnsOf(schema), encoded.data))
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
