/** What administrators changed, newest first: who, what, from what to what, and why. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { call } from '#web/call.ts'
import { preciseText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { type Column, EmptyState, Table } from '#web/ui/index.ts'
import { Failed } from '../../app/states/Failed.tsx'
import { ListPager } from '../ListPager.tsx'
import { SearchField } from '../SearchField.tsx'
import { useFilters } from '../search-params.ts'
import { changeText } from './change-text.ts'

type AuditEntry = WireReplyOf<Api['listAudit']>['data'][number]

export function Component() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['q'])
  const log = useQuery({
    queryKey: ['listAudit', values.q, cursor],
    queryFn: ({ signal }) => call('listAudit', { query: { q: values.q, cursor, limit: '25' }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <search>
        <SearchField value={values.q} hint={t('admin.audit.search_hint')} onChange={(text) => choose('q', text)} />
      </search>
      <Table
        label={t('admin.audit.table')}
        columns={useColumns()}
        rows={log.data?.data ?? []}
        rowKey={(row) => row.id}
        state={log.data ? 'ready' : log.isError ? 'failed' : 'loading'}
        failed={
          <Failed bare title={t('admin.audit.failed')} error={log.error} onRetry={() => void log.refetch()} working={log.isFetching} />
        }
        empty={
          <EmptyState bare title={t('admin.audit.none')}>
            {t('admin.audit.none_help')}
          </EmptyState>
        }
        footer={<ListPager page={log.data?.page} />}
      />
    </>
  )
}

function useColumns(): Column<AuditEntry>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('admin.audit.at'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{preciseText(row.at)}</span>,
    },
    {
      key: 'who',
      head: t('admin.audit.who'),
      card: 'meta',
      cell: (row) => <span className="wrap-anywhere">{row.actor_email ?? t('admin.audit.system')}</span>,
    },
    {
      key: 'what',
      head: t('admin.audit.what'),
      card: 'title',
      cell: (row) => (
        <span className="grid">
          <span className="font-medium">{row.action}</span>
          <span className="max-w-[22ch] text-13 font-normal text-text-2 wrap-anywhere">{row.object_id}</span>
        </span>
      ),
    },
    {
      key: 'change',
      head: t('admin.audit.change'),
      cell: (row) => <span className="block max-w-[48ch] text-13 tabular-nums wrap-anywhere">{changeText(row)}</span>,
    },
    {
      key: 'reason',
      head: t('admin.audit.reason'),
      cell: (row) => <span className="block max-w-[32ch] wrap-anywhere">{row.reason ?? t('admin.audit.nothing')}</span>,
    },
  ]
}
