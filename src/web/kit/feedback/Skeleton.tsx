/** A loading placeholder. It appears after 150ms, so that a quick answer shows no flicker; it is silent for screen readers. */
import type { CSSProperties, ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'

export type SkeletonProps = {
  width?: string | number | undefined
  height?: string | number | undefined
  className?: string | undefined
  /** Several lines, the last one shorter. */
  lines?: number | undefined
}

const widths = ['92%', '100%', '84%', '96%'] as const

function Bar({ style, className }: { style: CSSProperties; className?: string | undefined }) {
  return (
    <span aria-hidden="true" style={style} className={join('block max-w-full animate-late', className)}>
      <span className="block h-full w-full animate-breathe rounded-2 bg-surface-3" />
    </span>
  )
}

export function Skeleton({ width = '100%', height = 14, className, lines = 1 }: SkeletonProps) {
  if (lines <= 1) return <Bar style={{ width, height }} className={className} />
  return (
    <span className={join('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, at) => {
        const last = at === lines - 1
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        return <Bar key={at} style={{ width: last ? '60%' : (widths[at % widths.length] ?? width), height }} />
      })}
    </span>
  )
}

/** `className`: of each row. */
export function SkeletonRows({ rows, className, children }: { rows: number; className: string; children: ReactNode }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={at} className={className}>
          {children}
        </div>
      ))}
    </div>
  )
}
