/** All transactions of the member, newest first, by filter and page; both are in the URL. The other tab has the monthly statements. */
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { chipOf, directionOf, iconOf, type Transaction, useTransactionWords } from '#web/entities/transaction/index.ts'
import { Button, Chip, type Column, EmptyState, HiddenAmounts, Icon, LinkTabs, Money, Pager, Table, useMoneyText } from '#web/kit/index.ts'
import { useBusinessNow } from '#web/shared/config/config-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, OfflineNote, StaleNote } from '#web/shared/screen/Failed.tsx'
import { usePages } from '#web/shared/screen/use-pages.ts'
import { useTransactions } from './Postings.tsx'
import { Statements } from './Statements.tsx'
import { readFilters, TransactionFilters } from './TransactionFilters.tsx'

export function Component() {
  const t = useText()
  const [search] = useSearchParams()
  const statements = search.get('view') === 'statements'
  return (
    <>
      <LinkTabs
        label={t('shell.activity')}
        tabs={[
          { value: 'transactions', label: t('shell.transactions'), current: !statements, render: <RouterLink to="/transactions" /> },
          {
            value: 'statements',
            label: t('shell.statements'),
            current: statements,
            render: <RouterLink to="/transactions?view=statements" />,
          },
        ]}
      />
      {statements ? <Statements /> : <Transactions />}
    </>
  )
}

function Transactions() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const page = useTransactions(filters, search.get('cursor') ?? undefined)
  const pages = usePages(page.data?.page.next_cursor)
  const columns = useColumns()
  const again = { onRetry: () => void page.refetch(), working: page.isFetching }
  const { sort, ...narrowing } = filters
  const filtered = Object.values(narrowing).some(Boolean)
  const newerLabel = sort ? 'transactions.older' : 'transactions.newer'
  const on = sort ? 'transactions.newer' : 'transactions.older'
  return (
    <>
      <TransactionFilters />
      {!page.data && !page.isError && <OfflineNote />}
      {page.data && <StaleNote error={page.error} at={page.dataUpdatedAt} {...again} />}
      <Table
        label={t('transactions.label')}
        columns={columns}
        rows={page.data?.data ?? []}
        rowKey={(row) => row._id}
        state={page.data ? 'ready' : page.isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('transactions.failed_list')} error={page.error} {...again} />}
        empty={filtered ? <EmptyState bare title={t('transactions.none_found')} /> : <None />}
        onRowClick={(row) => navigate(`/transactions/${row._id}`)}
        footer={
          <Pager
            label={t('transactions.pages')}
            range={page.data && <Total total={page.data.page.total} order={sort ? 'oldest' : 'newest'} />}
            previousLabel={t(newerLabel)}
            nextLabel={t(on)}
            onPrevious={pages.newer}
            onNext={page.isPlaceholderData ? undefined : pages.older}
          />
        }
      />
    </>
  )
}

function Total({ total, order: by }: { total: number | null; order: 'newest' | 'oldest' }) {
  const t = useText()
  const order = t(`transactions.order.${by}`)
  return total === null ? t('transactions.many', { order }) : t('transactions.total', { count: total, order })
}

function None() {
  const t = useText()
  return (
    <EmptyState
      bare
      title={t('transactions.none')}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to="/deposit" />}>
          {t('transactions.get_started')}
        </Button>
      }
    >
      {t('transactions.none_help')}
    </EmptyState>
  )
}

function useColumns(): Column<Transaction>[] {
  const t = useText()
  const moneyText = useMoneyText()
  const words = useTransactionWords(useBusinessNow())
  return [
    {
      key: 'what',
      head: t('transactions.columns.what'),
      card: 'title',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Icon name={iconOf(row)} className="text-text-2" />
          <span className="min-w-0">
            <RouterLink
              to={`/transactions/${row._id}`}
              aria-label={words.openLabel(row, moneyText(row.amount, directionOf(row)))}
              className="block font-medium wrap-anywhere max-lg:after:absolute max-lg:after:inset-0 hover:text-accent-text hover:underline hover:underline-offset-3"
            >
              <HiddenAmounts text={words.title(row)} />
            </RouterLink>
            <span className="block max-w-[46ch] font-normal text-text-2 first-letter:uppercase wrap-anywhere">{words.how(row)}</span>
          </span>
        </span>
      ),
    },
    { key: 'status', head: t('transactions.columns.status'), card: 'status', cell: (row) => <Status row={row} /> },
    {
      key: 'date',
      head: t('transactions.columns.date'),
      card: 'time',
      cell: (row) => <span className="num text-text-2">{words.when(row.effective_at)}</span>,
    },
    {
      key: 'amount',
      head: t('transactions.columns.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} sign={directionOf(row)} strong />,
    },
  ]
}

function Status({ row }: { row: Transaction }) {
  const t = useText()
  const { status, kind } = chipOf(row.state)
  return <Chip kind={kind}>{t(`transactions.status.${status}`)}</Chip>
}
