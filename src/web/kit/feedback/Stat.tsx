/** One cell of a strip: label, figure, caption. Unknown is a dash, never a zero; a stale figure keeps its place and says since when. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'
import { Skeleton } from './Skeleton.tsx'

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
      <dt className="text-13 text-text-2">{label}</dt>
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
        <dd className={join('mt-1.5 flow-root text-12', state === 'stale' ? 'text-warn' : 'text-text-2')}>
          {state === 'loading' ? <Skeleton width={64} height={12} className="my-0.5" /> : caption}
        </dd>
      )}
    </div>
  )
}
