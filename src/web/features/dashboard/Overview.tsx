/** What the dashboard shows of an account. */
import { Suspense } from 'react'
import { Skeleton } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/account-words.ts'
import { lazyPart } from '#web/shared/screen/part.ts'
import { OwnProofWarning } from './OwnProof.tsx'
import { StoryCard } from './StoryCard.tsx'
import { isEmptyAccount } from './start/empty-account.ts'
import { TotalsStrip } from './TotalsStrip.tsx'
import { OpenTourNote, TourReopen, TourStops } from './tour/TourParts.tsx'

const BonusPanel = lazyPart(async () => (await import('./BonusPanel.tsx')).BonusPanel)
const StartScreen = lazyPart(async () => (await import('./start/StartScreen.tsx')).StartScreen)
/** Below the first window: loaded while the first is read. */
const Below = lazyPart(async () => (await import('./Below.tsx')).Below, true)

/** `sample`: of the sample account, without what only an own account has. */
export function Overview({ account, sample = false }: { account: Account; sample?: boolean }) {
  const lower = (
    <Suspense fallback={<Skeleton height={480} />}>
      <Below account={account} />
    </Suspense>
  )
  if (sample) {
    return (
      <>
        <StoryCard account={account} sample />
        <TotalsStrip account={account.account_info} />
        {lower}
      </>
    )
  }
  return (
    <>
      <OwnProofWarning />
      {isEmptyAccount(account) ? (
        <Suspense fallback={<Skeleton height={420} />}>
          <StartScreen account={account} />
        </Suspense>
      ) : (
        <Funded account={account} />
      )}
      {lower}
      <TourReopen account={account} />
      <OpenTourNote />
    </>
  )
}

function Funded({ account }: { account: Account }) {
  return (
    <>
      <StoryCard account={account} />
      <TotalsStrip account={account.account_info} />
      <TourStops account={account} />
      <Suspense fallback={<Skeleton height={160} />}>
        <BonusPanel account={account.account_info} />
      </Suspense>
    </>
  )
}
