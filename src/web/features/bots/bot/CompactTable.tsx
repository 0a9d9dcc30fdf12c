/** A table of few columns that stays a table on narrow screens, since its figures are compared across and down. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/index.ts'

type CompactColumn<Row> = {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Hidden below 48em. */
  readonly wide?: boolean | undefined
}

export type CompactTableProps<Row> = {
  readonly label: string
  readonly columns: readonly CompactColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** The first column names the row; the others are right-aligned. */
export function CompactTable<Row>({ label, columns, rows, rowKey }: CompactTableProps<Row>) {
  const place = (at: number, wide: boolean | undefined) =>
    join('py-2 align-top', at > 0 ? 'ps-3 text-end tabular-nums' : 'text-start', wide && 'max-md:hidden')
  return (
    <table aria-label={label} className="w-full text-14">
      <thead>
        <tr className="border-b border-line-strong font-head text-12 text-text-2">
          {columns.map(({ key, head, wide }, at) => (
            <th key={key} scope="col" className={join(place(at, wide), 'font-semibold')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
            {columns.map(({ key, cell, wide }, at) =>
              at === 0 ? (
                <th key={key} scope="row" className={join(place(at, wide), 'font-normal text-text-2')}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={place(at, wide)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
