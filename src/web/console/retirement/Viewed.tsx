/** Who viewed and decided it, from the audit log. */

import { changeText } from '#web/console/shared/change-lines.ts'
import { applicationHistory } from '#web/console/shared/queries/applications.ts'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useData } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

const audit_actions = ['decide', 'reveal_ssn', 'view_govt_id', 'view_employment_letter'] as const

export function Viewed({ id }: { id: string }) {
  const t = useText()
  const touches = useData(applicationHistory(id))
  if (!touches.data) {
    if (!touches.isError) return <Skeleton height={120} />
    return (
      <Failed
        title={t('applications.failed_touches')}
        error={touches.error}
        onRetry={() => void touches.refetch()}
        working={touches.isFetching}
      />
    )
  }
  return (
    <Card title={t('applications.touches')}>
      {touches.data.length === 0 && <p className="text-text-2">{t('applications.no_touches')}</p>}
      <ul className="divide-y divide-line">
        {touches.data.map((one) => {
          const action = audit_actions.find((name) => one.action === `ira_application.${name}`)
          return (
            <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{action ? t(`applications.did.${action}`) : one.action}</span>{' '}
                <span className="text-text-2">{one.actor_email}</span>
                {action === 'decide' && <span className="block text-14 text-text-2">{changeText(one)}</span>}
                {one.reason && <span className="block text-14 text-text-2">{one.reason}</span>}
              </span>
              <span className="num text-14 text-text-2">{realMomentText(one.at)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
