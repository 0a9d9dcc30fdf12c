/** Investments: a member's own, and for a visitor what stands here once they have some. Nobody is sent away. */
import { useStoredUser } from '#web/session/index.ts'
import { OwnAmounts } from '../amounts/OwnAmounts.tsx'
import { OwnInvestments } from './OwnInvestments.tsx'
import { PublicInvestments } from './PublicInvestments.tsx'

export function Component() {
  if (useStoredUser() === null) return <PublicInvestments />
  return (
    <OwnAmounts>
      <OwnInvestments />
    </OwnAmounts>
  )
}
