/** How many accounts are suspended, by age, so that none is forgotten. */
import { Link as RouterLink } from 'react-router'
import { Card, Link, SumList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'

const ages = ['longer', 'within_month', 'within_week', 'within_day'] as const

export function Suspended({ suspended }: { suspended: AdminOverview['suspended'] }) {
  const t = useText()
  const some = suspended.count > 0
  return (
    <Card
      title={t('desk.overview.suspended')}
      aside={
        some && (
          <Link className="text-13" render={<RouterLink to="/admin/users?status=suspended" />}>
            {t('desk.overview.suspended_all')}
          </Link>
        )
      }
    >
      {some ? (
        <SumList
          lines={ages.map((age) => ({
            label: t(`desk.overview.ages.${age}`),
            figure: <span className="num">{suspended[age]}</span>,
          }))}
        />
      ) : (
        <p className="text-text-2">{t('desk.overview.suspended_none')}</p>
      )}
      <p className="pt-3 text-13 text-text-3">{t('desk.overview.suspended_note')}</p>
    </Card>
  )
}
