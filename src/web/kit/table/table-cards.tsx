/**
 * The narrow form of a table: a card per row, always in the same order, so that the amount is easy to find. Inside a card, rows have
 * hairlines instead of frames.
 */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'
import type { Column, TableProps, Windowed } from './table.ts'

type RowCardsProps<Row> = TableProps<Row> & { readonly windowed?: Windowed }

export function RowCards<Row>({ label, columns, rows, rowKey, selectedKey, windowed, bare }: RowCardsProps<Row>) {
  const pieces = windowed?.pieces ?? rows.map((row, at) => ({ key: rowKey(row), row: at }))
  return (
    <ul aria-label={label} className="grid">
      {pieces.map((piece) => {
        const { key } = piece
        if ('gap' in piece) return <li key={key} aria-hidden="true" style={{ height: piece.gap }} />
        const row = rows[piece.row]
        if (!row) return null
        return (
          // The gap between two cards belongs to the second, so that a row's measured height includes it.
          <li
            key={key}
            ref={windowed?.measure}
            data-index={piece.row}
            className={join('min-w-0', piece.row > 0 && (bare ? 'border-t border-line' : 'pt-3'))}
            aria-setsize={windowed?.count}
            aria-posinset={windowed && piece.row + 1}
          >
            <div
              className={join(
                'relative grid min-w-0',
                bare ? 'gap-1.5 py-3' : 'gap-2.5 rounded-4 border bg-surface-1 p-4 shadow-card',
                selectedKey === key ? 'border-term-aside bg-accent-wash' : 'border-line',
              )}
            >
              <RowCard columns={columns} row={row} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function RowCard<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const at = (place: NonNullable<Column<Row>['card']>) =>
    columns.filter((column) => (column.card ?? 'line') === place).map((column) => <Part key={column.key}>{column.cell(row)}</Part>)
  const lines = columns.filter((column) => (column.card ?? 'line') === 'line')
  return (
    <>
      <Line start={at('title')} end={at('figure')} className="items-start font-medium" />
      <Line start={at('meta')} end={[]} className="items-center text-14 text-text-2" />
      {lines.length > 0 && (
        <dl className="grid gap-1.5 text-14">
          {lines.map((column) => (
            <div key={column.key} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-text-2">{column.head}</dt>
              <dd className="tabular-nums">{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Line start={at('status')} end={at('time')} className="items-center text-14 text-text-2" />
      <Line start={at('actions')} end={[]} className="items-center justify-end" />
    </>
  )
}

function Part({ children }: { children: ReactNode }) {
  return <span className="min-w-0 wrap-anywhere empty:hidden">{children}</span>
}

function Line({ start, end, className }: { start: ReactNode[]; end: ReactNode[]; className?: string | undefined }) {
  if (start.length + end.length === 0) return null
  return (
    <div className={join('flex justify-between gap-3 not-has-[span>span:not(:empty)]:hidden', className)}>
      {start.length > 0 && <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{start}</span>}
      {end.length > 0 && (
        <span translate="no" className="num ms-auto flex flex-none flex-col items-end">
          {end}
        </span>
      )}
    </div>
  )
}
