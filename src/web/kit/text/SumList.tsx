/** Lists of names with values: sums with a total, and terms. */
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

/** Terms with their meaning, all lines at 14px, so that no rate is more prominent than its conditions. */
export type TermsListProps = {
  terms: readonly { term: ReactNode; value: ReactNode; note?: ReactNode; key?: string | undefined }[]
  className?: string | undefined
}

export function TermsList({ terms, className }: TermsListProps) {
  return (
    <dl className={join('text-14', className)}>
      {terms.map((line, at) => (
        <div
          key={line.key ?? (typeof line.term === 'string' ? line.term : at)}
          className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-t border-line py-2 first:border-t-0"
        >
          <dt className="text-text-2">{line.term}</dt>
          <dd className="tabular-nums text-balance wrap-anywhere">
            {line.value}
            {line.note && <span className="text-text-2"> {line.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
