/**
 * Changes of a deposit wallet that redirect payments: its address, network or coin. Each one is listed in the public log, can become
 * effective after a delay, and is notified to members with a pending deposit to the former address.
 */
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import type { JournalRecord } from '#server/ledger'
import { outboxRecord, outboxWriter, type Query, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRow } from '../notice.ts'
import type { Wallet } from '../store.ts'

export type WalletChange = {
  readonly id: string
  readonly wallet_id: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly name: string
  readonly symbol: string | null
  readonly network: string | null
  readonly address: string | null
  readonly former_symbol: string | null
  readonly former_network: string | null
  readonly former_address: string | null
  readonly administrators: number
  readonly at: Date
  readonly in_force_at: Date
}
type Change = { readonly before: Wallet | null; readonly after: Wallet | null }
type Destination = Pick<Wallet, 'symbol' | 'network' | 'address'>

export function changesDestination({ before, after }: Change): boolean {
  return !before || !after || (['address', 'network', 'symbol'] as const).some((name) => before[name] !== after[name])
}

/** The wallet as members see it now; null if it is not effective yet. */
export function walletForMembers(wallet: Wallet, now: Date): Wallet | null {
  const { in_force_at, former_symbol, former_network, former_address } = wallet
  if (!in_force_at || in_force_at <= now) return wallet
  if (former_symbol === null || former_network === null || former_address === null) return null
  return { ...wallet, symbol: former_symbol, network: former_network, address: former_address }
}

/** Sets when a new destination becomes effective, and what members see until then. Other changes keep the schedule. */
export function scheduleChange(before: Wallet | null, after: Wallet, delay_seconds: number): Wallet {
  if (!changesDestination({ before, after })) return after
  if (delay_seconds === 0) return { ...after, in_force_at: null, former_symbol: null, former_network: null, former_address: null }
  const shown = before && walletForMembers(before, after.updated_at)
  return {
    ...after,
    in_force_at: addSeconds(after.updated_at, delay_seconds),
    former_symbol: shown?.symbol ?? null,
    former_network: shown?.network ?? null,
    former_address: shown?.address ?? null,
  }
}

/** The entry of the public log and the notice, as records of the group that makes the change. */
export function changeRecords(
  { sealer }: Pick<FundingDependencies, 'sealer'>,
  { before, after }: Change,
  administrators: 1 | 2,
  at: Date,
): JournalRecord[] {
  const wallet = after ?? before
  if (!wallet || !changesDestination({ before, after })) return []
  const in_force_at = after?.in_force_at ?? at
  const row: WalletChange = {
    id: newId(at),
    wallet_id: wallet.id,
    kind: before && after ? 'changed' : after ? 'added' : 'removed',
    name: wallet.name,
    ...destinationOf(after),
    former_symbol: before?.symbol ?? null,
    former_network: before?.network ?? null,
    former_address: before?.address ?? null,
    administrators,
    at,
    in_force_at,
  }
  const log = { name: 'funding_record_wallet_change', row: { ...row } }
  if (!before || !after) return [log]
  const payload = { wallet_id: wallet.id, coin: coinName(after), address: after.address, from: in_force_at.toISOString() }
  return [log, outboxRecord(sealer, { kind: 'wallet.changed', payload }, at)]
}

function destinationOf(wallet: Destination | null): { readonly [Name in keyof Destination]: string | null } {
  return { symbol: wallet?.symbol ?? null, network: wallet?.network ?? null, address: wallet?.address ?? null }
}

type WalletChanged = { readonly wallet_id: string; readonly coin: string; readonly address: string; readonly from: string }

/** The reaction to `wallet.changed`: notifies members with a pending deposit to another address of this wallet. */
export async function notifyWalletChange({ sealer }: Pick<FundingDependencies, 'sealer'>, tx: Tx, payload: unknown): Promise<void> {
  const { wallet_id, coin, address, from } = payload as WalletChanged
  const waiting = await tx.query<{ user_id: string; former: string }>(
    `SELECT user_id, min(address) AS former FROM member_transaction
     WHERE wallet_id = $1 AND state IN ('awaiting_approval', 'awaiting_second') AND address <> $2 GROUP BY user_id ORDER BY user_id`,
    [wallet_id, address],
  )
  const write = outboxWriter(sealer)
  for (const { user_id, former } of waiting) await write(tx, noticeRow(user_id, 'deposit_wallet.changed', { coin, address, former, from }))
}

const MAX_LISTED = 100

/** Newest first. */
export function listWalletChanges(query: Query): Promise<WalletChange[]> {
  return query<WalletChange>(`SELECT * FROM deposit_wallet_change ORDER BY at DESC, id DESC LIMIT ${MAX_LISTED}`)
}
