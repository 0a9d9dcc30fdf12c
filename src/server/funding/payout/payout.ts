/** Saved payout destinations, as shown and as the withdrawal form submits them. */
import type * as z from 'zod/mini'
import type { payoutInfo } from '#contract/funding'
import { findCoin } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { listAddresses, type PayoutAddress, readAddress, readBank } from '../store.ts'
import { showBank } from './bank.ts'

export type PayoutInfo = z.output<typeof payoutInfo>

const SEPARATOR = '::'

/** `address::symbol::network` */
export function selectedCoin({ address, symbol, network }: Pick<PayoutAddress, 'address' | 'symbol' | 'network'>): string {
  return [address, symbol, network].join(SEPARATOR)
}

/** The saved address that the text identifies; null if there is none. */
export async function findSelected(
  { database }: Pick<FundingDependencies, 'database'>,
  user_id: string,
  text: string,
): Promise<PayoutAddress | null> {
  const [address = '', symbol = '', network = '', ...more] = text.split(SEPARATOR)
  const coin = more.length === 0 ? findCoin(symbol, network) : null
  const saved = coin ? await readAddress(database.query, user_id, coin.symbol, coin.network) : null
  return saved?.address === address.trim() ? saved : null
}

export async function readPayout(
  { database, sealer }: Pick<FundingDependencies, 'database' | 'sealer'>,
  user_id: string,
): Promise<PayoutInfo> {
  const [bank, addresses] = await Promise.all([readBank(database.query, user_id), listAddresses(database.query, user_id)])
  return {
    bank: bank && showBank(sealer, bank),
    crypto: addresses.map(({ symbol, address, network }) => ({ symbol, address, network })),
  }
}

export async function listPayoutAddresses({ database }: Pick<FundingDependencies, 'database'>, user_id: string) {
  const rows = await listAddresses(database.query, user_id)
  return rows.map((row) => {
    const { symbol, network, address, unlocks_at, created_at } = row
    return { symbol, network, address, unlocks_at, created_at, selected_coin: selectedCoin(row) }
  })
}
