/**
 * Saves payout destinations. Each address is validated for its network. A new or changed one can be used after the configured waiting
 * period.
 */
import { isSpecimen } from '#contract/shared/specimen'
import { addSeconds } from '#kernel/clock'
import { type Cause, isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { refuseIfClosed } from '#server/identity'
import { outboxWriter, type Tx } from '#server/store'
import { type Coin, coinName, findCoin, parseAddress } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRow } from '../notice.ts'
import type { Rail } from '../rails/rail.ts'
import { readBank, saveBank } from '../store.ts'
import { deleteAddress, notifyAddressChange, saveAddress } from './address-change.ts'
import { type BankBody, type BankDetails, maskNumber, mergeBank, openBank, type PayoutInfo, readPayout, sealBank } from './payout.ts'

export type PayoutChange = {
  readonly user_id: string
  readonly own_email: string
  /** The email in the request, if any. */
  readonly email?: string | undefined
  readonly bank?: BankBody | undefined
  readonly crypto?: readonly { readonly symbol: string; readonly address: string; readonly network: string }[] | undefined
}
type CheckedAddress = { readonly coin: Coin; readonly address: string; readonly account: string }

export async function updatePayout(
  dependencies: FundingDependencies,
  change: PayoutChange,
): Promise<PayoutInfo | Refused<'invalid' | 'session_expired'>> {
  const { database, sealer, settings, rail } = dependencies
  if (change.email !== undefined && change.email !== change.own_email) {
    return refuseField('email', { reason: 'not_own_email' })
  }
  const addresses = checkAddresses(change.crypto ?? [], rail)
  if (isRefused(addresses)) return addresses
  const row = await readBank(database.query, change.user_id)
  const bank = mergeBank(change.bank, row && openBank(sealer, row))
  if (isRefused(bank)) return bank
  const hold_seconds = (await settings()).address_hold_seconds
  const left = await database.transaction(async (tx) => {
    const left = await refuseIfClosed(tx, change.user_id)
    if (left) return left
    for (const named of addresses) await savePayoutAddress(dependencies, tx, { ...named, user_id: change.user_id, hold_seconds })
    if (bank) await saveBankDetails(dependencies, tx, { user_id: change.user_id, bank, hold_seconds })
    return null
  })
  return left ?? readPayout(dependencies, change.user_id)
}

/** Sorted, so that two concurrent changes lock the rows in the same order and can't deadlock. Empty addresses are skipped. */
function checkAddresses(
  sent: NonNullable<PayoutChange['crypto']>,
  { pays_specimens }: Pick<Rail, 'pays_specimens'>,
): CheckedAddress[] | Refused<'invalid'> {
  const checked = new Map<string, CheckedAddress>()
  for (const [index, { symbol, network, address }] of sent.entries()) {
    const wrong = (cause: Cause) => refuseField(`payoutInfo.crypto.${index}.address`, cause)
    const coin = findCoin(symbol, network)
    if (!coin) return wrong({ reason: 'coin_not_paid_out', params: { coin: coinName({ symbol, network }) } })
    if (address === '') continue
    const parsed = parseAddress(coin, address)
    if ('wrong' in parsed) return wrong(parsed.wrong)
    if (isSpecimen(parsed.account) && !pays_specimens) return wrong({ reason: 'address_of_sandbox', params: { coin: coinName(coin) } })
    const key = coinName(coin)
    if (checked.has(key)) return wrong({ reason: 'two_addresses', params: { coin: key } })
    checked.set(key, { coin, ...parsed })
  }
  return [...checked.keys()].sort().flatMap((key) => checked.get(key) ?? [])
}

async function savePayoutAddress(
  dependencies: FundingDependencies,
  tx: Tx,
  { coin, address, account, user_id, hold_seconds }: CheckedAddress & { readonly user_id: string; readonly hold_seconds: number },
): Promise<void> {
  const created_at = dependencies.clock.now()
  const unlocks_at = addSeconds(created_at, hold_seconds)
  const { symbol, network } = coin
  const change = await saveAddress(tx, { user_id, symbol, network, address, account, unlocks_at, created_at })
  if (change) await notifyAddressChange(dependencies, tx, change, unlocks_at)
}

async function saveBankDetails(
  { sealer, clock }: FundingDependencies,
  tx: Tx,
  { user_id, bank, hold_seconds }: { readonly user_id: string; readonly bank: BankDetails; readonly hold_seconds: number },
): Promise<void> {
  const row = sealBank(sealer, bank)
  const at = clock.now()
  const unlocks_at = addSeconds(at, hold_seconds)
  await saveBank(tx, user_id, { ...row, unlocks_at }, at)
  await outboxWriter(sealer)(
    tx,
    noticeRow(user_id, 'bank_details.changed', { account: maskNumber(row.last_four), from: unlocks_at.toISOString() }),
  )
}

/** Deletes a payout address. The owner is notified, because a removal and an addition amount to a change. */
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
