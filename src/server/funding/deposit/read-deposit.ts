/** A deposit with its checkout details: the wallet as it was when the deposit was made, or the specimen account, and the reference. */
import { isRefused, type Refused } from '#kernel/refusal'
import type { Transaction } from '#server/transactions'
import { findOwnTransaction, type OwnTransaction } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'
import type { BankAccount } from '../rails/rail.ts'
import { readWallet, type Wallet } from '../store.ts'

export type Checkout = {
  readonly transaction: Transaction
  readonly wallet: Wallet | null
  readonly bank: BankAccount | null
  readonly reference: string
}

export async function readDeposit(dependencies: FundingDependencies, named: OwnTransaction): Promise<Checkout | Refused<'no_transaction'>> {
  const { database, rail } = dependencies
  const transaction = await findOwnTransaction(dependencies, named, 'deposit')
  if (isRefused(transaction)) return transaction
  const { wallet_id, method, id } = transaction
  const wallet = wallet_id ? await readWallet(database.query, wallet_id) : null
  return {
    transaction,
    wallet: wallet && {
      ...wallet,
      address: transaction.address ?? wallet.address,
      network: transaction.network ?? wallet.network,
    },
    bank: method === 'bank' ? rail.bank : null,
    reference: rail.reference(id),
  }
}
