/** All users, newest first. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { InfiniteListFoot, MoreFilters, SearchField } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { type AdminUser, statusKinds, useInfiniteUsers, userStatuses } from '#web/console/shared/queries/users.ts'
import { Chip, type Column, EmptyState, Link, Money, Select, VisuallyHidden } from '#web/kit/index.ts'
import { VirtualTable } from '#web/kit/table/VirtualTable.tsx'
import { realDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const { values, choose } = useFilters(['q', 'status'])
  const users = useInfiniteUsers(values)
  return (
    <>
      <search className="flex flex-wrap items-end gap-3">
        <SearchField value={values.q} hint={t('admin.users.search_hint')} onChange={(text) => choose('q', text)} />
        <MoreFilters chosen={[values.status]}>
          <Select
            size="s"
            frameClassName="w-full sm:w-48"
            aria-label={t('admin.users.status')}
            value={values.status}
            onChange={(event) => choose('status', event.target.value)}
            options={[
              { value: '', label: t('admin.users.all_statuses') },
              ...userStatuses.map((value) => ({ value, label: t(`admin.users.statuses.${value}`) })),
            ]}
          />
        </MoreFilters>
        <span className="ms-auto">
          <CsvButton name="listUsers" ask={{ query: { q: values.q || undefined, status: values.status || undefined } }} />
        </span>
      </search>
      <VirtualTable
        tableFrom="md"
        {...users.list}
        label={t('admin.users.table')}
        columns={useColumns()}
        rowKey={(row) => row.id}
        onRowClick={(row) => navigate(`/admin/user/${row.id}`)}
        failed={<Failed bare title={t('admin.users.failed')} error={users.error} {...users.again} />}
        empty={
          <EmptyState bare title={t('admin.users.none')}>
            {t('admin.users.none_help')}
          </EmptyState>
        }
        footer={<InfiniteListFoot {...users.foot} />}
      />
    </>
  )
}

function useColumns(): Column<AdminUser>[] {
  const t = useText()
  return [
    {
      key: 'name',
      head: t('admin.users.name'),
      card: 'title',
      cell: (row) => (
        <span className="grid min-w-0">
          <Link
            render={<RouterLink to={`/admin/user/${row.id}`} />}
            aria-label={t('admin.users.open', { name: row.full_name })}
            className="wrap-anywhere"
          >
            {row.full_name}
          </Link>
          {row.role !== 'member' && <span className="text-14 text-text-2">{t(`shell.roles.${row.role}`)}</span>}
          {row.waiting_change && <span className="text-14 text-info">{t('admin.users.waits')}</span>}
        </span>
      ),
    },
    {
      key: 'email',
      head: t('admin.users.email'),
      card: 'meta',
      cell: (row) => <span className="wrap-anywhere text-text-2">{row.email}</span>,
    },
    {
      key: 'status',
      head: t('admin.users.status'),
      card: 'status',
      // An account that is as it should be needs no mark.
      cell: (row) =>
        row.status === 'active' ? (
          <VisuallyHidden>{t('admin.users.statuses.active')}</VisuallyHidden>
        ) : (
          <Chip kind={statusKinds[row.status]}>{t(`admin.users.statuses.${row.status}`)}</Chip>
        ),
    },
    {
      key: 'joined',
      head: t('admin.users.joined'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{realDateText(row.created_at)}</span>,
    },
    {
      key: 'balance',
      head: t('admin.users.balance'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.main_balance} strong />,
    },
  ]
}
