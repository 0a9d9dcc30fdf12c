/** A dialog with one action and a cancel button: a form, so that what is typed in its `children` survives the end of a session. */
import type { ReactNode } from 'react'
import { Button } from '#web/kit/action/Button.tsx'
import { Note } from '#web/kit/feedback/Note.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogActions, DialogClose } from './DialogActions.tsx'
import type { DialogProps } from './DialogFrame.tsx'

export type ConfirmDialogProps = {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  trigger?: DialogProps['trigger']
  title: ReactNode
  description?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  workingLabel?: ReactNode
  onConfirm: () => void
  working?: boolean | undefined
  disabled?: boolean | undefined
  danger?: boolean | undefined
  /** See Button. */
  acts?: boolean | undefined
  /** The server's refusal, shown inside the dialog. */
  error?: ReactNode
} & (
  | { children?: undefined; about?: undefined }
  | {
      children: ReactNode
      /** The act and its record: see Form. */
      about: string
    }
)

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, workingLabel, onConfirm, working, disabled, danger, acts, error, children, about, ...rest } = props
  return (
    <Dialog {...rest} locked={working}>
      <Form className="grid gap-4" about={about} onSubmit={() => disabled || working || onConfirm()}>
        {children}
        {error && <Note kind="error">{error}</Note>}
        <DialogActions>
          <DialogClose
            render={
              <Button variant="quiet" disabled={working}>
                {cancelLabel}
              </Button>
            }
          />
          <Button
            variant={danger ? 'danger' : 'primary'}
            // What only leaves a page sends nothing, and needs no connection.
            {...(working === undefined ? { onClick: onConfirm } : { type: 'submit' as const })}
            working={working}
            workingLabel={workingLabel}
            acts={acts}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
