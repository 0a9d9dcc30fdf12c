/**
 * Changes of payout addresses. Each change is a row with the previous address, and a link in the mail undoes it. Undoing a change also
 * undoes the later ones for the same coin and network, so an attacker can't protect a change with a second one.
 */

import { newId } from '#kernel/id'
import { outboxWriter, type Queryable, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRow } from '../notice.ts'
import type { PayoutAddress } from '../store.ts'

type Destination = Pick<PayoutAddress, 'user_id' | 'symbol' | 'network'>
type SavedAddress = Pick<PayoutAddress, 'address' | 'account' | 'unlocks_at' | 'created_at'>
type ChangeRow = AddressChange & { readonly n: bigint } & {
  readonly [Name in keyof SavedAddress as `former_${Name}`]: SavedAddress[Name] | null
}
export type AddressChange = Destination & { readonly id: string; readonly address: string | null; readonly former_address: string | null }

const BY_DESTINATION = 'user_id = $1 AND symbol = $2 AND network = $3'

/** Null if the same address is saved already, in any spelling; its waiting period stays as it was. */
export async function saveAddress(tx: Queryable, next: PayoutAddress): Promise<AddressChange | null> {
  const { user_id, symbol, network, address, account, unlocks_at, created_at } = next
  const former = await lockAddress(tx, next)
  if (former?.account === account) return null
  const [written] = await tx.query(
    former
      ? `UPDATE payout_address SET address = $4, account = $5, unlocks_at = $6, created_at = $7 WHERE ${BY_DESTINATION} RETURNING 1`
      : `INSERT INTO payout_address (user_id, symbol, network, address, account, unlocks_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING RETURNING 1`,
    [user_id, symbol, network, address, account, unlocks_at, created_at],
  )
  // A concurrent call has inserted and committed the row, so it can be locked now.
  return written ? insertChange(tx, next, former, created_at) : saveAddress(tx, next)
}

/** Null if none is saved. */
export async function deleteAddress(tx: Queryable, place: Destination, at: Date): Promise<AddressChange | null> {
  const former = await lockAddress(tx, place)
  if (!former) return null
  await tx.query(`DELETE FROM payout_address WHERE ${BY_DESTINATION}`, [place.user_id, place.symbol, place.network])
  return insertChange(tx, { ...place, address: null, account: null }, former, at)
}

/** Returns the undone change; null if this user has no such change, or it is undone already. */
async function undoChange(tx: Queryable, user_id: string, change_id: string, at: Date): Promise<AddressChange | null> {
  const [change] = await tx.query<ChangeRow>('SELECT * FROM payout_address_change WHERE id = $1 AND user_id = $2', [change_id, user_id])
  if (!change) return null
  await lockAddress(tx, change)
  const place = [user_id, change.symbol, change.network]
  const undone = await tx.query<{ id: string }>(
    `UPDATE payout_address_change SET undone_at = $5 WHERE ${BY_DESTINATION} AND n >= $4 AND undone_at IS NULL RETURNING id`,
    [...place, change.n, at],
  )
  if (!undone.some(({ id }) => id === change_id)) return null
  await tx.query(`DELETE FROM payout_address WHERE ${BY_DESTINATION}`, place)
  if (change.former_address !== null) {
    await tx.query(
      'INSERT INTO payout_address (user_id, symbol, network, address, account, unlocks_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [...place, change.former_address, change.former_account, change.former_unlocks_at, change.former_created_at],
    )
  }
  return change
}

async function lockAddress(tx: Queryable, { user_id, symbol, network }: Destination): Promise<SavedAddress | null> {
  const [row] = await tx.query<SavedAddress>(
    `SELECT address, account, unlocks_at, created_at FROM payout_address WHERE ${BY_DESTINATION} FOR UPDATE`,
    [user_id, symbol, network],
  )
  return row ?? null
}

async function insertChange(
  tx: Queryable,
  set: Destination & { readonly address: string | null; readonly account: string | null },
  former: SavedAddress | null,
  at: Date,
): Promise<AddressChange> {
  const { user_id, symbol, network, address, account } = set
  const id = newId(at)
  await tx.query(
    `INSERT INTO payout_address_change (id, user_id, symbol, network, address, account, former_address, former_account, former_unlocks_at,
       former_created_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      user_id,
      symbol,
      network,
      address,
      account,
      former?.address ?? null,
      former?.account ?? null,
      former?.unlocks_at ?? null,
      former?.created_at ?? null,
      at,
    ],
  )
  return { id, user_id, symbol, network, address, former_address: former?.address ?? null }
}

/** Notifies a member of each change of a payout address. The mail has a link that undoes the change. */
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
      : noticeRow(user_id, 'payout_address.changed', { coin, address, from: unlocks_at.toISOString() }, link)
  await outboxWriter(sealer)(tx, row)
}

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
