/** The ledger entries of a transaction: each posting with its effect on its account. */

import type { TransactionDetail } from '#web/entities/transaction/index.ts'
import { Card, type Column, Money, Table } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
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
        <span className="num text-text-2">{t('transactions.entry', { entry: row.entry_id, kind: row.kind.replace(/[._]/g, ' ') })}</span>
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
      <p className="mb-3 max-w-[60ch] text-13 text-text-2">{t('transactions.postings_help')}</p>
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
