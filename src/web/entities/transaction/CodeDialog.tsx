/**
 * Confirms a withdrawal with the emailed code. The timer shows the request's expiry (15 minutes); a code expires after 10, so a new one
 * can be sent. Closing the dialog cancels nothing: the request stays pending on its own page.
 */

import { Suspense, useId, useRef, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, CodeInput, Countdown, Dialog, DialogActions, Field, Form, moneyText, Note } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useSecondsLeft } from '#web/shared/clock/use-seconds-left.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'

export type Unconfirmed = { id: string; amount: string; expires_at: string }

const CODE_LENGTH = 6

const MailboxHint = lazyPart(async () => (await import('#web/shared/frame/MailboxHint.tsx')).MailboxHint)

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
    if (given.length === CODE_LENGTH && !confirm.working) confirm.run(given)
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
      locked={confirm.working}
      initialFocus={field}
    >
      <Form id={form} onSubmit={submit} className="grid gap-4">
        <Field
          label={t('withdraw.code.label')}
          required
          error={refusalOf(confirm.error) ?? (checked && short ? t('withdraw.code.required') : undefined)}
          hint={t('withdraw.code.code_life')}
        >
          <CodeInput
            ref={field}
            value={code}
            onChange={(given) => {
              setCode(given)
              confirm.reset()
            }}
            onComplete={send}
          />
        </Field>
        <Suspense fallback={null}>
          <MailboxHint />
        </Suspense>
        <TimeLeft withdrawal={withdrawal} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose} disabled={confirm.working}>
            {t('withdraw.code.later')}
          </Button>
          <Button type="submit" working={confirm.working} workingLabel={t('common.wait')}>
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
  return useAction({
    act: (call, code: string) => call('confirmWithdrawal', { params: { id: withdrawal.id }, body: { code } }),
    say: ({ data: { transaction } }) => {
      const detail = transaction.state === 'settled' ? 'withdraw.code.done_paid' : 'withdraw.code.done_detail'
      return [t('withdraw.code.done'), t(detail, { amount: moneyText(withdrawal.amount) })]
    },
    onDone: async () => {
      await refresh()
      onClose()
    },
  })
}

function TimeLeft({ withdrawal }: { withdrawal: Unconfirmed }) {
  const t = useText()
  const seconds = useSecondsLeft(withdrawal.expires_at)
  const resend = useAction({ act: (call) => call('resendWithdrawalCode', { params: { id: withdrawal.id } }) })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-text-2">
        <Countdown seconds={seconds} over={t('withdraw.code.over')}>
          {(clock) => <TextWithElement text={t('withdraw.code.left', { clock: SLOT })}>{clock}</TextWithElement>}
        </Countdown>
        {seconds > 0 && (
          <Button acts variant="secondary" size="s" onClick={() => resend.run()} working={resend.working} workingLabel={t('common.wait')}>
            {t('withdraw.code.resend')}
          </Button>
        )}
      </div>
      {resend.done && (
        <Note kind="done" live>
          {t('withdraw.code.resent')}
        </Note>
      )}
      {resend.error && <Note kind="error">{refusalOf(resend.error)}</Note>}
    </>
  )
}
