import { useState } from 'react'
import { makePasskey, PasskeyNotUsed } from '#web/entities/credential/index.ts'
import { Button } from '#web/kit/index.ts'
import { type OnCodes, SECOND_FACTOR } from '#web/shared/account/second-factor-query.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'

/** Asks for a name, creates the passkey on the device, and saves it; a first factor also shows the recovery codes. */
export function AddPasskey({ count, onCodes }: { count: number; onCodes: OnCodes }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const add = useAction({
    act: async (call, name: string) => {
      const { data } = await call('askPasskey')
      return call('addPasskey', { body: { name, credential: await makePasskey(data) } })
    },
    refetch: SECOND_FACTOR,
    say: ({ message }) => message,
    onDone: ({ data }) => {
      setOpen(false)
      onCodes(data.recovery_codes)
    },
  })
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
      working={add.working}
      error={add.error instanceof PasskeyNotUsed ? t('security.passkeys.not_made') : add.error?.message}
      onName={add.run}
    />
  )
}
