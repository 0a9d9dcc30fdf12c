/** A member is told of each change of an address, with a link in the mail that takes it back, whoever made it. */

import { momentText } from '#kernel/clock'
import { outboxWriter, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { notice } from '../notice.ts'
import type { AddressChange } from './address-change.ts'

type Teller = Pick<FundingDependencies, 'sealer' | 'undoLink'>

/** `unlocks_at`: from when it can be paid to; null for one that was removed. */
export async function tellAddress({ sealer, undoLink }: Teller, tx: Tx, change: AddressChange, unlocks_at: Date | null): Promise<void> {
  const { id, user_id, address, former_address } = change
  const coin = coinName(change)
  const link = await undoLink(tx, { user_id, change_id: id })
  const told =
    address === null || unlocks_at === null
      ? notice(user_id, 'payout_address.removed', { coin, address: former_address ?? '' }, link)
      : notice(user_id, 'payout_address.changed', { coin, address, from: momentText(unlocks_at) }, link)
  await outboxWriter(sealer)(tx, told)
}
