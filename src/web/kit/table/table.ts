/** Props of a table: its columns, its rows and its states. */
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Money and numbers are right-aligned; in right-to-left languages, left-aligned. */
  align?: 'left' | 'right' | undefined
  /** A visually hidden heading, e.g. of actions. */
  hideHead?: boolean | undefined
  /** Replaces the heading text, e.g. the select-all checkbox. */
  headCell?: ReactNode
  sortable?: boolean | undefined
  /** Position on the card; a labelled line by default, absent when 'none'. */
  card?: 'title' | 'figure' | 'meta' | 'status' | 'time' | 'actions' | 'line' | 'none' | undefined
  width?: string | undefined
}

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type TableFrom = 'md' | 'lg'

export type TableProps<Row> = {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  state?: 'ready' | 'loading' | 'failed' | undefined
  /** Shown inside the frame when there are no rows. */
  empty?: ReactNode
  /** Shown inside the frame when loading failed. */
  failed?: ReactNode
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selectedKey?: string | null | undefined
  /** A click on a row outside its controls. For mouse users only: give the row a real link or button as well. */
  onRowClick?: ((row: Row) => void) | undefined
  /** Below the rows: a `<Pager>`. */
  footer?: ReactNode
  /** The window from which rows are a table, cards below: 62em by default, 48em for lists that are compared row by row. */
  tableFrom?: TableFrom | undefined
  /** No frame, for a table inside a card. */
  bare?: boolean | undefined
}

/** The rendered items of a virtual table, in order: a row by its index, or the height of skipped rows. */
export type Piece = { readonly key: string; readonly row: number } | { readonly key: string; readonly gap: number }

export type Windowed = {
  readonly pieces: readonly Piece[]
  readonly measure: (node: Element | null) => void
  /** Of the whole list, including unloaded rows; -1 while unknown. */
  readonly count: number
  /** Column widths in pixels, so that they stay fixed while rows change; null: automatic. */
  readonly widths: readonly number[] | null
}

/** The rendered rows, and spacers with the height of the others. */
export type VisibleRow = { readonly index: number; readonly start: number; readonly end: number }

/** `shown` in order; starts and ends in pixels from the list's own top; `total_px` is the height of all. */
export function piecesOf(keys: readonly string[], shown: readonly VisibleRow[], total_px: number): Piece[] {
  const pieces: Piece[] = []
  let at_px = 0
  for (const { index, start, end } of shown) {
    const key = keys[index]
    if (key === undefined) continue
    if (start > at_px) pieces.push({ key: `before ${key}`, gap: start - at_px })
    pieces.push({ key, row: index })
    at_px = end
  }
  if (total_px > at_px) pieces.push({ key: 'after all', gap: total_px - at_px })
  return pieces
}

/** The rows of a range with overscan, and the focused row, which must stay in the document. */
export function indexesOf(
  { first, last, around, count }: { readonly first: number; readonly last: number; readonly around: number; readonly count: number },
  focused: number | null,
): number[] {
  const from = Math.max(0, first - around)
  const to = Math.min(count - 1, last + around)
  const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  if (focused === null || focused >= count || (focused >= from && focused <= to)) return shown
  return focused < from ? [focused, ...shown] : [...shown, focused]
}
