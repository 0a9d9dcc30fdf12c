/** The member's overview: balance, allocation, charts and recent activity. One call; every figure has details. */
import { useAccount } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { DashboardSkeleton, Overview } from './Overview.tsx'

export function Component() {
  const t = useText()
  const account = useAccount()
  const again = { onRetry: () => void account.refetch(), working: account.isFetching }
  if (account.data) {
    return (
      <>
        <StaleNote error={account.error} at={account.dataUpdatedAt} {...again} />
        <Overview account={account.data} />
      </>
    )
  }
  if (account.isError) return <Failed title={t('dashboard.failed')} error={account.error} {...again} />
  return <DashboardSkeleton />
}
