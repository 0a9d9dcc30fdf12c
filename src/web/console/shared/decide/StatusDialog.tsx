/** Confirms suspending or reinstating an account. */
import { useState } from 'react'
import type { AdminUser } from '#web/console/shared/queries/users.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog, Field, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type StatusDialogProps = {
  readonly user: Pick<AdminUser, 'id' | 'full_name'>
  readonly to: 'suspended' | 'active'
  readonly onClose: () => void
  readonly onDecided?: () => void
}

export function StatusDialog({ user, to, onClose, onDecided = onClose }: StatusDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const verb = to === 'suspended' ? 'suspend' : 'unsuspend'
  const { run, working } = useChange({
    act: (call) =>
      call('changeUser', { params: { id: user.id }, body: { status: to, ...(reason.trim() ? { reason: reason.trim() } : {}) } }),
    say: () => t('admin.users.done'),
    onDone: onDecided,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`admin.users.${verb}_title`, { name: user.full_name })}
      description={t(`admin.users.${verb}_text`)}
      confirmLabel={t(`admin.users.${verb}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger={to === 'suspended'}
      onConfirm={() => run()}
    >
      {to === 'suspended' && (
        <Field label={t('admin.users.reason')} hint={t('admin.users.reason_hint')} aside={t('common.optional')}>
          <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  )
}
