import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor, page } from './list.ts'

const row = (id: number) => ({ id: `r${id}`, created_at: new Date(id) })
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index))
const cursorOf = (own: ReturnType<typeof row>) => own

test('a cursor comes back as the row that it named', () => {
  const cursor = { created_at: new Date('2026-03-01T10:00:00.123Z'), id: '01890a5d-ac96-774b-bcce-b302099a8057' }
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
  expect(decodeCursor(undefined)).toBeNull()
})

test.each([
  '',
  'x',
  '!!',
  encodeCursor({ created_at: new Date(0), id: "' OR 1=1" }),
  Buffer.from('1:').toString('base64url'),
  Buffer.from('1:a\0').toString('base64url'),
])('the cursor %j is refused', (text) => {
  expect(decodeCursor(text)).toMatchObject({ refused: 'invalid', fields: { cursor: { reason: 'cursor_unknown' } } })
})

test('a page shows as many as asked for, and a cursor only where more follow', () => {
  expect(page({ rows: rows(3), limit: 2, cursorOf, total: 3 })).toEqual({
    data: rows(2),
    page: { next_cursor: encodeCursor(row(1)), total: 3 },
  })
  expect(page({ rows: rows(2), limit: 2, cursorOf, total: 2 }).page.next_cursor).toBeNull()
  expect(page({ rows: [], limit: 2, cursorOf, total: 0 })).toEqual({ data: [], page: { next_cursor: null, total: 0 } })
})

test('a total is exact up to 10,000 and null beyond', () => {
  expect(page({ rows: [], limit: 2, cursorOf, total: 10_000 }).page.total).toBe(10_000)
  expect(page({ rows: [], limit: 2, cursorOf, total: 10_001 }).page.total).toBeNull()
})
