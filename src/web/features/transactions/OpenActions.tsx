/** The member's available actions: enter the code or cancel a withdrawal, open the checkout of a pending deposit. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { newId } from '#kernel/id'
import { CodeDialog, isOpen, isRail, isWithdrawal, type Transaction } from '#web/entities/transaction/index.ts'
import { Button, ConfirmDialog, moneyText, Note, toast } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/account-query.ts'
import { call } from '#web/shared/call/call.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function OpenActions({ transaction }: { transaction: Transaction }) {
  const t = useText()
  if (!isOpen(transaction) || !isRail(transaction)) return null
  if (isWithdrawal(transaction)) return <WithdrawalActions transaction={transaction} />
  return (
    <Button
      className="justify-self-start"
      render={<RouterLink to={`/deposit-checkout/${transaction.payment_option ?? 'card'}/${transaction._id}`} />}
    >
      {t('transactions.open_checkout')}
    </Button>
  )
}

function WithdrawalActions({ transaction }: { transaction: Transaction }) {
  const t = useText()
  const [asking, setAsking] = useState<'code' | 'cancel' | null>(null)
  const { state, expires_at } = transaction
  const unconfirmed = state === 'unconfirmed' && expires_at !== null
  return (
    <>
      <Note icon="clock">
        {unconfirmed ? t('transactions.waiting_code', { time: momentText(expires_at) }) : t('transactions.waiting_admin')}
      </Note>
      <div className="flex flex-wrap gap-2">
        {unconfirmed && <Button onClick={() => setAsking('code')}>{t('transactions.enter_code')}</Button>}
        <Button variant="danger" onClick={() => setAsking('cancel')}>
          {t('transactions.cancel')}
        </Button>
      </div>
      {asking === 'code' && unconfirmed && (
        <CodeDialog withdrawal={{ id: transaction._id, amount: transaction.amount, expires_at }} onClose={() => setAsking(null)} />
      )}
      {asking === 'cancel' && <CancelDialog transaction={transaction} onClose={() => setAsking(null)} />}
    </>
  )
}

function CancelDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const t = useText()
  const refresh = useRefreshAccount()
  const reportError = useReportError()
  const [key] = useState(newId)
  const amount = moneyText(transaction.amount)
  const cancel = useMutation({
    mutationFn: () => call('cancelWithdrawal', { params: { id: transaction._id }, key }),
    onSuccess: async () => {
      toast.success(t('transactions.cancelled'), t('transactions.cancelled_detail', { amount }))
      await refresh()
      onClose()
    },
    onError: (error) => {
      reportError(error)
      void refresh()
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={t('transactions.cancel_title')}
      description={t('transactions.cancel_body', { amount })}
      confirmLabel={t('transactions.cancel')}
      cancelLabel={t('transactions.keep')}
      workingLabel={t('common.wait')}
      working={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      error={cancel.error?.message}
    />
  )
}
