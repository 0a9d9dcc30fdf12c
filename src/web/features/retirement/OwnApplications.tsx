/** A member's applications, newest first, each with its state and retention date. */

import type { WireData } from '#contract/routes'
import { Card, Chip, EmptyState, Skeleton } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { realDateText, realMomentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'

type Application = WireData<'listOwnApplications'>[number]

const chips = { received: 'pending', in_review: 'pending', approved: 'success', declined: 'failed' } as const

export function OwnApplications() {
  const t = useText()
  const applications = useData(read('listOwnApplications'))
  const again = { onRetry: () => void applications.refetch(), working: applications.isFetching }
  if (!applications.data && applications.isError) return <Failed title={t('retirement.own_failed')} error={applications.error} {...again} />
  return (
    <Card title={t('retirement.own')}>
      {!applications.data ? (
        <Loading>
          <Skeleton height={20} width="50%" />
          <Skeleton height={16} width="80%" className="mt-3" />
        </Loading>
      ) : applications.data.length === 0 ? (
        <EmptyState title={t('retirement.own_none')}>{t('retirement.own_none_text')}</EmptyState>
      ) : (
        <>
          <StaleNote error={applications.error} at={applications.dataUpdatedAt} {...again} />
          <ul>
            {applications.data.map((application) => (
              <Row key={application._id} application={application} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Row({ application }: { application: Application }) {
  const t = useText()
  const { state, reason_code, by_visitor, with_ssn, with_letter, created_at, kept_until, erased_at } = application
  const parts = ['id', ...(with_ssn ? ['ssn'] : []), ...(with_letter ? ['letter'] : [])] as ('id' | 'ssn' | 'letter')[]
  return (
    <li className="grid gap-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="num text-14 font-medium">{realMomentText(created_at)}</span>
        <Chip kind={chips[state]}>{t(`retirement.state.${state}`)}</Chip>
      </div>
      {reason_code && <p className="text-14 text-text-2">{t(`retirement.reason.${reason_code}`)}</p>}
      <p className="text-14 text-text-2">
        {listText(parts.map((part) => t(`retirement.own_parts.${part}`)))}
        {by_visitor && ` · ${t('retirement.own_visitor')}`}
      </p>
      <p className="text-14 text-text-3">
        {erased_at
          ? t('retirement.own_erased', { date: realDateText(erased_at) })
          : t('retirement.own_kept', { date: realDateText(kept_until) })}
      </p>
    </li>
  )
}
