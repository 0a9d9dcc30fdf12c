/** The first screen of a new member: one next step, the tour, and the seven names in one sentence instead of seven zeros. */
import type { Account } from '#web/shared/account/account-words.ts'
import { TourStops } from '../tour/TourParts.tsx'
import { openStop } from '../tour/tour-store.ts'
import { StartCard } from './StartCard.tsx'

export function StartScreen({ account }: { account: Account }) {
  return (
    <>
      <StartCard onFunded={() => openStop('pick')} />
      <TourStops account={account} />
    </>
  )
}
