/** The legend of the term drawings, with its texts as props. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/index.ts'

export type TermPart = 'accrued' | 'aside' | 'principal' | 'available' | 'held' | 'free' | 'line'

export type TermKeyProps = {
  parts: readonly { part: TermPart; label: ReactNode; figure?: ReactNode }[]
  className?: string | undefined
}

/** The style of each part, in legends and bars. */
export const partPaint: Record<TermPart, string> = {
  accrued: 'bg-term-accrued',
  aside: 'hatch-fine border border-term-aside',
  principal: 'border border-term-principal-edge bg-term-principal',
  available: 'border border-line-control bg-term-available',
  held: 'border border-warn bg-warn-wash',
  free: 'border border-dashed border-term-free',
  line: 'bg-term-aside',
}

export function TermKey({ parts, className }: TermKeyProps) {
  return (
    <ul className={join('flex flex-wrap gap-x-4.5 gap-y-1.5 text-13 text-text-2', className)}>
      {parts.map((entry) => (
        <li key={entry.part} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={join('w-3.5 flex-none rounded-1', entry.part === 'line' ? 'h-0.5' : 'h-2.5', partPaint[entry.part])}
          />
          <span>
            {entry.label}
            {entry.figure && <span className="num ms-1.5">{entry.figure}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
