/** The final confirmation: what is erased, what is kept, and the password. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Dialog, DialogActions, DialogClose, Field, Form, Note, PasswordInput } from '#web/kit/index.ts'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { clearUserData } from '#web/shared/session/stored-user.ts'

export function CloseDialog({ onClose, onRefused }: { onClose: () => void; onRefused: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const close = useAction({
    act: (call) => {
      setOwnChange('leaving')
      return call('closeMe', { body: { password } })
    },
    say: () => t('data.dialog.done'),
    // This page's guard redirects to the log-in.
    onDone: () => clearUserData(client),
    onFailed: onRefused,
    onSettled: () => setOwnChange(null),
  })
  const wrong = close.fields.password
  const submit = () => {
    setChecked(true)
    if (password !== '' && !close.working) close.run()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('data.dialog.title')} locked={close.working}>
      <Form onSubmit={submit} className="grid gap-4">
        <Consequences />
        <Field
          label={t('data.dialog.password')}
          required
          error={wrong ?? (checked && password === '' ? t('data.dialog.required') : undefined)}
        >
          <PasswordInput
            labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {close.error && !wrong && <Note kind="error">{close.error.message}</Note>}
        <DialogActions>
          <DialogClose
            render={
              <Button variant="quiet" disabled={close.working}>
                {t('data.dialog.keep')}
              </Button>
            }
          />
          <Button type="submit" variant="danger" working={close.working} workingLabel={t('common.wait')}>
            {t('data.dialog.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function Consequences() {
  const t = useText()
  return (
    <>
      <Part title={t('data.dialog.erased')}>{t('data.dialog.erased_list')}</Part>
      <Part title={t('data.dialog.stays')}>{t('data.dialog.stays_list')}</Part>
      <p className="text-text-2">{t('data.dialog.again')}</p>
    </>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-head text-14 font-bold">{title}</h3>
      <p className="text-text-2">{children}</p>
    </div>
  )
}
