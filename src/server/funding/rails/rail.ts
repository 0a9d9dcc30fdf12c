/**
 * A rail carries money between the platform and the world. There is one implementation, the sandbox's, and no setting that chooses another:
 * what is asked for a deposit can receive nothing real.
 */
import type { PaymentMethod } from '#server/ledger'

export type DepositChoice = 'approve' | 'decline' | 'delay'
export type RailOutcome =
  | { readonly outcome: 'settled' }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'pending' }

export type BankAccount = {
  readonly accountName: string
  readonly accountNumber: string
  readonly bicOrSwiftCode: string
  readonly nationalCode: string
  readonly bankName: string
  readonly bankAddress: string
}

export type WalletAddress = {
  readonly name: string
  readonly symbol: string
  readonly network: string
  readonly address: string
  readonly rank: number
}

export type Rail = {
  /** Where a bank deposit would go. */
  readonly bank: BankAccount
  /** The deposit wallets that a fresh store starts with. */
  readonly wallets: readonly WalletAddress[]
  /** What the member writes beside a deposit. */
  reference(transaction_id: string): string
  /** What the rail says of a deposit. */
  settle(deposit: { readonly id: string; readonly method: PaymentMethod | null }, choice: DepositChoice): RailOutcome
}
