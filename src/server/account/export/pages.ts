/** A part of the data export whose list has no cursor. */

/** Keyset paging: `next` reads after the last row, until a page is not full. */
export async function* pages<Row>(next: (after: Row | null) => Promise<readonly Row[]>, size: number): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null
  for (;;) {
    const rows: readonly Row[] = await next(after)
    if (rows.length > 0) yield rows
    after = rows.at(-1) ?? null
    if (rows.length < size) return
  }
}
