/** A list as text/csv, for programs or for a spreadsheet: all pages, or the one selected by `limit` or `cursor`. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import type { Language } from '#contract/shared/language'
import { assert } from '#kernel/assert'
import { type CsvColumn, type CsvForm, cellOfJson, csvFormOf, csvLine, csvStart } from '#kernel/format/csv'
import { formatCount } from '#kernel/format/number'
import { writeJson } from './compile-writer.ts'

/** `cut`: the list has more rows than the file, and the caller asked for all. */
export type WrittenCsv = { readonly text: string; readonly next_cursor: string | null; readonly cut: Cut | null }
type Cut = { readonly rows: number; readonly total: number | null }

/** `X-Next-Cursor` is the start of the next page. A list that was cut says so in the file's name, and in two headers. */
export function sendCsv(
  reply: FastifyReply,
  { rows, now }: { readonly rows: string; readonly now: Date },
  { text, next_cursor, cut }: WrittenCsv,
): FastifyReply {
  if (next_cursor) reply.header('x-next-cursor', next_cursor)
  if (cut) reply.header('x-rows', String(cut.rows)).header('x-rows-total', String(cut.total ?? 'more'))
  const part = cut ? `-first-${cut.rows}-of-${cut.total ?? 'more'}` : ''
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="clearterm-${rows}-${now.toISOString().slice(0, 10)}${part}.csv"`)
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
  /** The language of the spreadsheet; null: for programs. */
  readonly spreadsheet: Language | null
  readonly gone: Pick<AbortSignal, 'aborted'>
}

/** Writes page by page; other calls run in between. Null: the caller has left, and the rest was not read. */
export async function writeTable({ schema, first, next, spreadsheet, gone }: Source): Promise<WrittenCsv | null> {
  const form = csvFormOf(spreadsheet)
  const columns = columnsOf(schema)
  const names = columns.map(({ name }) => name)
  const parts = [csvStart(form), csvLine(names, form)]
  let rows = 0
  for (let page = first; ; ) {
    assert(isList(page), 'a csv route answers a list')
    for (let at = 0; at < page.data.length; at += ROWS_AT_ONCE) {
      if (gone.aborted) return null
      parts.push(writeRows(columns, page.data.slice(at, at + ROWS_AT_ONCE), form))
      await setImmediate()
    }
    rows += page.data.length
    const cursor = page.page?.next_cursor ?? null
    if (cursor === null || next === null) return { text: parts.join(''), next_cursor: cursor, cut: null }
    const further = rows < MAX_ROWS && !gone.aborted ? await next(cursor) : null
    if (gone.aborted) return null
    if (isList(further)) page = further
    else {
      // A refused page ends the file early, too: the header still has the cursor to continue.
      const cut = { rows, total: rows < MAX_ROWS ? null : await countAll(rows, cursor, { next, gone }) }
      if (spreadsheet) parts.push(csvLine([cutText(cut, spreadsheet)], form))
      return { text: parts.join(''), next_cursor: cursor, cut }
    }
  }
}

/** The most rows that are counted beyond those of the file. */
const MAX_COUNTED = 50_000

/** All rows of a list that was cut; null where counting ends early. Lists count no further than a file goes. */
async function countAll(
  rows: number,
  from: string,
  { next, gone }: { readonly next: (cursor: string) => Promise<unknown>; readonly gone: Source['gone'] },
): Promise<number | null> {
  let total = rows
  for (let cursor: string | null = from; cursor !== null; ) {
    const page: unknown = total < MAX_COUNTED && !gone.aborted ? await next(cursor) : null
    if (!isList(page)) return null
    total += page.data.length
    cursor = page.page?.next_cursor ?? null
  }
  return total
}

/** The last line of a spreadsheet that does not have all rows. */
function cutText({ rows, total }: Cut, language: Language): string {
  const { cut, cut_unknown } = textIn(language, 'papers')
  const params = { rows: formatCount(rows), total: total === null ? '' : formatCount(total) }
  return fill(language, total === null ? cut_unknown : cut, params)
}

type Row = Readonly<Record<string, unknown>>
type List = { readonly data: readonly Row[]; readonly page?: { readonly next_cursor?: string | null } }

function isList(reply: unknown): reply is List {
  return typeof reply === 'object' && reply !== null && 'data' in reply && Array.isArray(reply.data)
}

type Column = { readonly name: string; readonly schema: z.core.$ZodType; readonly optional: boolean; readonly has: CsvColumn }

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
    const [schema, optional] = def.type === 'optional' ? [def.innerType, true] : [column, false]
    return { name, schema, optional, has: kindOf(schema) }
  })
  columns_of.set(schema, columns)
  return columns
}

/** A column of text whose pattern is that of an amount has figures, and one whose pattern is that of a day has days. */
function kindOf(schema: z.core.$ZodType): CsvColumn {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'nullable') return kindOf(def.innerType)
  if (def.type === 'pipe') return kindOf(def.in)
  if (def.type === 'number') return 'figure'
  if (def.type !== 'string') return 'text'
  const patterns = (def.checks ?? []).flatMap((check) => (check._zod.def as { readonly pattern?: RegExp }).pattern ?? [])
  const takes = (text: string): boolean => patterns.length > 0 && patterns.every((pattern) => text.search(pattern) === 0)
  if (takes('2026-11-22') && !takes('10-')) return 'day'
  return (takes('1250.00') || takes('0.5')) && !takes('10-') && !takes('x') ? 'figure' : 'text'
}

/** By the compiled writers of JSON, which check each value against its schema. */
function writeRows(columns: readonly Column[], rows: readonly Row[], form: CsvForm): string {
  const cells = (row: Row): string[] => columns.map((column) => writeCell(column, row[column.name], form))
  return rows.map((row) => `${cells(row).join(form.separator)}\r\n`).join('')
}

function writeCell({ schema, optional, has }: Column, value: unknown, form: CsvForm): string {
  return cellOfJson(value === undefined && optional ? 'null' : writeJson(schema, value), form, has)
}
