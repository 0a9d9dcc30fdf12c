/** What administrators changed, newest first: who, what, from what to what, and why. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { call } from '#web/call.ts'
import { preciseText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { type Column, EmptyState } from '#web/ui/index.ts'
import { TableLong } from '#web/ui/TableLong.tsx'
import { Failed } from '../../app/states/Failed.tsx'
import { LongFoot } from '../ListPager.tsx'
import { SearchField } from '../SearchField.tsx'
import { useFilters } from '../search-params.ts'
import { useLong } from '../use-long.ts'
import { changeText } from './change-text.ts'

type AuditEntry = WireReplyOf<Api['listAudit']>['data'][number]

export function Component() {
  const t = useText()
  const { values, choose } = useFilters(['q'])
  const log = useLong<AuditEntry, WireReplyOf<Api['listAudit']>>({
    key: ['listAudit', values],
    read: ({ signal, ...page }) => call('listAudit', { query: { ...values, ...page }, signal }),
  })
  return (
    <>
      <search>
        <SearchField value={values.q} hint={t('admin.audit.search_hint')} onChange={(text) => choose('q', text)} />
      </search>
      <TableLong
        {...log.list}
        label={t('admin.audit.table')}
        columns={useColumns()}
        rowKey={(row) => row.id}
        failed={<Failed bare title={t('admin.audit.failed')} error={log.error} {...log.again} />}
        empty={
          <EmptyState bare title={t('admin.audit.none')}>
            {t('admin.audit.none_help')}
          </EmptyState>
        }
        footer={<LongFoot {...log.foot} />}
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
