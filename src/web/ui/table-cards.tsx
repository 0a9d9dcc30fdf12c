/** The narrow form of a table: a card a row, always in the same order, so that a thumb learns where the amount is. */
import type { ReactNode } from 'react'
import { join } from './join.ts'
import type { Column, TableProps } from './table.ts'

export function RowCards<Row>({ label, columns, rows, rowKey, selectedKey }: TableProps<Row>) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map((row) => {
        const key = rowKey(row)
        return (
          <li
            key={key}
            className={join(
              'grid min-w-0 gap-2.5 rounded-4 border bg-surface-1 p-4 shadow-card',
              selectedKey === key ? 'border-term-aside bg-accent-wash' : 'border-line',
            )}
          >
            <RowCard columns={columns} row={row} />
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
      <Line start={at('title')} end={at('figure')} className="font-medium" />
      <Line start={at('meta')} end={[]} className="text-13 text-text-2" />
      {lines.length > 0 && (
        <dl className="grid gap-1.5 text-13">
          {lines.map((column) => (
            <div key={column.key} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-text-2">{column.head}</dt>
              <dd className="tabular-nums">{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Line start={at('status')} end={at('time')} className="text-13 text-text-2" />
      <Line start={at('actions')} end={[]} className="justify-end" />
    </>
  )
}

function Part({ children }: { children: ReactNode }) {
  return <span className="min-w-0 wrap-anywhere">{children}</span>
}

function Line({ start, end, className }: { start: ReactNode[]; end: ReactNode[]; className?: string | undefined }) {
  if (start.length + end.length === 0) return null
  return (
    <div className={join('flex items-center justify-between gap-3', className)}>
      {start.length > 0 && <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{start}</span>}
      {end.length > 0 && <span className="num ms-auto flex flex-none flex-col items-end">{end}</span>}
    </div>
  )
}
