/** Cancels a withdrawal that was not decided yet, after asking. */

import { ConfirmDialog, moneyText } from '#web/kit/index.ts'
import { ACCOUNT_QUERIES } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import type { Transaction } from './transaction-words.ts'

export function CancelDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
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
      error={refusalOf(cancel.error)}
    />
  )
}
