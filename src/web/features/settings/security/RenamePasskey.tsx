import { useState } from 'react'
import { Button } from '#web/kit/index.ts'
import { type Passkey, SECOND_FACTOR } from '#web/shared/account/second-factor-query.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'

export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const rename = useAction({
    act: (call, name: string) => call('renamePasskey', { params: { id: passkey.id }, body: { name } }),
    refetch: SECOND_FACTOR,
    onDone: () => setOpen(false),
  })
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
      working={rename.working}
      error={rename.error?.message}
      onName={rename.run}
    />
  )
}
