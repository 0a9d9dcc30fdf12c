/** The ledger entries of a transaction: each posting with its effect on its account. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { kindWords } from '#web/entities/figure/index.ts'
import {
  CancelDialog,
  CodeDialog,
  isOpen,
  isRail,
  isWithdrawal,
  type Transaction,
  type TransactionDetail,
} from '#web/entities/transaction/index.ts'
import { Button, Card, type Column, Money, Note, Table } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { momentText, realMomentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

type Posting = TransactionDetail['postings'][number]

const accounts = [
  'main',
  'bonus',
  'earning',
  'locked',
  'held',
  'reserve:free',
  'reserve:committed',
  'referral:budget',
  'adjustment:budget',
  'custody:sandbox',
] as const

function accountName(t: T, account: string): string {
  const account_name = accounts.find((name) => name === account)
  return account_name ? t(`transactions.posting_accounts.${account_name}`) : account
}

export function Postings({ postings }: { postings: readonly Posting[] }) {
  const t = useText()
  const columns: Column<Posting>[] = [
    {
      key: 'account',
      head: t('transactions.posting_columns.account'),
      card: 'title',
      cell: (row) => <span className="font-medium">{accountName(t, row.account)}</span>,
    },
    {
      key: 'entry',
      head: t('transactions.posting_columns.entry'),
      card: 'meta',
      cell: (row) => (
        <span className="num text-text-2">{t('transactions.entry', { entry: row.entry_id, kind: kindWords(t, row.kind) })}</span>
      ),
    },
    {
      key: 'at',
      head: t('transactions.posting_columns.at'),
      card: 'time',
      cell: (row) => <span className="num text-text-2">{momentText(row.at)}</span>,
    },
    {
      key: 'amount',
      head: t('transactions.posting_columns.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} sign="always" strong />,
    },
  ]
  return (
    <Card title={t('transactions.postings')}>
      <p className="mb-3 max-w-[60ch] text-14 text-text-2">{t('transactions.postings_help')}</p>
      {postings.length === 0 ? (
        <p className="text-text-2">{t('transactions.no_postings')}</p>
      ) : (
        <Table
          bare
          label={t('transactions.postings_table')}
          columns={columns}
          rows={postings}
          rowKey={(row) => `${row.entry_id} ${row.account} ${row.amount}`}
        />
      )}
    </Card>
  )
}

/** The member's available actions: enter the code or cancel a withdrawal, open the checkout of a pending deposit. */
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
        {unconfirmed ? t('transactions.waiting_code', { time: realMomentText(expires_at) }) : t('transactions.waiting_admin')}
      </Note>
      <div className="flex flex-wrap gap-2">
        {unconfirmed && (
          <Button acts onClick={() => setAsking('code')}>
            {t('transactions.enter_code')}
          </Button>
        )}
        <Button acts variant="danger" onClick={() => setAsking('cancel')}>
          {t('transactions.cancel')}
        </Button>
      </div>
      <WhyBlocked />
      {asking === 'code' && unconfirmed && (
        <CodeDialog withdrawal={{ id: transaction._id, amount: transaction.amount, expires_at }} onClose={() => setAsking(null)} />
      )}
      {asking === 'cancel' && <CancelDialog transaction={transaction} onClose={() => setAsking(null)} />}
    </>
  )
}

/** A page of the member's transactions by filter, and one transaction with its history and postings. */
export type TransactionFilter = { status: string; type: string; account: string; sort: string; from: string; to: string }

const PAGE = '20'
const WATCH_MS = 5000

export function useTransactions(filter: TransactionFilter, cursor: string | undefined) {
  return useQuery({ ...read('listTransactions', { query: { limit: PAGE, cursor, ...wireOf(filter) } }), placeholderData: keepPreviousData })
}

/** The URL's days as instants for the request: from the first day's start to the last one's end, UTC. */
export function wireOf({ from, to, ...filter }: TransactionFilter): Record<string, string> {
  return {
    ...filter,
    ...(from ? { from: new Date(`${from}T00:00:00Z`).toISOString() } : {}),
    ...(to ? { to: addSeconds(new Date(`${to}T00:00:00Z`), DAY_SECONDS).toISOString() } : {}),
  }
}

/** Refreshed while an administrator may still decide. */
export function useTransaction(id: string) {
  return useData(read('readTransaction', { params: { id } }), {
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.data) ? WATCH_MS : false),
  })
}
