/** Keyset pagination: the cursor names the last row seen, so that new rows cause neither repeats nor gaps. */
import { isId } from '#kernel/id'
import { type Refused, refuseField } from '#kernel/refusal'

/** The last row of a page, in the order (created_at, id) descending. */
export type Cursor = { readonly created_at: Date; readonly id: string }

export type Page<Row> = { readonly data: Row[]; readonly page: { readonly next_cursor: string | null; readonly total: number | null } }

/** Larger totals are not counted exactly and are sent as null. */
export const TOTAL_LIMIT = 10_000

/** `rows` was read with `limit + 1`: the extra row only shows that there are more. */
export function page<Row>({
  rows,
  limit,
  cursorOf,
  total,
}: {
  readonly rows: readonly Row[]
  readonly limit: number
  readonly cursorOf: (row: Row) => Cursor
  readonly total: number | null
}): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown,
    page: {
      next_cursor: rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : null,
      total: total !== null && total <= TOTAL_LIMIT ? total : null,
    },
  }
}

/** Opaque to callers. Stores milliseconds only, so the compared column must be timestamptz(3). */
export function encodeCursor({ created_at, id }: Cursor): string {
  return Buffer.from(`${created_at.getTime()}:${id}`).toString('base64url')
}

const CURSOR = /^(\d{1,15}):([0-9a-f-]{36})$/

/** Null without a cursor; a refusal (40) for an invalid one. */
export function decodeCursor(text: string | undefined): Cursor | null | Refused<'invalid'> {
  if (text === undefined) return null
  const [, at, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? []
  if (at === undefined || id === undefined || !isId(id)) return refuseField('cursor', { reason: 'cursor_unknown' })
  return { created_at: new Date(Number(at)), id }
}
