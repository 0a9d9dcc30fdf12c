/** One person: status and actions, balances by account, pending changes; and in tabs: activity, postings, notes, sessions, audit log. */
import type { ReactNode } from 'react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { WaitingNote } from '#web/console/shared/Changed.tsx'
import { type AdminUserDetail, statusKinds, useUser } from '#web/console/shared/queries/users.ts'
import { Avatar, Breadcrumb, Card, Chip, Money, Note, Skeleton, SumList, Tabs, TermsList } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { realDateText, realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import { SocialLinks } from '#web/shared/person/SocialLinks.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { Access, AccessHistory } from './Access.tsx'
import { Activity } from './Activity.tsx'
import { Notes } from './Notes.tsx'
import { Postings } from './Postings.tsx'
import { UserActions } from './UserActions.tsx'

const accounts = ['main', 'bonus', 'earning', 'locked', 'held'] as const

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const person = useUser(id)
  if (person.data) return <Person detail={person.data} />
  if (isAbsent(person.error)) {
    return (
      <NotFound title={t('admin.users.not_found')} back={t('admin.users.back')} to="/admin/users">
        {t('admin.users.not_found_help')}
      </NotFound>
    )
  }
  if (person.isError)
    return (
      <Failed title={t('admin.users.failed_one')} error={person.error} onRetry={() => void person.refetch()} working={person.isFetching} />
    )
  return <Skeleton height={320} />
}

function Person({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  const { user, balances, suspended_reason, frozen_at, withdrawals_frozen_until, profile, waiting_changes } = detail
  return (
    <>
      <Breadcrumb
        label={t('admin.users.table')}
        trail={[{ label: t('admin.users.back'), href: '/admin/users', render: <RouterLink to="/admin/users" /> }]}
        current={user.full_name}
      />
      {waiting_changes.map((change) => (
        <WaitingNote key={change.change_id} change={change} object_id={user.id} />
      ))}
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] [&>*]:min-w-0">
        <Card title={user.full_name} aside={<Chip kind={statusKinds[user.status]}>{t(`admin.users.statuses.${user.status}`)}</Chip>}>
          <div className="grid gap-5">
            <div className="flex items-center gap-4">
              <Avatar size={64} initials={initialsOf(user)} src={profile.profile_pic_url ?? undefined} />
              <SocialLinks me={profile} />
            </div>
            {suspended_reason && <Note kind="risk">{t('admin.users.suspended_because', { reason: suspended_reason })}</Note>}
            {frozen_at && <Note kind="risk">{t('person.frozen', { at: realMomentText(frozen_at) })}</Note>}
            {withdrawals_frozen_until && <Note>{t('person.withdrawals_frozen', { at: realMomentText(withdrawals_frozen_until) })}</Note>}
            <TermsList
              terms={[
                { term: t('admin.users.email'), value: <span className="wrap-anywhere">{user.email}</span> },
                { term: t('admin.users.phone'), value: user.phone ?? '–' },
                { term: t('admin.users.location'), value: [profile.address, profile.location].filter(Boolean).join(', ') || '–' },
                { term: t('person.role'), value: t(`team.roles.${user.role}`) },
                { term: t('admin.users.joined'), value: realDateText(user.created_at) },
                {
                  term: t('admin.users.last_active'),
                  value: user.last_active_at ? realMomentText(user.last_active_at) : t('admin.users.never'),
                },
                { term: t('admin.users.account_id'), value: <span className="tabular-nums wrap-anywhere">{user.id}</span> },
              ]}
            />
            <UserActions user={user} safety={detail} />
          </div>
        </Card>
        <Card title={t('admin.users.balances')}>
          <SumList
            lines={accounts.map((name) => ({ label: t(`admin.users.account.${name}`), figure: <Money value={balances[name]} /> }))}
          />
        </Card>
      </div>
      <Parts detail={detail} />
    </>
  )
}

const parts = ['activity', 'postings', 'notes', 'access', 'touches'] as const
type PartName = (typeof parts)[number]

/** The open tab is in the URL; it is fetched when opened. */
function Parts({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { id, status } = detail.user
  const panels: Record<PartName, ReactNode> = {
    activity: <Activity detail={detail} />,
    postings: <Postings id={id} />,
    notes: <Notes id={id} closed={status === 'closed'} />,
    access: <Access detail={detail} />,
    touches: <AccessHistory id={id} />,
  }
  return (
    <Tabs
      label={t('person.about')}
      value={parts.find((part) => part === search.get('part')) ?? 'activity'}
      onChange={(part) => setSearch(part === 'activity' ? {} : { part }, { replace: true })}
      tabs={parts.map((value) => ({ value, label: t(`person.tabs.${value}`), panel: panels[value] }))}
    />
  )
}
