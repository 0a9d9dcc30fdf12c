/** The empty state: dashed frame, the sentence, one line of help, one small button. */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Inside a frame with its own padding. */
  bare?: boolean | undefined
  className?: string | undefined
}

export function EmptyState({ title, children, action, bare, className }: EmptyStateProps) {
  return (
    <div
      className={join('grid justify-items-start gap-2', !bare && 'rounded-4 border border-dashed border-line-strong px-6 py-7', className)}
    >
      <p className="font-head text-16 font-bold tracking-[-.005em]">{title}</p>
      {children && <div className="max-w-[46ch] text-text-2">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
