/**
 * The port to a payment rail: `settle` for money in, `payOut` for money out. The sandbox rail is the only implementation, and
 * no setting selects another. The deposit addresses that it shows can't receive real money.
 */
import type { PaymentMethod, Transaction } from '#server/transactions'

export type DepositChoice = 'approve' | 'decline' | 'delay'

/** The rail's decision on a transfer. */
type RailOutcome = { readonly state: 'settled' } | { readonly state: 'declined'; readonly reason: string }

export type BankAccount = {
  readonly accountName: string
  readonly accountNumber: string
  readonly bicOrSwiftCode: string
  readonly nationalCode: string
  readonly bankName: string
  readonly bankAddress: string
}

type WalletAddress = {
  readonly name: string
  readonly symbol: string
  readonly network: string
  readonly address: string
  readonly rank: number
}

type Deposit = { readonly id: string; readonly method: PaymentMethod | null }
/** The destination is a payout address, or encrypted bank details that the rail decrypts. */
export type Withdrawal = Pick<Transaction, 'id' | 'amount' | 'method' | 'coin' | 'network' | 'address' | 'bank_sealed'>

export type Rail = {
  /** The account that bank deposits are paid to. */
  readonly bank: BankAccount
  /** The deposit wallets of a new store. */
  readonly wallets: readonly WalletAddress[]
  /** The payment reference of a deposit. */
  reference(transaction_id: string): string
  /** Whether a deposit has arrived. */
  settle(deposit: Deposit, choice: DepositChoice): RailOutcome | { readonly state: 'pending' }
  /** Whether it pays to specimen addresses: only where no real money moves. */
  readonly pays_specimens: boolean
  /** Whether the rail accepts a payout. It is asked before the decision, possibly several times, and pays nothing. */
  checkPayout(withdrawal: Withdrawal): RailOutcome
  /** Pays a settled withdrawal. A failure is retried, so a repeat with the same key must pay nothing more. */
  payOut(withdrawal: Withdrawal, idempotency_key: string): Promise<void>
}
