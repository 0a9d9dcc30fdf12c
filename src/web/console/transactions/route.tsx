/** All transactions, newest first: filters in the URL, and the queue as a table until one is opened. */
import { useState } from 'react'
import { InfiniteListFoot, MoreFilters, SearchField } from '#web/console/shared/ListPager.tsx'
import type { Counts } from '#web/console/shared/queries/transactions.ts'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { usePicked } from '#web/console/shared/queue/pick.tsx'
import { Queue } from '#web/console/shared/queue/Queue.tsx'
import { useTransactionRows } from '#web/console/shared/queue/rows.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { EmptyState, FilterTabs, Select } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import type { BulkAction } from './bulk/bulk-query.ts'
import { QueueTable } from './QueueTable.tsx'
import { SavedFilters } from './SavedFilters.tsx'

/** What waits, or a status. */
const tabs = ['waiting', '', 'pending', 'active', 'rejected', 'deleted'] as const

export function Component() {
  const t = useText()
  const { values, choose } = useFilters(['status', 'type', 'method', 'q', 'user', 'waiting'])
  const source = useTransactionRows(values)
  const decides = useHasRole('operator')
  const all = usePicked(source.rows)
  const picked = decides ? all : undefined
  const [bulk, setBulk] = useState<BulkAction | null>(null)
  const empty = (
    <EmptyState bare title={t('admin.transactions.none')}>
      {t('admin.transactions.none_help')}
    </EmptyState>
  )
  const failed = t('admin.failed_list')
  return (
    <>
      <Queue
        {...{ source, picked, empty, failed }}
        head={<Filters values={values} choose={choose} counts={source.first?.counts} />}
        label={t('admin.transactions.table')}
        table={(ask) => (
          <QueueTable
            {...source.list}
            {...{ picked, empty }}
            onAsk={ask}
            failed={<Failed bare title={failed} error={source.error} {...source.again} />}
            footer={<InfiniteListFoot {...source.foot} />}
          />
        )}
      />
      {picked && <BulkBar picked={picked} onAsk={setBulk} />}
      {picked && bulk && <BulkDialog action={bulk} picked={picked} onClose={() => setBulk(null)} />}
    </>
  )
}

type FilterName = 'status' | 'type' | 'method' | 'q' | 'user' | 'waiting'
type FiltersProps = {
  readonly values: Readonly<Record<FilterName, string>>
  readonly choose: (name: FilterName, value: string, without?: readonly FilterName[]) => void
  readonly counts: Counts | undefined
}

function Filters({ values, choose, counts }: FiltersProps) {
  const t = useText()
  const shown = values.waiting === 'true' ? 'waiting' : (tabs.find((tab) => tab === values.status) ?? '')
  const labelOf = (tab: (typeof tabs)[number]) => (tab === 'waiting' ? t('desk.overview.waits') : t(`admin.transactions.${tab || 'all'}`))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FilterTabs
        label={t('admin.transactions.states')}
        value={shown}
        onChange={(tab) => (tab === 'waiting' ? choose('waiting', 'true', ['status']) : choose('status', tab, ['waiting']))}
        tabs={tabs.map((tab) => ({ value: tab, label: labelOf(tab), count: counts?.[tab || 'all'] }))}
      />
      {typeof counts?.oldest_waiting_seconds === 'number' && (
        <span className="num text-14 text-text-2">
          {t('admin.transactions.oldest', { age: durationText(counts.oldest_waiting_seconds, 'at_most') })}
        </span>
      )}
      <search
        aria-label={t('admin.transactions.filters')}
        className="flex min-w-0 basis-full flex-wrap items-end gap-3 xl:flex-nowrap [&>*]:min-w-0"
      >
        <SearchField value={values.q} hint={t('admin.transactions.search_hint')} onChange={(text) => choose('q', text)} />
        <MoreFilters chosen={[values.type, values.method]}>
          <Select
            size="s"
            frameClassName="w-full sm:w-48"
            aria-label={t('admin.transactions.type')}
            value={values.type}
            onChange={(event) => choose('type', event.target.value)}
            options={[
              { value: '', label: t('admin.transactions.all_types') },
              ...(['credit', 'debit'] as const).map((value) => ({ value, label: t(`admin.transactions.${value}`) })),
            ]}
          />
          <Select
            size="s"
            frameClassName="w-full sm:w-48"
            aria-label={t('admin.transactions.all_methods')}
            value={values.method}
            onChange={(event) => choose('method', event.target.value)}
            options={[
              { value: '', label: t('admin.transactions.all_methods') },
              ...(['card', 'wallet', 'bank'] as const).map((value) => ({ value, label: t(`admin.transactions.${value}`) })),
            ]}
          />
        </MoreFilters>
        <SavedFilters />
      </search>
    </div>
  )
}
