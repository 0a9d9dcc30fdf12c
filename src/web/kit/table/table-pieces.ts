/** The rendered rows, and spacers with the height of the others. */
import type { Piece } from './table.ts'

export type VisibleRow = { readonly index: number; readonly start: number; readonly end: number }

/** `shown` in order; starts and ends in pixels from the list's own top; `total_px` is the height of all. */
export function piecesOf(keys: readonly string[], shown: readonly VisibleRow[], total_px: number): Piece[] {
  const pieces: Piece[] = []
  let at_px = 0
  for (const { index, start, end } of shown) {
    const key = keys[index]
    if (key === undefined) continue
    if (start > at_px) pieces.push({ key: `before ${key}`, gap: start - at_px })
    pieces.push({ key, row: index })
    at_px = end
  }
  if (total_px > at_px) pieces.push({ key: 'after all', gap: total_px - at_px })
  return pieces
}

/** The rows of a range with overscan, and the focused row, which must stay in the document. */
export function indexesOf(
  { first, last, around, count }: { readonly first: number; readonly last: number; readonly around: number; readonly count: number },
  focused: number | null,
): number[] {
  const from = Math.max(0, first - around)
  const to = Math.min(count - 1, last + around)
  const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  if (focused === null || focused >= count || (focused >= from && focused <= to)) return shown
  return focused < from ? [focused, ...shown] : [...shown, focused]
}
