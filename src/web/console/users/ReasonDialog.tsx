/** Asks for a reason before a user's second factor is reset, or their role is restored. */
import { useState } from 'react'
import type { AdminUser } from '#web/console/shared/queries/users.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog, Field, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type ReasonDialogProps = { readonly user: AdminUser; readonly to: 'recover' | 'release'; readonly onClose: () => void }

export function ReasonDialog({ user, to, onClose }: ReasonDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const { run, working } = useChange({
    act: (call) => call(to === 'recover' ? 'recoverUser' : 'endHold', { params: { id: user.id }, body: { reason: reason.trim() } }),
    say: () => t('admin.users.done'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`person.${to}_title`, { name: user.full_name })}
      description={t(`person.${to}_text`)}
      confirmLabel={t(`person.${to}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger={to === 'recover'}
      disabled={reason.trim() === ''}
      onConfirm={() => run()}
    >
      <Field label={t('person.reason')} hint={t('person.reason_log')} required>
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
