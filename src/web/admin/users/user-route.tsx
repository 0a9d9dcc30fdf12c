/** One person: status and what can be done, balances by account, investments, transactions, sessions. */
import { Link as RouterLink, useParams } from 'react-router'
import { dateText, momentText, preciseText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Avatar, Breadcrumb, Card, Chip, Money, Note, Skeleton, SumList, TermsList } from '#web/ui/index.ts'
import { initialsOf } from '../../app/shell/person.ts'
import { SocialLinks } from '../../app/shell/SocialLinks.tsx'
import { Failed } from '../../app/states/Failed.tsx'
import { isAbsent } from '../../app/states/is-absent.ts'
import { NotFound } from '../../app/states/NotFound.tsx'
import { chipOf, directionOf, labelKey } from '../../app/transactions/transaction-words.ts'
import { type AdminUserDetail, statusKinds, useUser } from './queries.ts'
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
  const { user, balances, suspended_reason, profile } = detail
  return (
    <>
      <Breadcrumb
        label={t('admin.users.table')}
        trail={[{ label: t('admin.users.back'), href: '/admin/users', render: <RouterLink to="/admin/users" /> }]}
        current={user.full_name}
      />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] [&>*]:min-w-0">
        <Card title={user.full_name} aside={<Chip kind={statusKinds[user.status]}>{t(`admin.users.statuses.${user.status}`)}</Chip>}>
          <div className="grid gap-5">
            <div className="flex items-center gap-4">
              <Avatar size={64} initials={initialsOf(user)} src={profile.profile_pic_url ?? undefined} />
              <SocialLinks me={profile} />
            </div>
            {suspended_reason && <Note kind="risk">{t('admin.users.suspended_because', { reason: suspended_reason })}</Note>}
            <TermsList
              terms={[
                { term: t('admin.users.email'), value: <span className="wrap-anywhere">{user.email}</span> },
                { term: t('admin.users.phone'), value: user.phone ?? '–' },
                { term: t('admin.users.location'), value: [profile.address, profile.location].filter(Boolean).join(', ') || '–' },
                { term: t('admin.users.joined'), value: dateText(user.created_at) },
                {
                  term: t('admin.users.last_active'),
                  value: user.last_active_at ? preciseText(user.last_active_at) : t('admin.users.never'),
                },
                { term: t('admin.users.account_id'), value: <span className="tabular-nums wrap-anywhere">{user.id}</span> },
              ]}
            />
            <UserActions user={user} />
          </div>
        </Card>
        <Card title={t('admin.users.balances')}>
          <SumList
            lines={accounts.map((name) => ({ label: t(`admin.users.account.${name}`), figure: <Money value={balances[name]} /> }))}
          />
        </Card>
      </div>
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Investments detail={detail} />
        <Transactions detail={detail} />
      </div>
      <Sessions detail={detail} />
    </>
  )
}

function Investments({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  return (
    <Card title={t('admin.users.investments')}>
      {detail.investments.length === 0 && <p className="text-text-2">{t('admin.users.no_investments')}</p>}
      <ul className="divide-y divide-line">
        {detail.investments.map((one) => (
          <li key={one._id} className="flex items-baseline justify-between gap-4 py-3">
            <span>
              <span className="block font-medium">{one.plan_name}</span>
              <span className="num block text-13 text-text-2">
                {one.status === 'active' ? t('admin.users.of_days', { day: one.day, days: one.term_days }) : t('admin.users.ended')} ·{' '}
                {dateText(one.started_at)}
              </span>
            </span>
            <Money value={one.capital} strong />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Transactions({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  return (
    <Card title={t('admin.users.transactions')}>
      {detail.transactions.length === 0 && <p className="text-text-2">{t('admin.users.no_transactions')}</p>}
      <ul className="divide-y divide-line">
        {detail.transactions.slice(0, 12).map((one) => {
          const { status, kind } = chipOf(one.state)
          return (
            <li key={one._id} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block font-medium">{t(`transactions.labels.${labelKey(one)}`)}</span>
                <span className="num block text-13 text-text-2">{momentText(one.created_at)}</span>
              </span>
              <span className="grid flex-none justify-items-end gap-1">
                <Money value={one.amount} sign={directionOf(one)} strong />
                <Chip kind={kind}>{t(`transactions.status.${status}`)}</Chip>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Sessions({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  return (
    <Card title={t('admin.users.sessions')}>
      {detail.sessions.length === 0 && <p className="text-text-2">{t('admin.users.no_sessions')}</p>}
      <ul className="divide-y divide-line">
        {detail.sessions.map((one) => (
          <li key={one.id} className="grid gap-0.5 py-3">
            <span className="wrap-anywhere">{one.user_agent}</span>
            <span className="num text-13 text-text-2">
              {t('admin.users.session', { address: one.address, at: preciseText(one.last_seen_at) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
