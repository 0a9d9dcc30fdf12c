/** The three decisions, each with a confirmation that shows its exact effect. */
import { useState } from 'react'
import type { AdminTransaction } from '#web/console/shared/queries/transactions.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { isWithdrawal, labelKey } from '#web/entities/transaction/index.ts'
import { ConfirmDialog, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { DeclineFields, type DeclineReason } from './DeclineFields.tsx'

type Decision = 'approve' | 'decline' | 'remove'
export type Deciding = { readonly decision: Decision; readonly transaction: AdminTransaction }

export function canDecide({ actions }: AdminTransaction): boolean {
  return actions.includes('decline')
}

export function canApprove({ actions }: AdminTransaction): boolean {
  return actions.includes('approve')
}

export function canRemove({ actions }: AdminTransaction): boolean {
  return actions.includes('delete')
}

type DecisionDialogProps = {
  readonly deciding: Deciding
  readonly onClose: () => void
  /** After success; `onClose` by default. */
  readonly onDecided?: () => void
  /** One administrator is not enough: approval asks a second one. */
  readonly second?: boolean
}

export function DecisionDialog({ deciding, onClose, onDecided = onClose, second = false }: DecisionDialogProps) {
  const t = useText()
  const { decision, transaction } = deciding
  const [reason, setReason] = useState<DeclineReason>({ reason_code: '', admin_comment: '' })
  const params = { id: transaction._id }
  const { run, working } = useChange({
    act: (call) => {
      if (decision === 'approve') return call('approve', { params, body: {} })
      if (decision === 'remove') return call('deleteTransaction', { params })
      return call('decline', { params, body: declineBody(reason) })
    },
    say: () =>
      t(
        ({ approve: 'admin.transactions.approved', decline: 'admin.transactions.declined', remove: 'admin.transactions.removed' } as const)[
          decision
        ],
      ),
    onDone: onDecided,
  })
  const words = {
    label: t(`transactions.labels.${labelKey(transaction)}`),
    amount: moneyText(transaction.amount),
    member: transaction.member_name || transaction.member_email,
  }
  const asks = second && decision === 'approve'
  const kind = isWithdrawal(transaction) ? 'withdrawal' : 'deposit'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={asks ? t('queue.second_title', words) : t(`admin.transactions.${decision}_title`, words)}
      description={
        asks
          ? t('queue.second_text')
          : decision === 'remove'
            ? t('admin.transactions.remove_text')
            : t(`admin.transactions.${decision}_${kind}`, words)
      }
      confirmLabel={asks ? t('queue.second') : t(`admin.transactions.${decision}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={decision === 'decline' && reason.reason_code === ''}
      danger={decision !== 'approve'}
      onConfirm={() => run()}
    >
      {decision === 'decline' && <DeclineFields reason={reason} onReason={setReason} />}
    </ConfirmDialog>
  )
}

function declineBody({ reason_code, admin_comment }: DeclineReason) {
  const words = admin_comment.trim()
  return { ...(reason_code ? { reason_code } : {}), ...(words ? { admin_comment: words } : {}) }
}
