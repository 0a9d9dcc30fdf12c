/** Previous and Next with the range between them; cursors, not page numbers. */

import type { ReactNode } from 'react'
import { Button } from '#web/kit/action/Button.tsx'
import { Live } from '#web/kit/feedback/Live.tsx'

export type PagerProps = {
  /** "1 to 9 of 38, newest first". */
  range?: ReactNode
  previousLabel: ReactNode
  nextLabel: ReactNode
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Names the landmark. */
  label: string
}

export function Pager({ range, previousLabel, nextLabel, onPrevious, onNext, label }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 p-3 text-14 text-text-2">
      <Live className="tabular-nums">{range}</Live>
      <span className="flex gap-2">
        <Button variant="secondary" size="s" disabled={!onPrevious} onClick={onPrevious}>
          {previousLabel}
        </Button>
        <Button variant="secondary" size="s" disabled={!onNext} onClick={onNext}>
          {nextLabel}
        </Button>
      </span>
    </nav>
  )
}
