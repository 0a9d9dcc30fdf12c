/** What each room adds to a member's data export. Lists are paged, so a long history is never in memory at once. */

/** JSON values only, without secrets (hashes, tokens) and other people's data. */
export type ExportPart = {
  readonly name: string
  read(user_id: string): Promise<unknown> | AsyncIterable<readonly unknown[]>
}

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
