/** A transaction's entries in the ledger, what a decision does to its money, and its history. */
import { isRail, isWithdrawal, stepsOf } from '#web/entities/transaction/index.ts'
import { Money, Skeleton, Timeline } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type AdminTransaction, useAnyTransaction } from '../queries/transactions.ts'
import { Part } from './MoreMenu.tsx'

export function TransactionRecord({ transaction }: { transaction: AdminTransaction }) {
  const t = useText()
  const detail = useAnyTransaction(transaction._id)
  if (!detail.data) {
    if (!detail.isError) return <Skeleton height={180} />
    return (
      <Failed
        bare
        title={t('admin.transactions.failed_one')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        working={detail.isFetching}
      />
    )
  }
  const words = {
    done: t('withdraw.words.done'),
    now: t('withdraw.words.now'),
    next: t('withdraw.words.next'),
    failed: t('withdraw.words.failed'),
  }
  return (
    <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2 [&>*]:min-w-0">
      <Part title={t('admin.transactions.ledger')}>
        <Entries postings={detail.data.postings} />
        {isRail(transaction) && transaction.actions.includes('decline') && (
          <p className="text-14 text-text-2">
            {t(isWithdrawal(transaction) ? 'admin.transactions.on_decision_withdrawal' : 'admin.transactions.on_decision_deposit')}
          </p>
        )}
        {transaction.actions.includes('delete') && <p className="text-14 text-text-3">{t('admin.transactions.delete_note')}</p>}
      </Part>
      <Part title={t('admin.transactions.history')}>
        <Timeline label={t('admin.transactions.history')} steps={stepsOf(t, detail.data, 'administrator')} words={words} />
      </Part>
    </div>
  )
}

type Posting = NonNullable<ReturnType<typeof useAnyTransaction>['data']>['postings'][number]

function Entries({ postings }: { postings: readonly Posting[] }) {
  const t = useText()
  if (postings.length === 0) return <p className="text-14 text-text-2">{t('admin.transactions.no_postings')}</p>
  return (
    <ul className="grid gap-1.5 text-14">
      {postings.map((posting) => (
        <li key={`${posting.entry_id} ${posting.account}`} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere text-text-2">
            {shortAccount(posting.account)}{' '}
            <span className="num text-text-3">{t('admin.transactions.entry', { id: posting.entry_id })}</span>
          </span>
          <Money value={posting.amount} sign="always" />
        </li>
      ))}
    </ul>
  )
}

/** `member:…2e4f:main` instead of the whole id. */
function shortAccount(code: string): string {
  return code.replace(/^member:[0-9a-f-]*([0-9a-f]{4}):/, 'member …$1: ')
}
