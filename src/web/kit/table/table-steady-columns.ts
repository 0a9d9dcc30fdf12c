/** Fixes the column widths of the first rows until the table is resized, so that virtual rows don't shift the columns. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** In pixels; null while the browser computes them. Without columns nothing is fixed. */
export function useSteadyColumns(list: RefObject<HTMLElement | null>, columns: number): readonly number[] | null {
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
