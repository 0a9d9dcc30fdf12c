/**
 * The term drawing in a row, 14px, from left to right in every language: the pane (10px), a gap, the backing line. The fill is the accrued
 * share of the promise, as the server computed it; pane and line have full length from day 0. Dashed without hatch or line: nothing is set
 * aside.
 */
import { join } from '#web/kit/index.ts'

export type TermBarProps = {
  /** 0 to 1, accrued of the promise. */
  accrued: number
  state?: 'running' | 'matured' | 'none' | undefined
  /** Accessible description: "$46.40 accrued of $116.00 set aside". */
  label: string
  className?: string | undefined
}

/** A share for drawing only: clamped, and at least the width of the now mark while running. */
function widthOf(accrued: number): string {
  return `${(Math.min(1, Math.max(0, accrued)) * 100).toFixed(2)}%`
}

export function TermBar({ accrued, state = 'running', label, className }: TermBarProps) {
  if (state === 'none') {
    return (
      <div role="img" dir="ltr" aria-label={label} className={join('h-3.5', className)}>
        <div className="h-2.5 rounded-1 border border-dashed border-line-control" />
        <div className="mt-0.5 border-t-2 border-dashed border-line-control" />
      </div>
    )
  }
  return (
    <div role="img" dir="ltr" aria-label={label} className={join('h-3.5', className)}>
      <div className="hatch relative h-2.5 overflow-hidden rounded-1 border border-term-aside">
        <div
          style={{ width: state === 'matured' ? '100%' : widthOf(accrued) }}
          className={join(
            'absolute inset-y-0 start-0 min-w-0.5 bg-term-accrued transition-[width] duration-(--d-2)',
            state === 'running' && 'border-e-2 border-term-now',
          )}
        />
      </div>
      <div className="mt-0.5 h-0.5 rounded-[1px] bg-term-aside" />
    </div>
  )
}
