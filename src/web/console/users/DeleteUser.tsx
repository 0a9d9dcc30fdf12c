/** Deletion: closes the account at zero and erases the person. Obstacles are shown in the dialog. */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as codes from '#contract/shared/codes'
import type { AdminUser } from '#web/console/shared/queries/users.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog, Field, TextArea } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'

export function DeleteUser({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [in_the_way, setInTheWay] = useState<string | null>(null)
  const { run, working } = useChange({
    act: async (call) => {
      setInTheWay(null)
      try {
        return await call('deleteUser', { params: { id: user.id }, body: reason.trim() ? { reason: reason.trim() } : {} })
      } catch (error) {
        if (hasCode(error, codes.WRONG_STATUS)) setInTheWay(error.message)
        throw error
      }
    },
    say: () => t('person.deleted'),
    fallback: t('person.delete_failed'),
    onDone: () => void navigate('/admin/users', { replace: true }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('person.delete_title', { name: user.full_name })}
      description={t('person.delete_text')}
      confirmLabel={t('person.delete')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger
      error={in_the_way}
      onConfirm={() => run()}
    >
      <Field label={t('person.reason')} hint={t('person.reason_log')} aside={t('common.optional')}>
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
