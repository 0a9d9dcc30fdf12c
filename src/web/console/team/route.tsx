/** Staff, their roles and last visit; and invitations. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { changesPath } from '#web/console/shared/changes-path.ts'
import { type TeamMember, useTeam } from '#web/console/shared/queries/team.ts'
import { statusKinds } from '#web/console/shared/queries/users.ts'
import { RoleDialog } from '#web/console/shared/RoleDialog.tsx'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Chip, type Column, Link, Note, Skeleton, Table } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { InviteForm } from './InviteForm.tsx'
import { Invites } from './Invites.tsx'

export function Component() {
  const t = useText()
  const invites = useHasRole('administrator')
  const team = useTeam()
  const [changing, setChanging] = useState<TeamMember | null>(null)
  const columns = useColumns(setChanging)
  return (
    <>
      {team.isPending && <Skeleton width="100%" height={74} />}
      {team.data && (
        <Note kind={team.data.four_eyes ? 'info' : 'risk'} icon="users" title={t(team.data.four_eyes ? 'team.two' : 'team.one')}>
          {t(team.data.four_eyes ? 'team.two_help' : 'team.one_help')}
        </Note>
      )}
      <Table
        tableFrom="md"
        label={t('team.table')}
        columns={columns}
        rows={team.data?.members ?? []}
        rowKey={(row) => row.id}
        state={team.data ? 'ready' : team.isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('team.failed')} error={team.error} onRetry={() => void team.refetch()} working={team.isFetching} />}
      />
      {/* Below a table that gets its height with its rows. */}
      {!team.isPending && (
        <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
          {team.data && invites && <InviteForm first={team.data.four_eyes ? 'operator' : 'administrator'} />}
          <Invites />
        </div>
      )}
      {!invites && <Note>{t('team.administrators_only')}</Note>}
      {changing && <RoleDialog user={changing} onClose={() => setChanging(null)} />}
    </>
  )
}

function useColumns(onChange: (member: TeamMember) => void): Column<TeamMember>[] {
  const t = useText()
  const changes = useHasRole('administrator')
  return [
    { key: 'name', head: t('team.name'), card: 'title', cell: (row) => <Name row={row} /> },
    { key: 'email', head: t('team.email'), card: 'meta', cell: (row) => <span className="wrap-anywhere text-text-2">{row.email}</span> },
    {
      key: 'role',
      head: t('team.role'),
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          {t(`team.roles.${row.role}`)}
          {row.role_held_until && (
            <span className="text-14 text-text-2">{t('team.role_rests', { until: realMomentText(row.role_held_until) })}</span>
          )}
          {row.waiting_change && (
            <Link className="text-14" render={<RouterLink to={changesPath(row.id)} />}>
              {t('team.role_waits')}
            </Link>
          )}
        </span>
      ),
    },
    {
      key: 'factor',
      head: t('team.factor'),
      cell: (row) => <span className="text-text-2">{t(row.second_factor ? 'team.factor_own' : 'team.factor_mail')}</span>,
    },
    {
      key: 'seen',
      head: t('team.last_active'),
      card: 'time',
      cell: (row) => (
        <span className="num whitespace-nowrap text-text-2">
          {row.last_active_at ? realMomentText(row.last_active_at) : t('team.never')}
        </span>
      ),
    },
    {
      key: 'status',
      head: t('team.status'),
      card: 'status',
      cell: (row) => <Chip kind={statusKinds[row.status]}>{t(`admin.users.statuses.${row.status}`)}</Chip>,
    },
    ...(changes ? [actionsColumn(t('team.actions'), onChange)] : []),
  ]
}

function actionsColumn(head: string, onChange: (member: TeamMember) => void): Column<TeamMember> {
  return {
    key: 'actions',
    head,
    hideHead: true,
    align: 'right',
    card: 'actions',
    cell: (row) => <Change row={row} onChange={onChange} />,
  }
}

function Name({ row }: { row: TeamMember }) {
  const t = useText()
  const me = useStoredUser()
  return (
    <span className="grid min-w-0">
      <Link render={<RouterLink to={`/admin/user/${row.id}`} />} className="wrap-anywhere">
        {row.full_name}
      </Link>
      {row.id === me?.id && <span className="text-14 text-text-2">{t('team.you')}</span>}
    </span>
  )
}

function Change({ row, onChange }: { row: TeamMember; onChange: (member: TeamMember) => void }) {
  const t = useText()
  const me = useStoredUser()
  if (row.id === me?.id) return <span className="text-14 text-text-3">{t('team.own_role')}</span>
  if (row.waiting_change !== null) return null
  return (
    <Button variant="secondary" size="s" aria-label={t('team.change_of', { name: row.full_name })} onClick={() => onChange(row)}>
      {t('team.change')}
    </Button>
  )
}
