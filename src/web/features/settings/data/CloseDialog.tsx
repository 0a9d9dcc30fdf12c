/** The final confirmation: what is erased, what is kept, and the password. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Dialog, DialogActions, DialogClose, Field, Form, Note, PasswordInput, toast } from '#web/kit/index.ts'
import { call, fieldTexts } from '#web/shared/call/call.ts'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { clearUserData } from '#web/shared/session/clear-user-data.ts'

export function CloseDialog({ onClose, onRefused }: { onClose: () => void; onRefused: () => void }) {
  const t = useText()
  const reportError = useReportError()
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const close = useMutation({
    onMutate: () => setOwnChange('leaving'),
    mutationFn: () => call('closeMe', { body: { password } }),
    onSuccess: () => {
      // This page's guard redirects to the log-in.
      clearUserData(client)
      toast.success(t('data.dialog.done'))
    },
    onError: (error) => {
      onRefused()
      reportError(error)
    },
    onSettled: () => setOwnChange(null),
  })
  const wrong = fieldTexts(close.error).password
  const submit = () => {
    setChecked(true)
    if (password !== '' && !close.isPending) close.mutate()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('data.dialog.title')} locked={close.isPending}>
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
              <Button variant="quiet" disabled={close.isPending}>
                {t('data.dialog.keep')}
              </Button>
            }
          />
          <Button type="submit" variant="danger" working={close.isPending} workingLabel={t('common.wait')}>
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
