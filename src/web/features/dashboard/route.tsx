/** The member's overview: balance, allocation, charts and recent activity. One call; every figure has details. */
import { Suspense } from 'react'
import { Skeleton } from '#web/kit/index.ts'
import { useAccount } from '#web/shared/account/account-query.ts'
import type { Account } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { lazyPart } from '#web/shared/screen/part.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { OwnProofWarning } from './OwnProof.tsx'
import { StoryCard } from './StoryCard.tsx'
import { isEmptyAccount } from './start/empty-account.ts'
import { TotalsStrip } from './TotalsStrip.tsx'
import { OpenTourNote, TourReopen, TourStops } from './tour/TourParts.tsx'

const BonusPanel = lazyPart(['dashboard'], async () => (await import('./BonusPanel.tsx')).BonusPanel)
const StartScreen = lazyPart(['dashboard', 'tour'], async () => (await import('./start/StartScreen.tsx')).StartScreen)
/** Below the first window: loaded while the first is read. */
const Below = lazyPart(['dashboard', 'investments', 'transactions', 'tour'], async () => (await import('./Below.tsx')).Below, true)

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

function Overview({ account }: { account: Account }) {
  const { account_info } = account
  return (
    <>
      <OwnProofWarning />
      {isEmptyAccount(account) ? (
        <Suspense fallback={<Skeleton height={420} />}>
          <StartScreen account={account} />
        </Suspense>
      ) : (
        <>
          <StoryCard account={account} />
          <TotalsStrip account={account_info} />
          <TourStops account={account} />
          <Suspense fallback={<Skeleton height={160} />}>
            <BonusPanel account={account_info} />
          </Suspense>
        </>
      )}
      <Suspense fallback={<Skeleton height={480} />}>
        <Below account={account} />
      </Suspense>
      <TourReopen account={account} />
      <OpenTourNote />
    </>
  )
}
