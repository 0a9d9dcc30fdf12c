/** Deletes a payout address. The owner is notified, because a removal and an addition amount to a change. */
import { type Refused, refuse } from '#kernel/refusal'
import { refuseIfClosed } from '#server/identity'
import { findCoin } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { deleteAddress } from './address-change.ts'
import { notifyAddressChange } from './notify-address-change.ts'

export async function deletePayoutAddress(
  dependencies: FundingDependencies,
  { user_id, symbol, network }: { readonly user_id: string; readonly symbol: string; readonly network: string },
): Promise<null | Refused<'no_payout_address' | 'session_expired'>> {
  const coin = findCoin(symbol, network)
  if (!coin) return refuse('no_payout_address')
  return dependencies.database.transaction(async (tx) => {
    const left = await refuseIfClosed(tx, user_id)
    if (left) return left
    const place = { user_id, symbol: coin.symbol, network: coin.network }
    const change = await deleteAddress(tx, place, dependencies.clock.now())
    if (!change) return refuse('no_payout_address')
    await notifyAddressChange(dependencies, tx, change, null)
    return null
  })
}
