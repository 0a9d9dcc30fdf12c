/** The audit log, newest first: actor, action, old and new values, reason; and its verification. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { NamedEntry } from '#web/console/shared/audit-sentence.ts'
import { InfiniteListFoot } from '#web/console/shared/ListPager.tsx'
import { useInfiniteList } from '#web/console/shared/queries/use-infinite-list.ts'
import { useFilters } from '#web/console/shared/search-params.ts'
import { EmptyState } from '#web/kit/index.ts'
import { VirtualTable } from '#web/kit/table/VirtualTable.tsx'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { filterNames, toAuditQuery } from './audit-query.ts'
import { useColumns } from './columns.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { Filters } from './Filters.tsx'
import { Verify } from './Verify.tsx'

export function Component() {
  const t = useText()
  const { values, choose } = useFilters(filterNames)
  const [, setSearch] = useSearchParams()
  // Also clears typed text that wasn't submitted.
  const [cleared, setCleared] = useState(0)
  const [open, setOpen] = useState<NamedEntry | null>(null)
  const clear = () => {
    setCleared(cleared + 1)
    setSearch({})
  }
  const log = useInfiniteList<NamedEntry, WireReplyOf<Api['listAudit']>>({
    key: ['listAudit', values],
    read: ({ signal, ...page }) => call('listAudit', { query: { ...toAuditQuery(values), ...page }, signal }),
  })
  return (
    <>
      <Verify />
      <Filters key={cleared} values={values} choose={choose} clear={clear} />
      <VirtualTable
        tableFrom="md"
        {...log.list}
        label={t('trail.table')}
        columns={useColumns(setOpen)}
        rowKey={(row) => row.id}
        failed={<Failed bare title={t('trail.failed')} error={log.error} {...log.again} />}
        empty={
          <EmptyState bare title={t('trail.none')}>
            {t('trail.none_help')}
          </EmptyState>
        }
        footer={<InfiniteListFoot {...log.foot} />}
      />
      {open && (
        <EntryDetails
          entry={open}
          onClose={() => setOpen(null)}
          onObject={(id) => {
            setOpen(null)
            choose('object_id', id)
          }}
        />
      )}
    </>
  )
}
