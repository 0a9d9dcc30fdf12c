/**
 * The desktop form of a table: 52px rows with hairlines, sort buttons in the head, the selected row marked by background and inset line.
 */
import { type RefCallback, useCallback, useState } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import type { Column, Sort, TableProps, Windowed } from './table.ts'

const head = 'border-b border-line-strong py-2.5 font-head text-12 font-semibold text-text-2'
const cell =
  'h-13 border-b border-line py-1.5 align-middle group-last:border-b-0 group-hover:bg-surface-2 group-aria-selected:bg-accent-wash group-aria-selected:first:mark-start'
/** A table in a window below 80em has less room: narrower gaps, and heads of two lines. */
const room = {
  md: { head: 'px-2 xl:px-3 xl:whitespace-nowrap', cell: 'px-2 xl:px-3' },
  lg: { head: 'px-3 whitespace-nowrap', cell: 'px-3' },
}

export function RowTable<Row>(props: TableProps<Row> & { readonly windowed?: Windowed }) {
  const { label, columns, rows, rowKey, sort, onSort, selectedKey, onRowClick, windowed, tableFrom = 'lg' } = props
  const selectable = selectedKey !== undefined
  const pieces = windowed?.pieces ?? rows.map((row, at) => ({ key: rowKey(row), row: at }))
  const { watch, scrolls } = useSideways()
  return (
    // What scrolls must be reachable by keyboard. A section would be a landmark of the same name as the one around it.
    <div ref={watch} className="overflow-x-auto rounded-3" {...(scrolls ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}>
      <table
        className="w-full border-separate border-spacing-0 tabular-nums"
        {...(selectable ? { role: 'grid' } : {})}
        aria-label={label}
        aria-rowcount={windowed && (windowed.count < 0 ? -1 : windowed.count + 1)}
      >
        {windowed?.widths && <Widths widths={windowed.widths} />}
        <thead>
          <tr aria-rowindex={windowed && 1}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} room={room[tableFrom].head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => {
            const { key } = piece
            if ('gap' in piece) return <Gap key={key} height={piece.gap} columns={columns.length} />
            const row = rows[piece.row]
            if (!row) return null
            return (
              <tr
                key={key}
                ref={windowed?.measure}
                data-index={piece.row}
                aria-rowindex={windowed && piece.row + 2}
                aria-selected={selectable ? selectedKey === key : undefined}
                onClick={onRowClick ? (event) => plainClick(event.target) && onRowClick(row) : undefined}
                className={join('group', onRowClick && 'cursor-pointer')}
              >
                {columns.map((column) => (
                  <td key={column.key} className={join(cell, room[tableFrom].cell, column.align === 'right' && 'text-end')}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Whether the element has more than fits beside each other. */
function useSideways() {
  const [scrolls, setScrolls] = useState(false)
  const watch = useCallback<RefCallback<HTMLDivElement>>((element) => {
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return { watch, scrolls }
}

/** The spacer of skipped rows. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without anything in it takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

function Widths({ widths }: { widths: readonly number[] }) {
  return (
    <colgroup>
      {widths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <col key={at} style={{ width }} />
      ))}
    </colgroup>
  )
}

/** A click on a control inside the row belongs to the control. */
function plainClick(target: EventTarget): boolean {
  return !(target instanceof Element && target.closest('a, button, input, select, label'))
}

type HeadProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined; room: string }

function Head<Row>({ column, sort, onSort, room }: HeadProps<Row>) {
  const sorted = sort?.key === column.key ? sort.direction : null
  const next = sorted === 'descending' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      style={column.width ? { width: column.width } : undefined}
      aria-sort={column.sortable && onSort ? (sorted ?? 'none') : undefined}
      className={join(head, room, column.align === 'right' ? 'text-end' : 'text-start')}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ key: column.key, direction: next })}
          className={join(
            '-mx-1.5 -my-1 inline-flex min-h-7 items-center gap-1 rounded-2 px-1.5 font-semibold hover:text-text',
            sorted && 'text-text',
            column.align === 'right' && 'flex-row-reverse',
          )}
        >
          {column.head}
          <Icon name={sorted === 'ascending' ? 'chevron-up' : sorted ? 'chevron-down' : 'sort'} size={14} />
        </button>
      ) : (
        (column.headCell ?? <span className={column.hideHead ? 'sr-only' : undefined}>{column.head}</span>)
      )}
    </th>
  )
}
