/** Hatched parts of the drawings of terms and of coverage. */
import { join } from '#web/kit/index.ts'

/** The hatch as an SVG pattern, reserved for committed return that hasn't accrued yet. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="6" height="6" fill="var(--term-aside-fill)" />
        <path d="M0 3h6" stroke="var(--term-aside)" strokeOpacity=".42" />
      </pattern>
    </defs>
  )
}

/** Time runs from left to right in every language. */
export function HatchPane({ className }: { className?: string | undefined }) {
  return (
    <div className={join('hatch border border-term-aside', className)}>
      <svg aria-hidden="true" className="block size-full">
        <line x1="0" y1="100%" x2="100%" y2="0" stroke="var(--term-accrued)" strokeWidth="2" strokeDasharray="2 5" strokeLinecap="round" />
      </svg>
    </div>
  )
}

/**
 * Liabilities above, custody below on the same scale, the free part dashed. A shortfall shows as a gap; the page states it in words and
 * dollars. Only weights are passed in: any unit, the same for all.
 */
export type CoverageStackProps = {
  /** Weights of lengths, computed by the server. */
  owed: { principal: number; promised: number }
  held: number
  free?: number | undefined
  /** Accessible description: "Owed $23,413.00; held $24,712.00". */
  label: string
  size?: 'm' | 's' | undefined
  className?: string | undefined
}

export function CoverageStack({ owed, held, free = 0, label, size = 'm', className }: CoverageStackProps) {
  const owedWeight = owed.principal + owed.promised
  const whole = Math.max(owedWeight, held + free, Number.MIN_VALUE)
  const share = (weight: number) => `${(Math.max(0, weight) / whole) * 100}%`
  return (
    <div role="img" aria-label={label} className={join('grid gap-1', className)}>
      <div className={join('flex gap-0.5', size === 's' ? 'h-3' : 'h-5')}>
        {owed.principal > 0 && (
          <span style={{ width: share(owed.principal) }} className="rounded-1 border border-term-principal-edge bg-term-principal" />
        )}
        {owed.promised > 0 && <span style={{ width: share(owed.promised) }} className="hatch min-w-1 rounded-1 border border-term-aside" />}
      </div>
      <div className="flex h-1.5 gap-0.5">
        <span style={{ width: share(held) }} className={join('rounded-1', held < owedWeight ? 'bg-loss' : 'bg-term-aside')} />
        {held < owedWeight && <span style={{ width: share(owedWeight - held) }} className="rounded-1 border border-dashed border-loss" />}
        {free > 0 && held >= owedWeight && (
          <span style={{ width: share(free) }} className="rounded-1 border border-dashed border-term-free" />
        )}
      </div>
    </div>
  )
}
