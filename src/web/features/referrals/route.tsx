/** Referrals: the link, the referred people, the payments and how a bonus is earned. */

import { useReferral } from '#web/entities/referral/index.ts'
import { Card, Money, Note, Skeleton, Stat, StatStrip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { HowItIsComputed } from './HowItIsComputed.tsx'
import { LinkCard } from './LinkCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const referral = useReferral()
  const again = { onRetry: () => void referral.refetch(), working: referral.isFetching }
  if (!referral.data && referral.isError) return <Failed title={t('referrals.failed')} error={referral.error} {...again} />
  if (!referral.data) return <PageSkeleton />
  const { data } = referral
  return (
    <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
      <StaleNote error={referral.error} at={referral.dataUpdatedAt} {...again} />
      {!data.enabled && <Note>{t('referrals.off')}</Note>}
      {data.referred.some(({ state }) => state === 'paused') && <Note>{t('referrals.paused')}</Note>}
      <StatStrip className="md:grid-cols-2! xl:grid-cols-2!">
        <Stat label={t('referrals.total_referred')} figure={data.total_referred} />
        <Stat label={t('referrals.total_bonus')} figure={<Money value={data.total_bonus} />} />
      </StatStrip>
      <div className={columns}>
        <div className="grid gap-4 max-xl:contents md:gap-6 [&>*]:min-w-0">
          <PeopleCard referred={data.referred} />
          <div className="max-xl:order-last">
            <HowItIsComputed network_window_seconds={data.network_window_seconds} />
          </div>
        </div>
        <LinkCard referral={data} />
      </div>
    </div>
  )
}

function PageSkeleton() {
  return (
    <Loading className={columns}>
      {['people', 'link'].map((card) => (
        <Card key={card}>
          <Skeleton width={160} height={20} />
          <Skeleton lines={4} height={36} className="mt-6" />
        </Card>
      ))}
    </Loading>
  )
}
