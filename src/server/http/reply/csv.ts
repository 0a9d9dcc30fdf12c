/** A list as text/csv: all pages, or the one selected by `limit` or `cursor`. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { assert } from '#kernel/assert'
import { cellOfJson, csvLine } from '#kernel/format/csv'
import { writeJson } from './compile-writer.ts'

export type WrittenCsv = { readonly text: string; readonly next_cursor: string | null }

/** `X-Next-Cursor` is the start of the next page. */
export function sendCsv(
  reply: FastifyReply,
  { rows, now }: { readonly rows: string; readonly now: Date },
  { text, next_cursor }: WrittenCsv,
): FastifyReply {
  if (next_cursor) reply.header('x-next-cursor', next_cursor)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="clearterm-${rows}-${now.toISOString().slice(0, 10)}.csv"`)
    .send(text)
}

/** The most rows in one CSV; `X-Next-Cursor` is the start of the rest. */
const MAX_ROWS = 10_000
/** Rows written before the event loop runs again. */
const ROWS_AT_ONCE = 200

type Source = {
  readonly schema: z.ZodMiniType
  readonly first: unknown
  /** Reads the page at a cursor; null: only the first is asked for. */
  readonly next: ((cursor: string) => Promise<unknown>) | null
  readonly gone: Pick<AbortSignal, 'aborted'>
}

/** Writes page by page; other calls run in between. Null: the caller has left, and the rest was not read. */
export async function writeTable({ schema, first, next, gone }: Source): Promise<WrittenCsv | null> {
  const columns = columnsOf(schema)
  const parts = [csvLine(columns.map(({ name }) => name))]
  let rows = 0
  for (let page = first; ; ) {
    assert(isList(page), 'a csv route answers a list')
    for (let at = 0; at < page.data.length; at += ROWS_AT_ONCE) {
      if (gone.aborted) return null
      parts.push(writeRows(columns, page.data.slice(at, at + ROWS_AT_ONCE)))
      await setImmediate()
    }
    rows += page.data.length
    const cursor = page.page?.next_cursor ?? null
    const table = (): WrittenCsv => ({ text: parts.join(''), next_cursor: cursor })
    if (cursor === null || next === null || rows >= MAX_ROWS) return table()
    if (gone.aborted) return null
    page = await next(cursor)
    // A refused page ends the file early: the header still has the cursor to continue.
    if (!isList(page)) return table()
  }
}

type Row = Readonly<Record<string, unknown>>
type List = { readonly data: readonly Row[]; readonly page?: { readonly next_cursor?: string | null } }

function isList(reply: unknown): reply is List {
  return typeof reply === 'object' && reply !== null && 'data' in reply && Array.isArray(reply.data)
}

type Column = { readonly name: string; readonly schema: z.core.$ZodType; readonly optional: boolean }

const columns_of = new WeakMap<z.ZodMiniType, readonly Column[]>()

/** Columns come from the schema, so that an empty list has a header too. */
function columnsOf(schema: z.ZodMiniType): readonly Column[] {
  const before = columns_of.get(schema)
  if (before) return before
  assert(schema instanceof z.ZodMiniObject, 'a csv route answers an object')
  const rows: unknown = schema.shape.data
  assert(rows instanceof z.ZodMiniArray, 'a csv route answers a list')
  const row: unknown = rows._zod.def.element
  assert(row instanceof z.ZodMiniObject && !row._zod.def.checks?.length, 'a csv route lists objects without checks of their own')
  const columns = Object.entries<z.core.$ZodType>(row.shape).map(([name, column]): Column => {
    const { def } = (column as z.core.$ZodTypes)._zod
    return def.type === 'optional' ? { name, schema: def.innerType, optional: true } : { name, schema: column, optional: false }
  })
  columns_of.set(schema, columns)
  return columns
}

/** By the compiled writers of JSON, which check each value against its schema. */
function writeRows(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => writeCell(column, row[column.name])).join(','))
  return lines.map((line) => `${line}\r\n`).join('')
}

function writeCell({ schema, optional }: Column, value: unknown): string {
  return cellOfJson(value === undefined && optional ? 'null' : writeJson(schema, value))
}
