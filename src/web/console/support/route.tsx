/** The support queue: the longest wait first. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { secondsBetween } from '#kernel/clock'
import { InfiniteListFoot } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { Chip, type Column, EmptyState, FilterTabs, Link, Select } from '#web/kit/index.ts'
import { VirtualTable } from '#web/kit/table/VirtualTable.tsx'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type Queued, stateKinds, states, useQueue } from './queries.ts'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const { values, choose } = useFilters(['state', 'assigned'])
  const state = states.find((one) => one === values.state) ?? 'open'
  const queue = useQueue({ state, ...(values.assigned ? { assigned: values.assigned } : {}) })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('support.desk.state')}
          value={state}
          onChange={(next) => choose('state', next)}
          tabs={states.map((value) => ({ value, label: t(`support.states.${value}`) }))}
        />
        <Select
          aria-label={t('support.desk.assigned')}
          frameClassName="w-full sm:w-52"
          value={values.assigned}
          placeholder={t('support.desk.all')}
          options={(['me', 'nobody'] as const).map((value) => ({ value, label: t(`support.desk.${value}`) }))}
          onChange={(event) => choose('assigned', event.target.value)}
        />
      </div>
      <VirtualTable
        tableFrom="md"
        {...queue.list}
        label={t('support.desk.table')}
        columns={useColumns()}
        rowKey={(row) => row._id}
        onRowClick={(row) => navigate(`/admin/support/${row._id}`)}
        failed={<Failed bare title={t('support.failed_list')} error={queue.error} {...queue.again} />}
        empty={
          <EmptyState bare title={t('support.desk.none')}>
            {t('support.desk.none_help')}
          </EmptyState>
        }
        footer={<InfiniteListFoot {...queue.foot} order={t('support.desk.order')} />}
      />
    </>
  )
}

function useColumns(): Column<Queued>[] {
  const t = useText()
  const now = serverNow()
  return [
    {
      key: 'subject',
      head: t('support.subject'),
      card: 'title',
      cell: (row) => (
        <Link render={<RouterLink to={`/admin/support/${row._id}`} />} className="wrap-anywhere">
          {row.subject ?? t('support.desk.visitor_question')}
        </Link>
      ),
    },
    {
      key: 'who',
      head: t('support.desk.who'),
      card: 'meta',
      cell: ({ name, email }) => (
        <span className="grid">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-14 text-text-2 wrap-anywhere">{email}</span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('support.desk.state'),
      card: 'status',
      cell: ({ state }) => <Chip kind={stateKinds[state]}>{t(`support.states.${state}`)}</Chip>,
    },
    {
      key: 'age',
      head: t('support.desk.age'),
      card: 'time',
      cell: ({ since }) => <span className="num whitespace-nowrap">{durationText(secondsBetween(new Date(since), now), 'at_most')}</span>,
    },
    {
      key: 'assigned',
      head: t('support.desk.assigned'),
      cell: ({ assigned_to }) => <span className="text-text-2 wrap-anywhere">{assigned_to?.email ?? '–'}</span>,
    },
  ]
}
