/** The passkeys with their last use; add, rename or remove. */

import { useEffect, useState } from 'react'
import { hasPasskeys, makePasskey, PasskeyNotUsed, signalAccount } from '#web/entities/credential/index.ts'
import { Button, Card, Chip, ConfirmDialog, EmptyState, Icon, IconButton, Note } from '#web/kit/index.ts'
import { type OnCodes, type Passkey, SECOND_FACTOR, type SecondFactor } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'

export function PasskeysCard({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const t = useText()
  const { passkeys } = factor
  useEffect(() => void signalAccount(factor), [factor])
  const add = hasPasskeys() ? <AddPasskey count={passkeys.length} onCodes={onCodes} /> : <Note>{t('security.passkeys.unsupported')}</Note>
  return (
    <Card
      title={t('security.passkeys.title')}
      aside={passkeys.length > 0 && <Chip kind="success">{t('security.passkeys.count', { count: passkeys.length })}</Chip>}
    >
      <p className="mb-4 max-w-[60ch] text-text-2">{t('security.passkeys.help')}</p>
      {passkeys.length === 0 ? (
        <EmptyState title={t('security.passkeys.empty')} action={add}>
          {t('security.passkeys.empty_help')}
        </EmptyState>
      ) : (
        <>
          <ul className="mb-5 border-t border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} last={passkeys.length === 1 && factor.totp === null} />
            ))}
          </ul>
          {add}
        </>
      )}
    </Card>
  )
}

function PasskeyRow({ passkey, last }: { passkey: Passkey; last: boolean }) {
  const t = useText()
  const { name, created_at, last_used_at } = passkey
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <Icon name="key" size={20} className="text-text-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-14 text-text-3">
          {last_used_at
            ? t('security.passkeys.used', { at: realMomentText(last_used_at) })
            : t('security.passkeys.added', { at: realMomentText(created_at) })}
        </p>
      </div>
      <div className="flex flex-none gap-1">
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} last={last} />
      </div>
    </li>
  )
}

/** Asks for a name, creates the passkey on the device, and saves it; a first factor also shows the recovery codes. */
function AddPasskey({ count, onCodes }: { count: number; onCodes: OnCodes }) {
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
        <Button acts variant="secondary" icon="plus">
          {t('security.passkeys.add')}
        </Button>
      }
      title={t('security.passkeys.add_title')}
      description={t('security.passkeys.add_body')}
      start={t('security.passkeys.default_name', { n: count + 1 })}
      submit={t('security.passkeys.make')}
      working={add.working}
      error={add.error instanceof PasskeyNotUsed ? t('security.passkeys.not_made') : refusalOf(add.error)}
      onName={add.run}
    />
  )
}

function RemovePasskey({ passkey, last }: { passkey: Passkey; last: boolean }) {
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
      error={refusalOf(remove.error)}
    />
  )
}

function RenamePasskey({ passkey }: { passkey: Passkey }) {
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
        <Button acts variant="quiet" size="s" aria-label={t('security.passkeys.rename_label', { name: passkey.name })}>
          {t('security.passkeys.rename')}
        </Button>
      }
      about={passkey.id}
      title={t('security.passkeys.rename_title')}
      start={passkey.name}
      submit={t('security.passkeys.save')}
      working={rename.working}
      error={refusalOf(rename.error)}
      onName={rename.run}
    />
  )
}
