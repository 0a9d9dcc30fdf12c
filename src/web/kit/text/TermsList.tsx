/** Terms with their meaning, all lines at 14px, so that no rate is more prominent than its conditions. */
import type { ReactNode } from 'react'
import { join } from './join.ts'

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
