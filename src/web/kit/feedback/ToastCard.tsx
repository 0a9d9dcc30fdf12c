/** The look of one toast. */
import type { ReactNode } from 'react'
import { Button } from '#web/kit/action/Button.tsx'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { Icon } from '#web/kit/text/Icon.tsx'
import { Spinner } from '#web/kit/text/Spinner.tsx'

export type ToastAction = { readonly label: string; readonly onAct: () => void }

export type ToastCardProps = {
  kind: 'success' | 'error' | 'loading' | 'info'
  sentence: ReactNode
  detail?: ReactNode
  /** With it, a button under the words. */
  action?: ToastAction | undefined
  /** Adds a close button at the end; `label` names it. */
  dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined
}

export function ToastCard({ kind, sentence, detail, action, dismiss }: ToastCardProps) {
  return (
    <div className="flex w-88 max-w-[calc(100vw-2rem)] animate-enter items-start gap-3 rounded-4 bg-pop px-4 py-3.5 text-text shadow-pop">
      {kind === 'loading' ? (
        <span className="grid size-5 place-items-center">
          <Spinner />
        </span>
      ) : (
        <Icon
          name={kind === 'success' ? 'check' : kind === 'error' ? 'warning' : 'info'}
          className={kind === 'success' ? 'text-gain' : kind === 'error' ? 'text-loss' : 'text-info'}
        />
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{sentence}</p>
        {detail && <p className="text-14 text-text-2">{detail}</p>}
        {action && (
          <Button variant="secondary" size="s" onClick={action.onAct} className="mt-2.5">
            {action.label}
          </Button>
        )}
      </div>
      {dismiss && <IconButton name="x" size="s" label={dismiss.label} onClick={dismiss.onDismiss} className="-my-1.5 -me-2 ms-auto" />}
    </div>
  )
}
