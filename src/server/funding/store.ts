/** The tables of the funding room: deposit wallets, payout addresses and bank details. */
import type { Query, Queryable } from '#server/store'

export type Wallet = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly network: string
  readonly address: string
  readonly image: string | null
  readonly rank: number
  readonly updated_at: Date
  /** Increased by each change. */
  readonly version: number
  /** When a changed address, network or symbol becomes effective; null if at once. Until then members see the former ones. */
  readonly in_force_at: Date | null
  readonly former_symbol: string | null
  readonly former_network: string | null
  readonly former_address: string | null
}

export type PayoutAddress = {
  readonly user_id: string
  readonly symbol: string
  readonly network: string
  readonly address: string
  /** The payee, the same for all spellings of an address. */
  readonly account: string
  readonly unlocks_at: Date
  readonly created_at: Date
}

export type BankRow = { readonly sealed: Buffer; readonly last_four: string }
export type SavedBank = BankRow & { readonly unlocks_at: Date }

const WALLET =
  'SELECT id, name, symbol, network, address, image, rank, updated_at, version, in_force_at, former_symbol, former_network, former_address FROM deposit_wallet'

/** By rank, then by name. Rank −1 means none and comes last. */
export function listWallets(query: Query): Promise<Wallet[]> {
  return query<Wallet>(`${WALLET} ORDER BY rank = -1, rank, name, id`)
}

export async function readWallet(query: Query, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<Wallet | null> {
  const [row] = await query<Wallet>(`${WALLET} WHERE id = $1 ${lock}`, [id])
  return row ?? null
}

export async function insertWallet(tx: Queryable, wallet: Omit<Wallet, 'version' | 'in_force_at' | `former_${string}`>): Promise<void> {
  const { id, name, symbol, network, address, image, rank, updated_at } = wallet
  await tx.query(
    `INSERT INTO deposit_wallet (id, name, symbol, network, address, image, rank, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT DO NOTHING`,
    [id, name, symbol, network, address, image, rank, updated_at],
  )
}

const ADDRESS = 'SELECT user_id, symbol, network, address, account, unlocks_at, created_at FROM payout_address'

export function listAddresses(query: Query, user_id: string): Promise<PayoutAddress[]> {
  return query<PayoutAddress>(`${ADDRESS} WHERE user_id = $1 ORDER BY symbol, network`, [user_id])
}

export async function readAddress(query: Query, user_id: string, symbol: string, network: string): Promise<PayoutAddress | null> {
  const [row] = await query<PayoutAddress>(`${ADDRESS} WHERE user_id = $1 AND symbol = $2 AND network = $3`, [user_id, symbol, network])
  return row ?? null
}

export async function readBank(query: Query, user_id: string): Promise<SavedBank | null> {
  const [row] = await query<SavedBank>('SELECT sealed, last_four, unlocks_at FROM bank_detail WHERE user_id = $1', [user_id])
  return row ?? null
}

export async function saveBank(tx: Queryable, user_id: string, bank: SavedBank, at: Date): Promise<void> {
  const { sealed, last_four, unlocks_at } = bank
  await tx.query(
    `INSERT INTO bank_detail (user_id, sealed, last_four, unlocks_at, updated_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO UPDATE SET sealed = excluded.sealed, last_four = excluded.last_four, unlocks_at = excluded.unlocks_at,
       updated_at = excluded.updated_at`,
    [user_id, sealed, last_four, unlocks_at, at],
  )
}

/** For the data export: addresses that were, or were to be, oldest first. */
export function listAddressChanges(query: Query, user_id: string): Promise<object[]> {
  return query(
    'SELECT symbol, network, address, former_address, created_at, undone_at FROM payout_address_change WHERE user_id = $1 ORDER BY n',
    [user_id],
  )
}

/** Deletes a member's payout destinations, in the caller's transaction. */
export async function erasePayout(tx: Queryable, user_id: string): Promise<void> {
  await tx.query('DELETE FROM payout_address WHERE user_id = $1', [user_id])
  await tx.query('DELETE FROM payout_address_change WHERE user_id = $1', [user_id])
  await tx.query('DELETE FROM bank_detail WHERE user_id = $1', [user_id])
}
