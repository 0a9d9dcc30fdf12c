import { useState } from 'react'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, toast } from '#web/ui/index.ts'
import { makePasskey, PasskeyNotUsed } from '../../factors/passkey.ts'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'
import { type OnCodes, useChange } from './second-factor-query.ts'

/** Names it, lets the device make it, keeps it; with a first factor the recovery codes follow. */
export function AddPasskey({ count, onCodes }: { count: number; onCodes: OnCodes }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const add = useChange(
    async (name: string) => {
      const { data } = await call('askPasskey')
      return call('addPasskey', { body: { name, credential: await makePasskey(data) } })
    },
    ({ data, message }) => {
      toast.success(message)
      setOpen(false)
      onCodes(data.recovery_codes)
    },
  )
  const change = (next: boolean) => {
    setOpen(next)
    add.reset()
  }
  return (
    <PasskeyNameDialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button variant="secondary" icon="plus">
          {t('security.passkeys.add')}
        </Button>
      }
      title={t('security.passkeys.add_title')}
      description={t('security.passkeys.add_body')}
      start={t('security.passkeys.default_name', { n: count + 1 })}
      submit={t('security.passkeys.make')}
      working={add.isPending}
      error={add.error instanceof PasskeyNotUsed ? t('security.passkeys.not_made') : add.error?.message}
      onName={add.mutate}
    />
  )
}
