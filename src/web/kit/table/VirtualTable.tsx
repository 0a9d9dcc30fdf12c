/**
 * A virtual table for infinite lists: only rows near the window are in the document, and the next page is requested before the last row. Either table
 * or cards. Not in the kit's index: its library is for the console only.
 */
import { useEffect, useRef } from 'react'
import { frame, standIn } from './Table.tsx'
import type { TableProps } from './table.ts'
import { RowCards } from './table-cards.tsx'
import { RowTable } from './table-rows.tsx'
import { useRowsInView } from './table-rows-in-view.ts'
import { useSteadyColumns } from './table-steady-columns.ts'
import { useWide } from './table-wide.ts'

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
