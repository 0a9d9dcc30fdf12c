/** A position in the stream: the last row read, in the order in which rows become visible. */

export type Cursor = { readonly xid: bigint; readonly n: bigint }

const FORM = /^(\d{1,18})-(\d{1,18})$/

/** What a browser keeps as Last-Event-ID. */
export function formatCursor({ xid, n }: Cursor): string {
  return `${xid}-${n}`
}

/** Null for a malformed id. */
export function parseCursor(text: string | undefined): Cursor | null {
  const [, xid, n] = FORM.exec(text ?? '') ?? []
  return xid === undefined || n === undefined ? null : { xid: BigInt(xid), n: BigInt(n) }
}
