/** What needs a second administrator, newest first: what waits before all else. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { EmptyState, Select, Table } from '#web/ui/index.ts'
import { Failed } from '../../app/states/Failed.tsx'
import { ListPager } from '../ListPager.tsx'
import { useFilters } from '../search-params.ts'
import { useColumns } from './columns.tsx'

const states = ['waiting', 'approved', 'declined', 'expired', 'overtaken'] as const

export function Component() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['state'])
  const state = states.find((one) => one === values.state)
  const found = useQuery({
    queryKey: ['listChanges', state, cursor],
    queryFn: ({ signal }) => call('listChanges', { query: { state, cursor, limit: '25' }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Select
        aria-label={t('approvals.state')}
        frameClassName="w-full sm:w-60"
        value={state ?? ''}
        placeholder={t('approvals.all')}
        options={states.map((value) => ({ value, label: t(`approvals.states.${value}`) }))}
        onChange={(event) => choose('state', event.target.value)}
      />
      <Table
        label={t('approvals.table')}
        columns={useColumns()}
        rows={found.data?.data ?? []}
        rowKey={(row) => row._id}
        state={found.data ? 'ready' : found.isError ? 'failed' : 'loading'}
        failed={
          <Failed bare title={t('approvals.failed')} error={found.error} onRetry={() => void found.refetch()} working={found.isFetching} />
        }
        empty={
          <EmptyState bare title={t('approvals.none')}>
            {t('approvals.none_help')}
          </EmptyState>
        }
        footer={<ListPager page={found.data?.page} />}
      />
    </>
  )
}
