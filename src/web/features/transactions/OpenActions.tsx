/** The member's available actions: enter the code or cancel a withdrawal, open the checkout of a pending deposit. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { CodeDialog, isOpen, isRail, isWithdrawal, type Transaction } from '#web/entities/transaction/index.ts'
import { Button, ConfirmDialog, moneyText, Note } from '#web/kit/index.ts'
import { ACCOUNT_QUERIES } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
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
  const amount = moneyText(transaction.amount)
  const cancel = useAction({
    act: (call) => call('cancelWithdrawal', { params: { id: transaction._id } }),
    say: () => [t('transactions.cancelled'), t('transactions.cancelled_detail', { amount })],
    refetch: ACCOUNT_QUERIES,
    onDone: onClose,
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
      working={cancel.working}
      onConfirm={() => cancel.run()}
      error={cancel.error?.message}
    />
  )
}
