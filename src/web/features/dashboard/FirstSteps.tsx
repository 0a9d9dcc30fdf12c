/** The first steps of a new member, with progress; hidden once they have invested. */
import { Suspense } from 'react'
import { Skeleton } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/account-words.ts'
import { lazyPart } from '#web/shared/screen/part.ts'

const Steps = lazyPart(['dashboard'], async () => (await import('./Steps.tsx')).Steps)

export function FirstSteps({ account }: { account: AccountInfo }) {
  if (account.total_investment_capital !== '0.00') return null
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Steps account={account} />
    </Suspense>
  )
}
