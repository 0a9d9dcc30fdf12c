/**
 * What changes at a deposit wallet where somebody could be made to pay elsewhere: its address, network or coin. Each such change has a line in the
 * public log, may be in force only later, and is told to whoever waits with a deposit that was begun with the former address.
 */
import { addSeconds, momentText } from '#kernel/clock'
import { newId } from '#kernel/id'
import type { JournalRecord } from '#server/ledger'
import { outboxRecord, outboxWriter, type Query, type Tx } from '#server/store'
import { coinName } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { notice } from '../notice.ts'
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
type Place = Pick<Wallet, 'symbol' | 'network' | 'address'>

export function leadsElsewhere({ before, after }: Change): boolean {
  return !before || !after || (['address', 'network', 'symbol'] as const).some((name) => before[name] !== after[name])
}

/** The wallet as members see it at this moment; null: not yet. */
export function shownAt(wallet: Wallet, now: Date): Wallet | null {
  const { in_force_at, former_symbol, former_network, former_address } = wallet
  if (!in_force_at || in_force_at <= now) return wallet
  if (former_symbol === null || former_network === null || former_address === null) return null
  return { ...wallet, symbol: former_symbol, network: former_network, address: former_address }
}

/** From when the new place counts, and what members see until then. What leads nowhere else keeps what was set before. */
export function scheduled(before: Wallet | null, after: Wallet, delay_seconds: number): Wallet {
  if (!leadsElsewhere({ before, after })) return after
  if (delay_seconds === 0) return { ...after, in_force_at: null, former_symbol: null, former_network: null, former_address: null }
  const shown = before && shownAt(before, after.updated_at)
  return {
    ...after,
    in_force_at: addSeconds(after.updated_at, delay_seconds),
    former_symbol: shown?.symbol ?? null,
    former_network: shown?.network ?? null,
    former_address: shown?.address ?? null,
  }
}

/** The line of the public log and the notice, as records of the group that makes the change. */
export function changeRecords(
  { sealer }: Pick<FundingDependencies, 'sealer'>,
  { before, after }: Change,
  administrators: 1 | 2,
  at: Date,
): JournalRecord[] {
  const wallet = after ?? before
  if (!wallet || !leadsElsewhere({ before, after })) return []
  const in_force_at = after?.in_force_at ?? at
  const row: WalletChange = {
    id: newId(at),
    wallet_id: wallet.id,
    kind: before && after ? 'changed' : after ? 'added' : 'removed',
    name: wallet.name,
    ...placeOf(after),
    former_symbol: before?.symbol ?? null,
    former_network: before?.network ?? null,
    former_address: before?.address ?? null,
    administrators,
    at,
    in_force_at,
  }
  const log = { name: 'funding_record_wallet_change', row: { ...row } }
  if (!before || !after) return [log]
  const payload = { wallet_id: wallet.id, coin: coinName(after), address: after.address, from: momentText(in_force_at) }
  return [log, outboxRecord(sealer, { kind: 'wallet.changed', payload }, at)]
}

function placeOf(wallet: Place | null): { readonly [Name in keyof Place]: string | null } {
  return { symbol: wallet?.symbol ?? null, network: wallet?.network ?? null, address: wallet?.address ?? null }
}

type Told = { readonly wallet_id: string; readonly coin: string; readonly address: string; readonly from: string }

/** The reaction to `wallet.changed`: everybody whose deposit waits with another address of this wallet has a message. */
export async function tellWalletChange({ sealer }: Pick<FundingDependencies, 'sealer'>, tx: Tx, payload: unknown): Promise<void> {
  const { wallet_id, coin, address, from } = payload as Told
  const waiting = await tx.query<{ user_id: string; former: string }>(
    `SELECT user_id, min(address) AS former FROM member_transaction
     WHERE wallet_id = $1 AND state IN ('awaiting_approval', 'awaiting_second') AND address <> $2 GROUP BY user_id ORDER BY user_id`,
    [wallet_id, address],
  )
  const write = outboxWriter(sealer)
  for (const { user_id, former } of waiting) await write(tx, notice(user_id, 'deposit_wallet.changed', { coin, address, former, from }))
}

const LISTED = 100

/** Newest first. */
export function listWalletChanges(query: Query): Promise<WalletChange[]> {
  return query<WalletChange>(`SELECT * FROM deposit_wallet_change ORDER BY at DESC, id DESC LIMIT ${LISTED}`)
}
