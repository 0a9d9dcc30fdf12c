/** Postings of a person's accounts, newest first, of all accounts or one. */
import { useSearchParams } from 'react-router'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { kindWords } from '#web/entities/figure/index.ts'
import { type Column, EmptyState, Money, Select, Table } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { usePostings } from './more-queries.ts'

const accounts = ['main', 'bonus', 'earning', 'locked', 'held'] as const
type Posting = NonNullable<ReturnType<typeof usePostings>['data']>['data'][number]

export function Postings({ id }: { id: string }) {
  const t = useText()
  const { values, choose } = useFilters(['account'])
  const [search] = useSearchParams()
  const postings = usePostings(id, values.account, search.get('cursor') ?? undefined)
  return (
    <div className="grid gap-4">
      <Select
        size="s"
        frameClassName="w-full sm:w-48"
        aria-label={t('person.account')}
        value={values.account}
        onChange={(event) => choose('account', event.target.value)}
        options={[
          { value: '', label: t('person.all_accounts') },
          ...accounts.map((value) => ({ value, label: t(`admin.users.account.${value}`) })),
        ]}
      />
      <Table
        tableFrom="md"
        label={t('person.postings')}
        columns={useColumns()}
        rows={postings.data?.data ?? []}
        rowKey={(row) => `${row.entry_id} ${row.account}`}
        state={postings.data ? 'ready' : postings.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('person.postings_failed')}
            error={postings.error}
            onRetry={() => void postings.refetch()}
            working={postings.isFetching}
          />
        }
        empty={<EmptyState bare title={t('person.no_postings')} />}
        footer={<ListPager page={postings.data?.page} />}
      />
    </div>
  )
}

function useColumns(): Column<Posting>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('person.time'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{realMomentText(row.at)}</span>,
    },
    { key: 'kind', head: t('person.kind'), card: 'title', cell: (row) => kindWords(t, row.kind) },
    { key: 'account', head: t('person.account'), card: 'meta', cell: (row) => row.account.replace(/^member:[^:]*:/, '') },
    {
      key: 'entry',
      head: t('person.entry'),
      cell: (row) => (
        <span translate="no" className="num text-text-2">
          {row.entry_id}
        </span>
      ),
    },
    {
      key: 'amount',
      head: t('person.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} sign="always" strong />,
    },
  ]
}
