/**
 * Which rows are rendered while the page scrolls. Short lists are rendered whole, so that the browser's search finds everything. Measured
 * heights outlive the screen, so that the scroll position can be restored.
 */
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { indexesOf, type Piece, piecesOf } from './table.ts'

type RowsInViewOptions = {
  readonly list: RefObject<HTMLElement | null>
  readonly keys: readonly string[]
  readonly estimate: number
  /** The key of the stored heights. */
  readonly place: string
}

type InView = {
  readonly pieces: readonly Piece[]
  readonly measure: (node: Element | null) => void
  /** The last visible row. */
  readonly last: number
  /** Scrolls to a hidden row. */
  readonly reveal: (key: string) => void
}

const MAX_UNVIRTUALISED = 50
const AROUND = 8
/** Fixed bars that cover the page's top and bottom: ribbon, bar, and a phone's tabs. */
const COVERED_PX = { top: 120, foot: 90 }
const MAX_POSITIONS = 20
const kept = new Map<string, VirtualItem[]>()

export function useRowsInView({ list, keys, estimate, place }: RowsInViewOptions): InView {
  const focused = useFocusedRow(list)
  const top_px = useTop(list)
  const count = keys.length
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    getItemKey: (index) => keys[index] ?? index,
    scrollMargin: top_px,
    scrollPaddingStart: COVERED_PX.top,
    scrollPaddingEnd: COVERED_PX.foot,
    useFlushSync: false,
    initialMeasurementsCache: kept.get(place) ?? [],
    rangeExtractor: ({ startIndex, endIndex }) =>
      indexesOf(
        { first: startIndex, last: endIndex, around: count <= MAX_UNVIRTUALISED ? MAX_UNVIRTUALISED : AROUND, count },
        focused.current,
      ),
  })
  useEffect(() => {
    return () => {
      kept.delete(place)
      kept.set(place, [...rows.measurementsCache])
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_POSITIONS))) kept.delete(oldest)
    }
  }, [rows, place])
  const shown = rows.getVirtualItems().map(({ index, start, end }) => ({ index, start: start - top_px, end: end - top_px }))
  const newest = useRef(keys)
  newest.current = keys
  const reveal = useCallback(
    (key: string) => {
      const at = newest.current.indexOf(key)
      if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
    },
    [rows],
  )
  return { pieces: piecesOf(keys, shown, rows.getTotalSize()), measure: rows.measureElement, last: rows.range?.endIndex ?? -1, reveal }
}

/** The list's offset from the document's top. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top_px, setTop] = useState(0)
  // Any re-render may have moved it.
  useLayoutEffect(() => {
    const box = list.current?.querySelector('tbody, ul')?.getBoundingClientRect()
    if (box) setTop(Math.round(box.top + window.scrollY))
  })
  return top_px
}

/** The focused row, or null. */
function useFocusedRow(list: RefObject<HTMLElement | null>): RefObject<number | null> {
  const focused = useRef<number | null>(null)
  useEffect(() => {
    const onFocus = (): void => {
      const row = list.current?.contains(document.activeElement) ? document.activeElement?.closest('[data-index]') : null
      focused.current = row ? Number(row.getAttribute('data-index')) : null
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onFocus)
    }
  }, [list])
  return focused
}
