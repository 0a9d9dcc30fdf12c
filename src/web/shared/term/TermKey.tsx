/** The parts of a term: their paint, their key, and a bar of them. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/index.ts'

type TermPart = 'accrued' | 'aside' | 'principal' | 'available' | 'held' | 'free' | 'line'

export type TermKeyProps = {
  parts: readonly { part: TermPart; label: ReactNode; figure?: ReactNode }[]
  className?: string | undefined
}

/** The style of each part, in legends and bars. */
const partPaint: Record<TermPart, string> = {
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
    <ul className={join('flex flex-wrap gap-x-4.5 gap-y-1.5 text-14 text-text-2', className)}>
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

/** One bar split into parts, styled as in the legend: available, held, locked, accrued, committed. */
export type PartBarProps = {
  /** Weights of lengths; any unit, the same for all. A part of zero is not drawn. */
  parts: readonly { part: TermPart; weight: number }[]
  label: string
  className?: string | undefined
}

export function PartBar({ parts, label, className }: PartBarProps) {
  const drawn = parts.filter((entry) => entry.weight > 0)
  return (
    <div role="img" aria-label={label} className={join('flex h-3.5 gap-0.5', className)}>
      {drawn.length === 0 && <span className="flex-1 rounded-1 border border-dashed border-line-control" />}
      {drawn.map((entry) => (
        <span
          key={entry.part}
          style={{ flexGrow: entry.weight }}
          className={join('min-w-1 basis-0 rounded-1', entry.part === 'aside' ? 'hatch border border-term-aside' : partPaint[entry.part])}
        />
      ))}
    </div>
  )
}
