/**
 * A table from 62em (or from 48em, see `tableFrom`) and the same rows as cards below it. Empty, loading and failed states stay inside the
 * frame, so that the page does not jump. A column sets its position on a card: `title` and `figure` share the first line, `meta` the
 * second, `status` and `time` the third, `actions` the last; the rest are labelled lines.
 */
import type { ReactNode } from 'react'
import { Skeleton } from '#web/kit/feedback/Skeleton.tsx'
import type { TableProps } from './table.ts'
import { RowCards } from './table-cards.tsx'
import { RowTable } from './table-rows.tsx'

export const frame = 'min-w-0 rounded-4 border border-line bg-surface-1 shadow-card'

export function Table<Row>(props: TableProps<Row>) {
  const { footer, bare, tableFrom = 'lg' } = props
  const instead = standIn(props)
  if (instead) return instead
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className={`${tableFrom === 'md' ? 'hidden md:block' : 'hidden lg:block'} ${bare ? '' : `${frame} px-1 pt-1`}`}>
        <RowTable {...props} />
        {footer}
      </div>
      <div className={tableFrom === 'md' ? 'md:hidden' : 'lg:hidden'}>
        <RowCards {...props} />
        {footer}
      </div>
    </div>
  )
}

/** The placeholder instead of rows: loading, failed or empty; null if there are rows. */
export function standIn<Row>({ state = 'ready', rows, columns, empty, failed, bare, label }: TableProps<Row>): ReactNode {
  const body =
    state === 'failed' ? failed : state === 'loading' ? <LoadingRows columns={columns.length} /> : rows.length === 0 ? empty : null
  return body ? (
    <section
      className={bare ? 'py-2' : `${frame} ${state === 'loading' ? '' : 'px-6 py-7'}`}
      aria-busy={state === 'loading' || undefined}
      aria-label={label}
    >
      {body}
    </section>
  ) : null
}

const LOADING_ROWS = [0, 1, 2, 3, 4]

function LoadingRows({ columns }: { columns: number }) {
  return (
    <div className="px-4 py-1">
      {LOADING_ROWS.map((row) => (
        <div key={row} className="flex h-13 items-center gap-6 border-t border-line first:border-t-0">
          {Array.from({ length: Math.min(columns, 5) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <div key={at} className={at > 1 ? 'hidden flex-1 md:block' : 'flex-1'}>
              <Skeleton width={at % 2 ? '55%' : '80%'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
