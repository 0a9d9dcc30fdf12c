/** What a table takes: its columns, its rows and its states. */
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Money and numbers stand right; where one reads from right to left, left. */
  align?: 'left' | 'right' | undefined
  /** The head is read but not seen, e.g. of actions. */
  hideHead?: boolean | undefined
  /** Stands in the head instead of its words, e.g. the box that picks all rows. */
  headCell?: ReactNode
  sortable?: boolean | undefined
  /** Place on the card; a labelled line when left out, absent when 'none'. */
  card?: 'title' | 'figure' | 'meta' | 'status' | 'time' | 'actions' | 'line' | 'none' | undefined
  width?: string | undefined
}

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type TableProps<Row> = {
  /** Names the table; read, not shown. */
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
  /** A click on a row outside its controls. Give the row a real link or button as well: this is only for the mouse. */
  onRowClick?: ((row: Row) => void) | undefined
  /** Beneath the rows: a `<Pager>`. */
  footer?: ReactNode
  /** No frame, for a table inside a card. */
  bare?: boolean | undefined
}

/** What of a long table stands in the document, in order: a row by its place, or the height of those that are left out. */
export type Piece = { readonly key: string; readonly row: number } | { readonly key: string; readonly gap: number }

export type Windowed = {
  readonly pieces: readonly Piece[]
  readonly measure: (node: Element | null) => void
  /** Of the whole list, also what is not loaded; -1 while nobody knows. */
  readonly count: number
  /** Of the columns in pixels, so that they stand still while rows come and go; null: as the browser finds. */
  readonly widths: readonly number[] | null
}
