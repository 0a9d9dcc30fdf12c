/** One ruled strip of figures instead of a row of boxes: 2, then 3, then `columns` across; the last cell spans what is left of its row. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'

export type StatStripProps = {
  /** How many across from 80em. */
  columns?: 3 | 4 | 5 | 6 | 7 | undefined
  /** Inside a card: no frame, ruled edge to edge. */
  bleed?: boolean | undefined
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

const wide = { 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4', 5: 'xl:grid-cols-5', 6: 'xl:grid-cols-6', 7: 'xl:grid-cols-7' } as const

/** The last cell fills the rest of the last row. */
const two = 'max-md:[&>*:last-child:nth-child(odd)]:col-span-2'
const three = 'md:max-xl:[&>*:last-child:nth-child(3n+1)]:col-span-3 md:max-xl:[&>*:last-child:nth-child(3n+2)]:col-span-2'

export function StatStrip({ columns = 3, bleed, label, className, children }: StatStripProps) {
  return (
    <dl
      aria-label={label}
      className={join(
        'grid grid-cols-2 overflow-hidden md:grid-cols-3',
        two,
        three,
        wide[columns],
        bleed
          ? 'mx-[calc(var(--card-pad)*-1)] border-y border-line [&>*]:px-(--card-pad)'
          : 'rounded-4 border border-line bg-surface-1 shadow-card',
        className,
      )}
    >
      {children}
    </dl>
  )
}
