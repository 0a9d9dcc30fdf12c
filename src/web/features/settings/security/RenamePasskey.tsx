import { useState } from 'react'
import { Button } from '#web/kit/index.ts'
import { type Passkey, useChange } from '#web/shared/account/second-factor-query.ts'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'

export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const rename = useChange(
    (name: string) => call('renamePasskey', { params: { id: passkey.id }, body: { name } }),
    () => setOpen(false),
  )
  return (
    <PasskeyNameDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="s" aria-label={t('security.passkeys.rename_label', { name: passkey.name })}>
          {t('security.passkeys.rename')}
        </Button>
      }
      title={t('security.passkeys.rename_title')}
      start={passkey.name}
      submit={t('security.passkeys.save')}
      working={rename.isPending}
      error={rename.error?.message}
      onName={rename.mutate}
    />
  )
}
