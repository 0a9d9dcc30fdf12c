/** The details of a figure: value, meaning, and every posting or open plan in its sum. */
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router'
import type { FigureName } from '#contract/member/figures'
import { type FigurePage, figureOf, figureTitles, useFigure } from '#web/entities/figure/index.ts'
import { Breadcrumb, Card, EmptyState, Link, Money, Pager, Skeleton, Table } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { NotFoundScreen } from '#web/shared/screen/StatusScreen.tsx'
import { usePages } from '#web/shared/screen/use-pages.ts'
import { usePartColumns, usePostingColumns } from './figure-columns.tsx'

const PAGE = 20
/** Figures whose growth another screen explains. */
const explained: ReadonlySet<FigureName> = new Set([
  'yours_today',
  'owed_in_all',
  'earning_balance',
  'total_investment_revenue',
  'active_accrued_amount',
])

export function Component() {
  const name = figureOf(useParams().name)
  return name ? <FigureScreen name={name} /> : <NotFoundScreen />
}

function FigureScreen({ name }: { name: FigureName }) {
  const t = useText()
  const [search] = useSearchParams()
  const cursor = search.get('cursor')
  const figure = useFigure(name, { limit: PAGE, ...(cursor ? { cursor } : {}) })
  const again = { onRetry: () => void figure.refetch(), working: figure.isFetching }
  return (
    <>
      <Breadcrumb
        label={t('dashboard.figure.trail')}
        trail={[{ label: t('shell.dashboard'), href: '/dashboard', render: <RouterLink to="/dashboard" /> }]}
        current={t(figureTitles[name])}
      />
      {figure.data && figure.data.data.name === name ? (
        <>
          <StaleNote error={figure.error} at={figure.dataUpdatedAt} {...again} />
          <Value figure={figure.data.data} />
          {figure.data.data.parts.length > 0 ? (
            <Parts figure={figure.data} />
          ) : (
            <Postings figure={figure.data} waiting={figure.isPlaceholderData} />
          )}
        </>
      ) : figure.isError ? (
        <Failed title={t('dashboard.figure.failed')} error={figure.error} {...again} />
      ) : (
        <FigureSkeleton />
      )}
    </>
  )
}

function Value({ figure }: { figure: FigurePage['data'] }) {
  const t = useText()
  return (
    <Card title={t(figureTitles[figure.name])} quiet>
      <p className="-mt-2">
        <Money value={figure.value} size="xxl" className="whitespace-normal wrap-anywhere" />
      </p>
      <p className="mt-3 max-w-[64ch] text-text-2">{t(`dashboard.meaning.${figure.name}`)}</p>
      <p className="mt-2 text-14 text-text-3 tabular-nums">
        {t('dashboard.figure.as_of_entry', { as_of: momentText(figure.as_of), entry: figure.upto_entry })}
      </p>
      {explained.has(figure.name) && (
        <p className="mt-3">
          <Link render={<RouterLink to="/returns" />}>{t('dashboard.figure.returns')}</Link>
        </p>
      )}
    </Card>
  )
}

function Postings({ figure, waiting }: { figure: FigurePage; waiting: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const pages = usePages(figure.page.next_cursor)
  const { total } = figure.page
  return (
    <Table
      label={t('dashboard.figure.postings')}
      columns={usePostingColumns()}
      rows={figure.data.postings}
      rowKey={(row) => row.entry_id}
      empty={<EmptyState bare title={t('dashboard.figure.none')} />}
      onRowClick={(row) => navigate(`/transactions/${row.transaction_id}`)}
      footer={
        <Pager
          label={t('dashboard.figure.pages')}
          range={total === null ? t('dashboard.figure.many') : t('dashboard.figure.total', { count: total })}
          previousLabel={t('transactions.newer')}
          nextLabel={t('transactions.older')}
          onPrevious={pages.newer}
          onNext={waiting ? undefined : pages.older}
        />
      }
    />
  )
}

function Parts({ figure }: { figure: FigurePage }) {
  const t = useText()
  return (
    <Table
      label={t('dashboard.figure.made_of')}
      columns={usePartColumns()}
      rows={figure.data.parts}
      rowKey={(row) => `${row.kind} ${row.object_id ?? row.name}`}
      empty={<EmptyState bare title={t('dashboard.figure.none')} />}
    />
  )
}

function FigureSkeleton() {
  return (
    <Loading className="grid gap-4 md:gap-6">
      <Card>
        <Skeleton width={96} height={16} />
        <Skeleton width={180} height={40} className="mt-4" />
        <Skeleton width="60%" height={16} className="mt-4" />
      </Card>
      <Card>
        <Skeleton lines={6} height={28} />
      </Card>
    </Loading>
  )
}
