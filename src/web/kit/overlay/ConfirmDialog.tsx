/** A dialog with one action and a cancel button; an optional reason field goes in `children`. */
import type { ReactNode } from 'react'
import { Button } from '#web/kit/action/Button.tsx'
import { Note } from '#web/kit/feedback/Note.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogClose } from './DialogActions.tsx'
import type { DialogProps } from './DialogFrame.tsx'

export type ConfirmDialogProps = {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  trigger?: DialogProps['trigger']
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  workingLabel?: ReactNode
  onConfirm: () => void
  working?: boolean | undefined
  disabled?: boolean | undefined
  danger?: boolean | undefined
  /** The server's refusal, shown inside the dialog. */
  error?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, workingLabel, onConfirm, working, disabled, danger, error, children, ...rest } = props
  return (
    <Dialog
      {...rest}
      locked={working}
      actions={
        <>
          <DialogClose
            render={
              <Button variant="quiet" disabled={working}>
                {cancelLabel}
              </Button>
            }
          />
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            working={working}
            workingLabel={workingLabel}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Note kind="error">{error}</Note>}
    </Dialog>
  )
}
