/** Investments: a member's own, and for a visitor what stands here once they have some. Nobody is sent away. */
import { recentQuery } from '#web/bots/bot-query.ts'
import { useStoredUser } from '#web/session/index.ts'
import { OwnAmounts } from '../amounts/OwnAmounts.tsx'
import { queries } from '../queries.ts'
import { OwnInvestments } from './OwnInvestments.tsx'
import { PublicInvestments } from './PublicInvestments.tsx'

export const ahead = () => queries.prefetchQuery({ ...recentQuery, retry: false })

export function Component() {
  if (useStoredUser() === null) return <PublicInvestments />
  return (
    <OwnAmounts>
      <OwnInvestments />
    </OwnAmounts>
  )
}
