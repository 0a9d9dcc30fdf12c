/** What somebody new has to do, and what is done of it; gone once they have placed money in a plan. */
import { Suspense } from 'react'
import { lazyPart } from '#web/part.ts'
import { Skeleton } from '#web/ui/index.ts'
import type { AccountInfo } from './account-words.ts'

const Steps = lazyPart(['dashboard'], async () => (await import('./Steps.tsx')).Steps)

export function FirstSteps({ account }: { account: AccountInfo }) {
  if (account.total_investment_capital !== '0.00') return null
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Steps account={account} />
    </Suspense>
  )
}
