/** All transactions, pending ones first: figures, filters in the URL, the table, and the selected transaction. */
import { useDeferredValue, useState } from 'react'
import { type Deciding, DecisionDialog } from '#web/console/shared/decide/decisions.tsx'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { InfiniteListFoot } from '#web/console/shared/ListPager.tsx'
import { type Counts, useQueue, useTreasury } from '#web/console/shared/queries/transactions.ts'
import { SearchField } from '#web/console/shared/SearchField.tsx'
import { useFilters } from '#web/console/shared/search-params.ts'
import { useKeysOn } from '#web/console/shared/use-keys-on.ts'
import { FilterTabs, Money, Select, Stat, StatStrip } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import type { BulkAction } from './bulk/bulk-query.ts'
import { usePicked } from './decide/use-picked.ts'
import { Inspector } from './Inspector.tsx'
import { QueueTable } from './QueueTable.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import { Views } from './Views.tsx'

const statuses = ['', 'pending', 'active', 'rejected', 'deleted'] as const

export function Component() {
  const t = useText()
  const { values, choose } = useFilters(['status', 'type', 'method', 'q', 'user', 'waiting'])
  const queue = useQueue(values)
  const [chosen, setChosen] = useState<string | null>(null)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const { rows } = queue
  const counts = queue.first?.counts
  const [keys, switchKeys] = useKeysOn()
  const decides = useHasRole('operator')
  const picked = usePicked(rows)
  const [bulk, setBulk] = useState<BulkAction | null>(null)
  useQueueKeys({ rows, chosen, onChoose: setChosen, onDecide: setDeciding, onPick: picked.pick, decides, on: keys })
  const open = rows.find((row) => row._id === chosen) ?? null
  // Fifty rows are rendered in slices, so that a key press is not delayed.
  const table = useDeferredValue(
    <QueueTable
      {...queue.list}
      failed={<Failed bare title={t('admin.failed_list')} error={queue.error} {...queue.again} />}
      footer={<InfiniteListFoot {...queue.foot} />}
      chosen={chosen}
      onChoose={setChosen}
      onDecide={setDeciding}
      picked={decides ? picked : null}
    />,
  )
  return (
    <>
      <Figures counts={counts} />
      <Views keys={keys} onKeys={switchKeys} />
      <Filters values={values} choose={choose} counts={counts} />
      {queue.first && <StaleNote error={queue.error} at={queue.at} {...queue.again} />}
      <div className={`grid items-start gap-4 md:gap-6 [&>*]:min-w-0 ${open ? 'xl:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        {open && (
          <div className="xl:order-2">
            <Inspector row={open} onClose={() => setChosen(null)} onDecide={setDeciding} />
          </div>
        )}
        {table}
      </div>
      {decides && <BulkBar picked={picked} onAsk={setBulk} />}
      {bulk && <BulkDialog action={bulk} picked={picked} onClose={() => setBulk(null)} />}
      {deciding && <DecisionDialog deciding={deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

function Figures({ counts }: { counts: Counts | undefined }) {
  const t = useText()
  const treasury = useTreasury().data
  const oldest = counts?.oldest_waiting_seconds ?? null
  return (
    <StatStrip columns={3} label={t('admin.transactions.figures')}>
      <Stat
        label={t('admin.transactions.waiting')}
        state={counts ? 'ready' : 'loading'}
        figure={counts && <span className="num">{counts.waiting}</span>}
        caption={oldest === null ? t('admin.transactions.nothing_waits') : t('admin.transactions.oldest', { age: durationText(oldest) })}
      />
      <Stat
        label={t('admin.transactions.budget')}
        state={treasury ? 'ready' : 'loading'}
        figure={<Money value={treasury?.adjustment_budget} />}
        caption={t('admin.transactions.budget_note')}
      />
      <Stat
        label={t('admin.transactions.free')}
        state={treasury ? 'ready' : 'loading'}
        figure={<Money value={treasury?.reserve.free} />}
        caption={t('admin.transactions.free_note')}
      />
    </StatStrip>
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
  const counted = {
    '': counts?.all,
    pending: counts?.pending,
    active: counts?.active,
    rejected: counts?.rejected,
    deleted: counts?.deleted,
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FilterTabs
        label={t('admin.transactions.states')}
        value={statuses.find((status) => status === values.status) ?? ''}
        onChange={(status) => choose('status', status, ['waiting'])}
        tabs={statuses.map((status) => ({ value: status, label: t(`admin.transactions.${status || 'all'}`), count: counted[status] }))}
      />
      <search
        aria-label={t('admin.transactions.filters')}
        className="flex min-w-0 flex-[1_1_37.5rem] flex-wrap items-center justify-end gap-3 xl:flex-nowrap [&>*]:min-w-0"
      >
        <SearchField value={values.q} hint={t('admin.transactions.search_hint')} onChange={(text) => choose('q', text)} />
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
      </search>
    </div>
  )
}
