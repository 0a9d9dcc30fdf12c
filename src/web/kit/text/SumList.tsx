/** An itemised sum: labels left, figures right, hairlines between, a larger total. The caller computes the sum. */
import type { ReactNode } from 'react'
import { join } from './join.ts'

export type SumListProps = {
  lines: readonly { label: ReactNode; note?: ReactNode; figure: ReactNode; total?: boolean | undefined; key?: string | undefined }[]
  className?: string | undefined
}

export function SumList({ lines, className }: SumListProps) {
  return (
    <dl className={className}>
      {lines.map((line, at) => (
        <div
          key={line.key ?? (typeof line.label === 'string' ? line.label : at)}
          className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 first:pt-0"
        >
          <dt className={join('min-w-0', line.total ? 'text-18 font-medium' : 'text-text-2')}>
            {line.label}
            {line.note && <span className="text-text-3"> {line.note}</span>}
          </dt>
          <dd className={join('num ms-auto font-medium', line.total && 'text-18')}>{line.figure}</dd>
        </div>
      ))}
    </dl>
  )
}
