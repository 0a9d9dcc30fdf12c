import { useState } from 'react'
import { ConfirmDialog, IconButton, toast } from '#web/kit/index.ts'
import { type Passkey, useChange } from '#web/shared/account/second-factor-query.ts'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RemovePasskey({ passkey, last }: { passkey: Passkey; last: boolean }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const remove = useChange(
    () => call('removePasskey', { params: { id: passkey.id } }),
    () => {
      toast.success(t('security.passkeys.removed'))
      setOpen(false)
    },
  )
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton name="x" size="s" label={t('security.passkeys.remove_label', { name: passkey.name })} />}
      title={t('security.passkeys.remove_title', { name: passkey.name })}
      description={t(last ? 'security.remove_last' : 'security.passkeys.remove_body')}
      confirmLabel={t('security.passkeys.remove')}
      cancelLabel={t('security.keep')}
      workingLabel={t('common.wait')}
      working={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
      error={remove.error?.message}
    />
  )
}
