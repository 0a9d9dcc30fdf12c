/** One bar split into parts, styled as in the legend: available, held, locked, accrued, committed. */
import { join } from '#web/kit/index.ts'
import { partPaint, type TermPart } from './TermKey.tsx'

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
