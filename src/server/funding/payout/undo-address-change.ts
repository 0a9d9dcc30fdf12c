/** What the link in the mail about an address does: the new one goes and the former one is back, with the hold that it had. */
import { outboxWriter, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { notice } from '../notice.ts'
import { undoChange } from './address-change.ts'

/** In the transaction that uses the link. False: the change is undone already, or there is none. */
export async function undoAddressChange(
  { clock, sealer }: Pick<FundingDependencies, 'clock' | 'sealer'>,
  tx: Tx,
  { user_id, object }: { readonly user_id: string; readonly object: string },
): Promise<boolean> {
  const change = await undoChange(tx, user_id, object, clock.now())
  if (!change) return false
  const coin = coinName(change)
  const told =
    change.former_address === null
      ? notice(user_id, 'payout_address.taken_back', { coin })
      : notice(user_id, 'payout_address.put_back', { coin, address: change.former_address })
  await outboxWriter(sealer)(tx, told)
  return true
}
