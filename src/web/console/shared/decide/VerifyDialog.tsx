/** Confirms verifying an account. */
import type { AdminUser } from '#web/console/shared/queries/users.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type VerifyDialogProps = {
  readonly user: Pick<AdminUser, 'id' | 'full_name'>
  readonly onClose: () => void
  readonly onDecided?: () => void
}

export function VerifyDialog({ user, onClose, onDecided = onClose }: VerifyDialogProps) {
  const t = useText()
  const { run, working } = useChange({
    act: (call) => call('changeUser', { params: { id: user.id }, body: {} }),
    say: () => t('admin.users.verified'),
    fallback: t('admin.users.verify_failed'),
    onDone: onDecided,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('desk.inbox.titles.accounts', { name: user.full_name })}
      description={t('desk.inbox.verify_text')}
      confirmLabel={t('admin.users.verify')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      onConfirm={() => run()}
    />
  )
}
