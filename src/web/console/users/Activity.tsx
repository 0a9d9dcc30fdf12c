/** A person's investments and newest transactions. */
import { Link as RouterLink } from 'react-router'
import type { AdminUserDetail } from '#web/console/shared/queries/users.ts'
import { chipOf, directionOf, labelKey } from '#web/entities/transaction/index.ts'
import { Card, Chip, Link, Money } from '#web/kit/index.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

const MAX_ROWS = 12

export function Activity({ detail }: { detail: AdminUserDetail }) {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <Investments detail={detail} />
      <Transactions detail={detail} />
    </div>
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
              <span className="num block text-14 text-text-2">
                {one.status === 'active' ? t('admin.users.of_days', { day: one.day, days: one.term_days }) : t('admin.users.ended')} ·{' '}
                {dateText(one.ended_at ?? one.started_at)}
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
    <Card
      title={t('admin.users.transactions')}
      aside={
        <Link className="text-14" render={<RouterLink to={`/admin/transaction?user=${detail.user.id}`} />}>
          {t('person.all_transactions')}
        </Link>
      }
    >
      {detail.transactions.length === 0 && <p className="text-text-2">{t('admin.users.no_transactions')}</p>}
      <ul className="divide-y divide-line">
        {detail.transactions.slice(0, MAX_ROWS).map((one) => {
          const { status, kind } = chipOf(one.state)
          return (
            <li key={one._id} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block font-medium">{t(`transactions.labels.${labelKey(one)}`)}</span>
                <span className="num block text-14 text-text-2">{momentText(one.effective_at)}</span>
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
