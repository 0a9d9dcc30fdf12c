/** Undoes a change of an address by the link in the mail: restores the previous address with its waiting period. */
import { outboxWriter, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRow } from '../notice.ts'
import { undoChange } from './address-change.ts'

/** Runs in the transaction that uses the link. False if there is no such change or it is undone already. */
export async function undoAddressChange(
  { clock, sealer }: Pick<FundingDependencies, 'clock' | 'sealer'>,
  tx: Tx,
  { user_id, object }: { readonly user_id: string; readonly object: string },
): Promise<boolean> {
  const change = await undoChange(tx, user_id, object, clock.now())
  if (!change) return false
  const coin = coinName(change)
  const row =
    change.former_address === null
      ? noticeRow(user_id, 'payout_address.taken_back', { coin })
      : noticeRow(user_id, 'payout_address.put_back', { coin, address: change.former_address })
  await outboxWriter(sealer)(tx, row)
  return true
}
