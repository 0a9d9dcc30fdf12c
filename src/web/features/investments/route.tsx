/** Investments: a member's own, or for a visitor a preview without a redirect. */
import { recentQuery } from '#web/entities/bot/index.ts'
import { OwnAmounts } from '#web/shared/account/OwnAmounts.tsx'
import type { Preload } from '#web/shared/screen/preload.ts'
import { useStoredUser } from '#web/shared/session/index.ts'
import { OwnInvestments } from './OwnInvestments.tsx'
import { PublicInvestments } from './PublicInvestments.tsx'

export const preload: Preload = (client) => client.prefetchQuery({ ...recentQuery, retry: false })

export function Component() {
  if (useStoredUser() === null) return <PublicInvestments />
  return (
    <OwnAmounts>
      <OwnInvestments />
    </OwnAmounts>
  )
}
