/** Funding's own tables: the platform's deposit wallets, and where members want to be paid. */
import type { Query, Tx } from '#server/store'

export type Wallet = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly network: string
  readonly address: string
  readonly image: string | null
  readonly rank: number
  readonly updated_at: Date
}

export type PayoutAddress = {
  readonly user_id: string
  readonly symbol: string
  readonly network: string
  readonly address: string
  readonly unlocks_at: Date
  readonly created_at: Date
}

export type BankRow = { readonly sealed: Buffer; readonly last_four: string }

const WALLET = 'SELECT id, name, symbol, network, address, image, rank, updated_at FROM deposit_wallet'

export function listWallets(query: Query): Promise<Wallet[]> {
  return query<Wallet>(`${WALLET} ORDER BY rank, name, id`)
}

export async function readWallet(query: Query, id: string): Promise<Wallet | null> {
  const [row] = await query<Wallet>(`${WALLET} WHERE id = $1`, [id])
  return row ?? null
}

export async function insertWallet(tx: Pick<Tx, 'query'>, wallet: Wallet): Promise<void> {
  const { id, name, symbol, network, address, image, rank, updated_at } = wallet
  await tx.query(
    `INSERT INTO deposit_wallet (id, name, symbol, network, address, image, rank, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT DO NOTHING`,
    [id, name, symbol, network, address, image, rank, updated_at],
  )
}

const ADDRESS = 'SELECT user_id, symbol, network, address, unlocks_at, created_at FROM payout_address'

export function listAddresses(query: Query, user_id: string): Promise<PayoutAddress[]> {
  return query<PayoutAddress>(`${ADDRESS} WHERE user_id = $1 ORDER BY symbol, network`, [user_id])
}

export async function readAddress(query: Query, user_id: string, symbol: string, network: string): Promise<PayoutAddress | null> {
  const [row] = await query<PayoutAddress>(`${ADDRESS} WHERE user_id = $1 AND symbol = $2 AND network = $3`, [user_id, symbol, network])
  return row ?? null
}

/** True when it is new or another than before; the same address again keeps its hold as it was. */
export async function saveAddress(tx: Pick<Tx, 'query'>, row: PayoutAddress): Promise<boolean> {
  const changed = await tx.query(
    `INSERT INTO payout_address AS p (user_id, symbol, network, address, unlocks_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, symbol, network) DO UPDATE SET address = excluded.address, unlocks_at = excluded.unlocks_at, created_at = excluded.created_at
     WHERE p.address <> excluded.address RETURNING 1`,
    [row.user_id, row.symbol, row.network, row.address, row.unlocks_at, row.created_at],
  )
  return changed.length > 0
}

export async function deleteAddress(query: Query, user_id: string, symbol: string, network: string): Promise<boolean> {
  const gone = await query('DELETE FROM payout_address WHERE user_id = $1 AND symbol = $2 AND network = $3 RETURNING 1', [
    user_id,
    symbol,
    network,
  ])
  return gone.length > 0
}

export async function readBank(query: Query, user_id: string): Promise<BankRow | null> {
  const [row] = await query<BankRow>('SELECT sealed, last_four FROM bank_detail WHERE user_id = $1', [user_id])
  return row ?? null
}

export async function saveBank(tx: Pick<Tx, 'query'>, user_id: string, { sealed, last_four }: BankRow, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO bank_detail (user_id, sealed, last_four, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET sealed = excluded.sealed, last_four = excluded.last_four, updated_at = excluded.updated_at`,
    [user_id, sealed, last_four, at],
  )
}

/** Where a member wanted to be paid, in the caller's transaction. */
export async function erasePayout(tx: Pick<Tx, 'query'>, user_id: string): Promise<void> {
  await tx.query('DELETE FROM payout_address WHERE user_id = $1', [user_id])
  await tx.query('DELETE FROM bank_detail WHERE user_id = $1', [user_id])
}
