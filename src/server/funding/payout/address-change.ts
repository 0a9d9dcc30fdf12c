/**
 * Where a member is paid, changed: each change is a row that knows what stood before, and its link in the mail takes it back. Whoever undoes a
 * change undoes what came after it for the same coin and network, so that a second change does not save the first.
 */
import { newId } from '#kernel/id'
import type { Tx } from '#server/store'
import type { PayoutAddress } from '../store.ts'

type Place = Pick<PayoutAddress, 'user_id' | 'symbol' | 'network'>
type Standing = Pick<PayoutAddress, 'address' | 'account' | 'unlocks_at' | 'created_at'>
type Row = AddressChange & { readonly n: bigint } & { readonly [Name in keyof Standing as `former_${Name}`]: Standing[Name] | null }
export type AddressChange = Place & { readonly id: string; readonly address: string | null; readonly former_address: string | null }

const PLACE = 'user_id = $1 AND symbol = $2 AND network = $3'

/** Null: the same address stands there already, and its hold is left as it was. */
export async function saveAddress(tx: Pick<Tx, 'query'>, wanted: PayoutAddress): Promise<AddressChange | null> {
  const { user_id, symbol, network, address, account, unlocks_at, created_at } = wanted
  const former = await lockAddress(tx, wanted)
  if (former?.address === address) return null
  const [written] = await tx.query(
    former
      ? `UPDATE payout_address SET address = $4, account = $5, unlocks_at = $6, created_at = $7 WHERE ${PLACE} RETURNING 1`
      : `INSERT INTO payout_address (user_id, symbol, network, address, account, unlocks_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING RETURNING 1`,
    [user_id, symbol, network, address, account, unlocks_at, created_at],
  )
  // Another call made the row meanwhile and has committed: it is there to be locked now.
  return written ? record(tx, wanted, former, created_at) : saveAddress(tx, wanted)
}

/** Null: there is none. */
export async function deleteAddress(tx: Pick<Tx, 'query'>, place: Place, at: Date): Promise<AddressChange | null> {
  const former = await lockAddress(tx, place)
  if (!former) return null
  await tx.query(`DELETE FROM payout_address WHERE ${PLACE}`, [place.user_id, place.symbol, place.network])
  return record(tx, { ...place, address: null, account: null }, former, at)
}

/** The change as it was, undone; null: there is none of this person, or it is undone already. */
export async function undoChange(tx: Pick<Tx, 'query'>, user_id: string, change_id: string, at: Date): Promise<AddressChange | null> {
  const [change] = await tx.query<Row>('SELECT * FROM payout_address_change WHERE id = $1 AND user_id = $2', [change_id, user_id])
  if (!change) return null
  await lockAddress(tx, change)
  const place = [user_id, change.symbol, change.network]
  const undone = await tx.query<{ id: string }>(
    `UPDATE payout_address_change SET undone_at = $5 WHERE ${PLACE} AND n >= $4 AND undone_at IS NULL RETURNING id`,
    [...place, change.n, at],
  )
  if (!undone.some(({ id }) => id === change_id)) return null
  await tx.query(`DELETE FROM payout_address WHERE ${PLACE}`, place)
  if (change.former_address !== null) {
    await tx.query(
      'INSERT INTO payout_address (user_id, symbol, network, address, account, unlocks_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [...place, change.former_address, change.former_account, change.former_unlocks_at, change.former_created_at],
    )
  }
  return change
}

async function lockAddress(tx: Pick<Tx, 'query'>, { user_id, symbol, network }: Place): Promise<Standing | null> {
  const [row] = await tx.query<Standing>(`SELECT address, account, unlocks_at, created_at FROM payout_address WHERE ${PLACE} FOR UPDATE`, [
    user_id,
    symbol,
    network,
  ])
  return row ?? null
}

async function record(
  tx: Pick<Tx, 'query'>,
  set: Place & { readonly address: string | null; readonly account: string | null },
  former: Standing | null,
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
