/** Figures with their names: one, and a strip of them. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'
import { Skeleton } from './Skeleton.tsx'

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

/** One cell of a strip: label, figure, caption. Unknown is a dash, never a zero; a stale figure keeps its place and says since when. */
export type StatProps = {
  label: ReactNode
  /** The figure, e.g. `<Figure>` around `<Money>`. */
  figure?: ReactNode
  caption?: ReactNode
  /** stale: the caption is the as-of time and is marked so. */
  state?: 'ready' | 'loading' | 'unknown' | 'stale' | undefined
  size?: 'm' | 'l' | undefined
}

export function Stat({ label, figure, caption, state = 'ready', size = 'm' }: StatProps) {
  return (
    <div className="-me-px -mb-px min-w-0 border-e border-b border-line px-5 py-4" aria-busy={state === 'loading' || undefined}>
      <dt className="text-14 text-text-2">{label}</dt>
      {/* flow-root contains the margins of later content, so that the cell keeps its height. */}
      <dd className={join('num mt-1 flow-root font-medium whitespace-normal wrap-anywhere', size === 'l' ? 'text-24' : 'text-20')}>
        {state === 'loading' ? (
          <Skeleton width={96} height={size === 'l' ? 24 : 20} className="my-1" />
        ) : state === 'unknown' ? (
          '–'
        ) : (
          figure
        )}
      </dd>
      {(caption || state === 'loading') && (
        <dd className={join('mt-1.5 flow-root text-14', state === 'stale' ? 'text-warn' : 'text-text-2')}>
          {state === 'loading' ? <Skeleton width={64} height={12} className="my-0.5" /> : caption}
        </dd>
      )}
    </div>
  )
}

/**
 * Font size for a figure in a small space: a very long amount gets smaller, so that it fits on one line. By the number of characters:
 * thirteen is a million with cents, seventeen a thousand of them. `xxl` leads its card and has all of its width.
 */
export function fitFigure(text: string, size?: 'm' | 'l' | 'xl' | 'xxl'): string | undefined {
  if (size === 'xxl') return text.length > 13 ? 'max-sm:text-24' : undefined
  if (text.length > 18) return 'text-12 md:text-16'
  if (text.length > 16) return 'text-12 min-[22.5em]:text-14 md:text-16'
  return text.length > 12 ? 'text-16 md:text-20' : undefined
}
