/** Notifies a member of each change of a payout address. The mail has a link that undoes the change. */
import { momentText } from '#kernel/clock'
import { outboxWriter, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRow } from '../notice.ts'
import type { AddressChange } from './address-change.ts'

type NoticeDependencies = Pick<FundingDependencies, 'sealer' | 'undoLink'>

/** `unlocks_at`: from when the address can be used; null if it was removed. */
export async function notifyAddressChange(
  { sealer, undoLink }: NoticeDependencies,
  tx: Tx,
  change: AddressChange,
  unlocks_at: Date | null,
): Promise<void> {
  const { id, user_id, address, former_address } = change
  const coin = coinName(change)
  const link = await undoLink(tx, { user_id, change_id: id })
  const row =
    address === null || unlocks_at === null
      ? noticeRow(user_id, 'payout_address.removed', { coin, address: former_address ?? '' }, link)
      : noticeRow(user_id, 'payout_address.changed', { coin, address, from: momentText(unlocks_at) }, link)
  await outboxWriter(sealer)(tx, row)
}
