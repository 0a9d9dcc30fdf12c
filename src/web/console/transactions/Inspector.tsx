/** The chosen transaction with what a decision needs in view: its entries, what approval and decline do, and its history. */

import { canApprove, canDecide, type Deciding } from '#web/console/shared/decide/decisions.tsx'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { type AdminTransaction, useAnyTransaction } from '#web/console/shared/queries/transactions.ts'
import { WaitingNote } from '#web/console/shared/WaitingNote.tsx'
import { directionOf, isRail, isWithdrawal, labelKey, stepsOf } from '#web/entities/transaction/index.ts'
import { Button, Card, IconButton, Money, Note, Skeleton, Timeline } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type InspectorProps = { readonly row: AdminTransaction; readonly onClose: () => void; readonly onDecide: (deciding: Deciding) => void }

export function Inspector({ row, onClose, onDecide }: InspectorProps) {
  const t = useText()
  const isOwn = useStoredUser()?.id === row.user
  const decides = useHasRole('operator') && !isOwn
  return (
    <Card
      title={t(`transactions.labels.${labelKey(row)}`)}
      aside={<IconButton name="x" size="s" label={t('admin.close')} onClick={onClose} />}
      aria-label={t('admin.transactions.inspector')}
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <Money value={row.amount} sign={directionOf(row)} size="xl" strong />
          <p className="text-13 text-text-2 wrap-anywhere">
            {[row.member_name || row.member_email, destinationOf(row)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Record row={row} />
        {row.waiting_change && <WaitingNote change={row.waiting_change} object_id={row._id} />}
        {canDecide(row) && !decides && <Note>{t(isOwn ? 'queue.own' : 'queue.read_only')}</Note>}
        {canDecide(row) && decides && (
          <div className="grid grid-cols-2 gap-3">
            <Button variant="danger" onClick={() => onDecide({ decision: 'decline', transaction: row })}>
              {t('admin.transactions.decline')}
            </Button>
            <Button variant="primary" disabled={!canApprove(row)} onClick={() => onDecide({ decision: 'approve', transaction: row })}>
              {t('admin.transactions.approve')}
            </Button>
          </div>
        )}
        <p className="text-13 text-text-3">{t('admin.transactions.delete_note')}</p>
      </div>
    </Card>
  )
}

/** Its entries and its history, once loaded. */
function Record({ row }: { row: AdminTransaction }) {
  const t = useText()
  const detail = useAnyTransaction(row._id)
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
  return (
    <>
      <Entries postings={detail.data.postings} />
      {isRail(row) && canDecide(row) && (
        <p className="border-t border-line pt-4 text-13 text-text-2">
          {t(isWithdrawal(row) ? 'admin.transactions.on_decision_withdrawal' : 'admin.transactions.on_decision_deposit')}
        </p>
      )}
      <section className="grid gap-3">
        <h3 className="font-head text-13 font-semibold">{t('admin.transactions.history')}</h3>
        <Timeline
          label={t('admin.transactions.history')}
          steps={stepsOf(t, detail.data, 'administrator')}
          words={{
            done: t('withdraw.words.done'),
            now: t('withdraw.words.now'),
            next: t('withdraw.words.next'),
            failed: t('withdraw.words.failed'),
          }}
        />
      </section>
    </>
  )
}

function destinationOf({ address, bank_detail, narration }: AdminTransaction): string {
  return address ?? bank_detail?.acct_no ?? narration ?? ''
}

type Posting = NonNullable<ReturnType<typeof useAnyTransaction>['data']>['postings'][number]

function Entries({ postings }: { postings: readonly Posting[] }) {
  const t = useText()
  return (
    <section className="grid gap-2">
      <h3 className="font-head text-13 font-semibold">{t('admin.transactions.ledger')}</h3>
      {postings.length === 0 && <p className="text-13 text-text-2">{t('admin.transactions.no_postings')}</p>}
      <ul className="grid gap-1.5 text-13">
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
    </section>
  )
}

/** `member:…2e4f:main` instead of the whole id. */
function shortAccount(code: string): string {
  return code.replace(/^member:[0-9a-f-]*([0-9a-f]{4}):/, 'member …$1: ')
}
