/**
 * A withdrawal is paid after its decision is in the journal. The group that settles it also writes an outbox row, and the
 * delivery of that row asks the rail to pay. So a refused decision pays nothing, and a crash after the commit loses no
 * payout.
 */
import { cents } from '#kernel/money'
import type { JournalRecord } from '#server/ledger'
import { outboxRecord } from '#server/store'
import type { Transaction } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import type { Withdrawal } from '../rails/rail.ts'

const PAYOUT = 'withdrawal.payout'

/** A withdrawal as JSON. */
type Payload = Omit<Withdrawal, 'amount' | 'bank_sealed'> & { readonly amount: string; readonly bank_sealed: string | null }

/** It carries the destination, because closing the account erases that from the transaction. The outbox seals it. */
export function payoutRecord({ sealer }: Pick<FundingDependencies, 'sealer'>, withdrawal: Transaction, at: Date): JournalRecord {
  const { id, amount, method, coin, network, address, bank_sealed } = withdrawal
  const payload: Payload = {
    id,
    amount: String(amount),
    method,
    coin,
    network,
    address,
    bank_sealed: bank_sealed?.toString('base64') ?? null,
  }
  return outboxRecord(sealer, { kind: PAYOUT, payload }, at)
}

/** The reaction to `withdrawal.payout`. It may run more than once for a withdrawal: the transaction's id is the idempotency key. */
export async function payOut({ rail }: Pick<FundingDependencies, 'rail'>, payload: unknown): Promise<void> {
  const { amount, bank_sealed, ...rest } = payload as Payload
  const sealed = bank_sealed === null ? null : Buffer.from(bank_sealed, 'base64')
  await rail.payOut({ ...rest, amount: cents(BigInt(amount)), bank_sealed: sealed }, rest.id)
}
