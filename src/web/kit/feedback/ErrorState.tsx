/** A load failure: what failed, the reference id, and a retry button. Old figures stay with their as-of time. */

import type { ReactNode } from 'react'
import { Button } from '#web/kit/action/Button.tsx'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { Live } from './Live.tsx'

export type ErrorStateProps = {
  /** What failed: "Transactions could not be loaded." */
  title: ReactNode
  children?: ReactNode
  /** Already in words: "Reference 0193…". */
  reference?: ReactNode
  retryLabel?: ReactNode
  onRetry?: (() => void) | undefined
  working?: boolean | undefined
  workingLabel?: ReactNode
  bare?: boolean | undefined
  className?: string | undefined
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, reference, retryLabel, onRetry, working, workingLabel, bare, className } = props
  return (
    <Live
      as="div"
      arrives
      urgency="assertive"
      className={join('flex gap-3', !bare && 'rounded-4 border border-line-strong px-6 py-7', className)}
    >
      <Icon name="warning" className="mt-0.5 text-loss" />
      <div className="grid min-w-0 justify-items-start gap-1.5 wrap-anywhere">
        <p className="font-head text-16 font-bold tracking-[-.005em]">{title}</p>
        {children && <div className="max-w-[46ch] text-text-2">{children}</div>}
        {reference && <p className="text-14 tabular-nums text-text-3">{reference}</p>}
        {onRetry && (
          <Button
            variant="secondary"
            size="s"
            icon="refresh"
            onClick={onRetry}
            working={working}
            workingLabel={workingLabel}
            className="mt-2"
          >
            {retryLabel}
          </Button>
        )}
      </div>
    </Live>
  )
}
