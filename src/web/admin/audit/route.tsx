/** What administrators changed, newest first: who, what, from what to what, and why; and the check that nothing of it was altered. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { EmptyState } from '#web/ui/index.ts'
import { TableLong } from '#web/ui/TableLong.tsx'
import { Failed } from '../../app/states/Failed.tsx'
import { LongFoot } from '../ListPager.tsx'
import { useFilters } from '../search-params.ts'
import { useLong } from '../use-long.ts'
import { askedOf, filterNames } from './asked.ts'
import { type AuditEntry, useColumns } from './columns.tsx'
import { Filters } from './Filters.tsx'
import { Verify } from './Verify.tsx'

export function Component() {
  const t = useText()
  const { values, choose } = useFilters(filterNames)
  const [, setSearch] = useSearchParams()
  // What was typed and not asked for yet is cleared too.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    setSearch({})
  }
  const log = useLong<AuditEntry, WireReplyOf<Api['listAudit']>>({
    key: ['listAudit', values],
    read: ({ signal, ...page }) => call('listAudit', { query: { ...askedOf(values), ...page }, signal }),
  })
  return (
    <>
      <Verify />
      <Filters key={cleared} values={values} choose={choose} clear={clear} />
      <TableLong
        {...log.list}
        label={t('trail.table')}
        columns={useColumns((id) => choose('object_id', id))}
        rowKey={(row) => row.id}
        failed={<Failed bare title={t('trail.failed')} error={log.error} {...log.again} />}
        empty={
          <EmptyState bare title={t('trail.none')}>
            {t('trail.none_help')}
          </EmptyState>
        }
        footer={<LongFoot {...log.foot} />}
      />
    </>
  )
}
