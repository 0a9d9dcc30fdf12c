/**
 * A virtual table for infinite lists: only rows near the window are in the document, and the next page is requested before the last row.
 * Either table or cards. Not in the kit's index: its library is for the console only.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { frame, standIn } from './Table.tsx'
import type { TableFrom, TableProps } from './table.ts'
import { RowCards } from './table-cards.tsx'
import { RowTable } from './table-rows.tsx'
import { useRowsInView } from './table-rows-in-view.ts'

export type VirtualTableProps<Row> = TableProps<Row> & {
  /** Of the whole list; null while unknown. */
  total: number | null
  /** Requests the next page; undefined if there is none, or one is loading. */
  onMore?: (() => void) | undefined
  /** Names this visit of the screen, so that the way back leads to the same row. */
  place: string
}

const ROW_PX = 60
const CARD_PX = 190
/** The next page is requested this many rows before the last loaded one. */
const OVERSCAN = 12

export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  return standIn(props) ?? <Rows key={props.place} {...props} />
}

function Rows<Row>(props: VirtualTableProps<Row>) {
  const { rows, rowKey, columns, total, onMore, place, selectedKey, footer, bare, tableFrom = 'lg' } = props
  const wide = useWide(tableFrom)
  const list = useRef<HTMLDivElement>(null)
  const { pieces, measure, last, reveal } = useRowsInView({
    list,
    keys: rows.map(rowKey),
    estimate: wide ? ROW_PX : CARD_PX,
    place: `${place} ${wide}`,
  })
  const widths = useSteadyColumns(list, wide ? columns.length : 0)
  useEffect(() => {
    if (last >= rows.length - OVERSCAN) onMore?.()
  }, [last, rows.length, onMore])
  useEffect(() => {
    if (selectedKey) reveal(selectedKey)
  }, [selectedKey, reveal])
  const windowed = { pieces, measure, widths, count: total ?? -1 }
  return (
    <div ref={list} className={wide ? `[overflow-anchor:none] ${bare ? '' : `${frame} px-1 pt-1`}` : 'min-w-0 [overflow-anchor:none]'}>
      {wide ? <RowTable {...props} windowed={windowed} /> : <RowCards {...props} windowed={windowed} />}
      {footer}
    </div>
  )
}

/** In pixels; null while the browser computes them. Without columns nothing is fixed. */
function useSteadyColumns(list: RefObject<HTMLElement | null>, columns: number): readonly number[] | null {
  const [held, setHeld] = useState<{ readonly within: number; readonly widths: readonly number[] } | null>(null)
  useLayoutEffect(() => {
    const box = list.current
    if (!box || columns === 0) return
    const seen = new ResizeObserver(() => setHeld((now) => (now?.within === box.clientWidth ? now : null)))
    seen.observe(box)
    return () => seen.disconnect()
  }, [list, columns])
  useLayoutEffect(() => {
    const box = list.current
    if (!box || columns === 0 || held?.widths.length === columns) return
    const heads = [...box.querySelectorAll('thead th')]
    if (box.querySelector('tbody tr[data-index]'))
      setHeld({ within: box.clientWidth, widths: heads.map((head) => head.getBoundingClientRect().width) })
  })
  return held?.widths.length === columns ? held.widths : null
}

/** Whether the table form is used: from 62em as everywhere in the kit, or from 48em. */
const queries = { md: '(min-width: 48em)', lg: '(min-width: 62em)' } as const

function listener(query: string): (changed: () => void) => () => void {
  return (changed) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
}

const listeners = { md: listener(queries.md), lg: listener(queries.lg) } as const

function useWide(from: TableFrom): boolean {
  return useSyncExternalStore(listeners[from], () => matchMedia(queries[from]).matches)
}
