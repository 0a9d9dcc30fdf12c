/** A pane of the term drawing in HTML: the hatch of what is set aside, with the dotted line of accrual. Its container has the accessible name. */
import { join } from '#web/kit/index.ts'

/** `mirrored`: also drawn from the right in right-to-left languages. */
export function HatchPane({ mirrored = false, className }: { mirrored?: boolean | undefined; className?: string | undefined }) {
  return (
    <div className={join('hatch border border-term-aside', className)}>
      <svg aria-hidden="true" className={join('block size-full', mirrored && 'rtl:-scale-x-100')}>
        <line x1="0" y1="100%" x2="100%" y2="0" stroke="var(--term-accrued)" strokeWidth="2" strokeDasharray="2 5" strokeLinecap="round" />
      </svg>
    </div>
  )
}
