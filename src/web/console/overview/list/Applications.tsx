/** Practice applications, newest first. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { secondsBetween } from '#kernel/clock'
import { InfiniteListFoot, SearchField } from '#web/console/shared/ListPager.tsx'
import { type AdminApplication, isOpen, stateKinds, states, useApplications } from '#web/console/shared/queries/applications.ts'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Chip, type Column, EmptyState, FilterTabs, Link } from '#web/kit/index.ts'
import { VirtualTable } from '#web/kit/table/VirtualTable.tsx'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { durationText, listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

export function Applications() {
  const t = useText()
  const navigate = useNavigate()
  const opens = useHasRole('operator')
  const { values, choose } = useFilters(['q', 'state'])
  const state = states.find((one) => one === values.state) ?? ''
  const applications = useApplications({ q: values.q, state })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('applications.state')}
          value={state}
          onChange={(next) => choose('state', next || 'all')}
          tabs={(['', ...states] as const).map((value) => ({ value, label: t(`applications.states.${value || 'all'}`) }))}
        />
        <search>
          <SearchField value={values.q} hint={t('applications.search_hint')} onChange={(text) => choose('q', text)} />
        </search>
      </div>
      {!opens && <p className="text-14 text-text-2">{t('applications.read_only')}</p>}
      <VirtualTable
        tableFrom="md"
        {...applications.list}
        label={t('applications.table')}
        columns={useColumns(opens)}
        rowKey={(row) => row._id}
        onRowClick={opens ? (row) => navigate(`/admin/retirement/${row._id}`) : undefined}
        failed={<Failed bare title={t('applications.failed')} error={applications.error} {...applications.again} />}
        empty={
          <EmptyState bare title={t('applications.none')}>
            {t('applications.none_help')}
          </EmptyState>
        }
        footer={<InfiniteListFoot {...applications.foot} />}
      />
    </>
  )
}

/** A link for permitted roles. */
function Name({ row, opens }: { row: AdminApplication; opens: boolean }) {
  const t = useText()
  const name = row.full_name ?? t('applications.erased_name')
  if (!opens) return <span className="font-medium wrap-anywhere">{name}</span>
  return (
    <Link
      render={<RouterLink to={`/admin/retirement/${row._id}`} />}
      aria-label={t('applications.open', { name, date: realMomentText(row.created_at) })}
      className="wrap-anywhere"
    >
      {name}
    </Link>
  )
}

function useColumns(opens: boolean): Column<AdminApplication>[] {
  const t = useText()
  const now = serverNow()
  return [
    {
      key: 'name',
      head: t('applications.name'),
      card: 'title',
      cell: (row) => <Name row={row} opens={opens} />,
    },
    {
      key: 'email',
      head: t('applications.email'),
      card: 'meta',
      cell: (row) => <span className="text-text-2 wrap-anywhere">{row.email ?? '–'}</span>,
    },
    {
      key: 'state',
      head: t('applications.state'),
      card: 'status',
      cell: (row) => <Chip kind={stateKinds[row.state]}>{t(`applications.states.${row.state}`)}</Chip>,
    },
    {
      key: 'sent',
      head: t('applications.sent'),
      card: 'time',
      cell: (row) => (
        <span className="num block whitespace-nowrap">
          <span className="block">{realMomentText(row.created_at)}</span>
          {isOpen(row) && (
            <span className="block text-14 text-text-2">
              {t('admin.transactions.waits', { age: durationText(secondsBetween(new Date(row.created_at), now), 'at_most') })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'documents',
      head: t('applications.documents'),
      cell: (row) =>
        row.erased_at ? t('applications.deleted') : listText(row.documents.map((paper) => t(`applications.papers.${paper.purpose}`))),
    },
  ]
}
