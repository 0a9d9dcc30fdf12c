/**
 * Confirms a withdrawal with the emailed code. The timer shows the request's expiry (15 minutes); a code expires after 10, so a new one
 * can be sent. Closing the dialog cancels nothing: the request stays pending on its own page.
 */
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { newId } from '#kernel/id'
import { Button, CodeInput, Countdown, Dialog, DialogActions, Field, Form, moneyText, Note, toast } from '#web/kit/index.ts'
import { useSecondsLeft } from '#web/kit/text/use-seconds-left.ts'
import { useRefreshAccount } from '#web/shared/account/account-query.ts'
import { call } from '#web/shared/call/call.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT, TextWithElement } from '#web/shared/screen/TextWithElement.tsx'

export type Unconfirmed = { id: string; amount: string; expires_at: string }

const CODE_LENGTH = 6

export function CodeDialog({ withdrawal, onClose }: { withdrawal: Unconfirmed; onClose: () => void }) {
  const t = useText()
  const form = useId()
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirm = useConfirm(withdrawal, onClose)
  const short = code.length < CODE_LENGTH
  const send = (given: string) => {
    setChecked(true)
    if (given.length === CODE_LENGTH && !confirm.isPending) confirm.mutate(given)
  }
  const submit = () => {
    send(code)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('withdraw.code.title', { amount: moneyText(withdrawal.amount) })}
      description={t('withdraw.code.body')}
      locked={confirm.isPending}
      initialFocus={field}
    >
      <Form id={form} onSubmit={submit} className="grid gap-4">
        <Field
          label={t('withdraw.code.label')}
          required
          error={confirm.error?.message ?? (checked && short ? t('withdraw.code.required') : undefined)}
          hint={t('withdraw.code.code_life')}
        >
          <CodeInput
            ref={field}
            value={code}
            onChange={(given) => {
              setCode(given)
              confirm.reset()
            }}
          />
        </Field>
        <TimeLeft withdrawal={withdrawal} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose} disabled={confirm.isPending}>
            {t('withdraw.code.later')}
          </Button>
          <Button type="submit" working={confirm.isPending} workingLabel={t('common.wait')}>
            {t('withdraw.code.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useConfirm(withdrawal: Unconfirmed, onClose: () => void) {
  const t = useText()
  const refresh = useRefreshAccount()
  const reportError = useReportError()
  const [key] = useState(newId)
  return useMutation({
    mutationFn: (code: string) => call('confirmWithdrawal', { params: { id: withdrawal.id }, body: { code }, key: `${key}-${code}` }),
    onSuccess: async ({ data }) => {
      const paid = data.transaction.state === 'settled'
      toast.success(
        t('withdraw.code.done'),
        t(paid ? 'withdraw.code.done_paid' : 'withdraw.code.done_detail', { amount: moneyText(withdrawal.amount) }),
      )
      await refresh()
      onClose()
    },
    onError: reportError,
  })
}

function TimeLeft({ withdrawal }: { withdrawal: Unconfirmed }) {
  const t = useText()
  const seconds = useSecondsLeft(withdrawal.expires_at)
  const reportError = useReportError()
  const resend = useMutation({ mutationFn: () => call('resendWithdrawalCode', { params: { id: withdrawal.id } }), onError: reportError })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-text-2">
        <Countdown seconds={seconds} over={t('withdraw.code.over')}>
          {(clock) => <TextWithElement text={t('withdraw.code.left', { clock: SLOT })}>{clock}</TextWithElement>}
        </Countdown>
        {seconds > 0 && (
          <Button variant="secondary" size="s" onClick={() => resend.mutate()} working={resend.isPending} workingLabel={t('common.wait')}>
            {t('withdraw.code.resend')}
          </Button>
        )}
      </div>
      {resend.isSuccess && (
        <Note kind="done" live>
          {t('withdraw.code.resent')}
        </Note>
      )}
      {resend.error && <Note kind="error">{resend.error.message}</Note>}
    </>
  )
}
