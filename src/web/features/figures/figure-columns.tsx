import { Link as RouterLink } from 'react-router'
import { type FigurePart, type FigurePosting, kindWords, partName } from '#web/entities/figure/index.ts'
import { type Column, Link, Money, useMoneyText } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function usePostingColumns(): Column<FigurePosting>[] {
  const t = useText()
  const moneyText = useMoneyText()
  return [
    {
      key: 'entry',
      head: t('dashboard.figure.what'),
      card: 'title',
      cell: (row) => (
        <span>
          <span className="block font-medium">{kindWords(t, row.kind)}</span>
          <span className="block text-14 font-normal text-text-3 tabular-nums">{t('dashboard.figure.entry', { entry: row.entry_id })}</span>
        </span>
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
    {
      key: 'open',
      head: t('transactions.columns.open'),
      hideHead: true,
      align: 'right',
      card: 'status',
      cell: (row) => (
        <Link
          render={<RouterLink to={`/transactions/${row.transaction_id}`} />}
          aria-label={t('dashboard.figure.open_entry', { entry: row.entry_id, amount: moneyText(row.amount) })}
          className="inline-flex min-h-11 items-center lg:min-h-0"
        >
          {t('transactions.open')}
        </Link>
      ),
    },
  ]
}

export function usePartColumns(): Column<FigurePart>[] {
  const t = useText()
  return [
    {
      key: 'name',
      head: t('dashboard.figure.part'),
      card: 'title',
      cell: (row) => <span className="block font-medium first-letter:uppercase">{partName(t, row)}</span>,
    },
    {
      key: 'amount',
      head: t('dashboard.figure.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} strong />,
    },
  ]
}
