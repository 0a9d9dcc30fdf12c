/** Changes a user's role, with a reason; with two administrators the other one approves first. */
import { useState } from 'react'
import { type Role, roles } from '#contract/shared/role'
import { ConfirmDialog, Field, RadioGroup, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useChange } from './use-change.ts'

type RoleDialogProps = {
  readonly user: { readonly id: string; readonly full_name: string; readonly role: Role }
  readonly onClose: () => void
}

export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const t = useText()
  const [role, setRole] = useState<Role>(user.role)
  const [reason, setReason] = useState('')
  const { run, working } = useChange({
    act: (call) => call('changeRole', { params: { id: user.id }, body: { role, reason: reason.trim() } }),
    say: () => t('team.done'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={`role ${user.id}`}
      title={t('team.role_title', { name: user.full_name })}
      description={t('team.role_text')}
      confirmLabel={t('team.role_submit')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={role === user.role || reason.trim() === ''}
      onConfirm={() => run()}
    >
      <div className="grid gap-5">
        <RadioGroup
          label={t('team.role')}
          value={role}
          onChange={setRole}
          options={roles.map((value) => ({ value, label: t(`team.roles.${value}`), hint: t(`team.does.${value}`) }))}
        />
        <Field label={t('team.reason')} hint={t('team.reason_hint')} required>
          <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
