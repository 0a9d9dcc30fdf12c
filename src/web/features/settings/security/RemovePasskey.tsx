import { useState } from 'react'
import { ConfirmDialog, IconButton } from '#web/kit/index.ts'
import { type Passkey, SECOND_FACTOR } from '#web/shared/account/second-factor-query.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RemovePasskey({ passkey, last }: { passkey: Passkey; last: boolean }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const remove = useAction({
    act: (call) => call('removePasskey', { params: { id: passkey.id } }),
    refetch: SECOND_FACTOR,
    say: () => t('security.passkeys.removed'),
    onDone: () => setOpen(false),
  })
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
      working={remove.working}
      onConfirm={() => remove.run()}
      error={remove.error?.message}
    />
  )
}
