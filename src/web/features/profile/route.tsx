/** The member's profile: the edit form, the current profile, and the referral link. */

import { Card, Skeleton } from '#web/kit/index.ts'
import { useMe } from '#web/shared/account/me-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ReferralCard } from './ReferralCard.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const me = useMe()
  const again = { onRetry: () => void me.refetch(), working: me.isFetching }
  if (me.data) {
    return (
      <>
        <StaleNote error={me.error} at={me.dataUpdatedAt} {...again} />
        <div className={columns}>
          <DetailsForm me={me.data} />
          <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
            <ProfileCard me={me.data} />
            <ReferralCard me={me.data} />
          </div>
        </div>
      </>
    )
  }
  if (me.isError) return <Failed title={t('profile.failed')} error={me.error} {...again} />
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width={200} height={64} />
        <Skeleton lines={6} height={44} className="mt-8" />
      </Card>
      <Card>
        <Skeleton width={200} height={64} />
        <Skeleton lines={3} height={20} className="mt-8" />
      </Card>
    </Loading>
  )
}
