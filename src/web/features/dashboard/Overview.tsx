/** What the dashboard shows of an account. */
import { Suspense, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { InvestmentRowsSkeleton } from '#web/entities/investment/index.ts'
import { TransactionRowsSkeleton } from '#web/entities/transaction/index.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Card, Skeleton } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Loading } from '#web/shared/screen/Failed.tsx'
import { TotalsStrip } from './AccountFigure.tsx'
import { OwnProofWarning } from './OwnProof.tsx'
import { StoryCard } from './StoryCard.tsx'
import { isEmptyAccount } from './start/empty-account.ts'
import { OpenTourNote, TourReopen, TourStops } from './tour/TourParts.tsx'

const BonusPanel = lazyPart(async () => (await import('./BonusPanel.tsx')).BonusPanel)
const StartScreen = lazyPart(async () => (await import('./start/StartScreen.tsx')).StartScreen)
/** Below the first window: loaded while the first is read. */
const Below = lazyPart(async () => (await import('./Below.tsx')).Below, true)
const NextEvents = lazyPart(async () => (await import('./Below.tsx')).NextEvents)

/** `sample`: of the sample account, without what only an own account has. */
export function Overview({ account, sample = false }: { account: Account; sample?: boolean }) {
  // What was chosen before the log-in.
  const has_choice = useSearchParams()[0].has('plan')
  const beside = useSyncExternalStore(onResize, isWide, () => false) && account.account_info.maturities.length > 0
  const lower = (
    <Suspense fallback={<Skeleton height={480} />}>
      <Below account={account} beside={beside} />
    </Suspense>
  )
  if (sample) {
    return (
      <>
        <Story account={account} beside={beside} sample />
        <TotalsStrip account={account.account_info} />
        {lower}
      </>
    )
  }
  return (
    <>
      <OwnProofWarning />
      {isEmptyAccount(account) || has_choice ? (
        <Suspense fallback={<Skeleton height={420} />}>
          <StartScreen account={account} />
        </Suspense>
      ) : (
        <Funded account={account} beside={beside} />
      )}
      {lower}
      <TourReopen account={account} />
      <OpenTourNote account={account} />
    </>
  )
}

type StoryProps = { account: Account; beside: boolean; sample?: boolean }

/** From 110em the next events are beside the drawing. */
function Story({ account, beside, sample = false }: StoryProps) {
  if (!beside) return <StoryCard account={account} sample={sample} />
  return (
    <div className="grid grid-cols-[minmax(0,2.6fr)_minmax(22rem,1fr)] items-start gap-6">
      <StoryCard account={account} sample={sample} />
      <Suspense fallback={null}>
        <NextEvents account={account} />
      </Suspense>
    </div>
  )
}

const isWide = () => matchMedia('(min-width: 110em)').matches

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

function Funded({ account, beside }: StoryProps) {
  return (
    <>
      <Story account={account} beside={beside} />
      <TotalsStrip account={account.account_info} />
      <TourStops account={account} />
      <Suspense fallback={<Skeleton height={160} />}>
        <BonusPanel account={account.account_info} />
      </Suspense>
    </>
  )
}

/** Skeleton of the dashboard while its one call loads. */
export function DashboardSkeleton() {
  const t = useText()
  return (
    <Loading className="grid gap-4 md:gap-6">
      <Card title={t('sums.yours')} quiet className="[&>header]:mb-1">
        <Skeleton width={190} height={40} className="my-1" />
        <Skeleton width={240} className="mt-3" />
        <Skeleton height={360} className="mt-6" />
      </Card>
      <TotalsStrip account={null} />
      <Card title={t('dashboard.investments')}>
        <InvestmentRowsSkeleton />
      </Card>
      <Card title={t('dashboard.transactions')}>
        <TransactionRowsSkeleton />
      </Card>
    </Loading>
  )
}
