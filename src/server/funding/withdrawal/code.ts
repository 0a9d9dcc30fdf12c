/** The code that confirms a withdrawal: what it is bound to, and its mail. */
import { createHash } from 'node:crypto'
import type { Language } from '#contract/shared/language'
import { formatDecimal, formatUsd } from '#kernel/money'
import { type Letter, languageOf } from '#server/identity'
import type { Tx } from '#server/store'
import type { Transaction } from '#server/transactions'
import type { CodeSubject, FundingDependencies } from '../dependencies.ts'
import { destinationText } from '../notice.ts'
import { selectedCoin } from '../payout/payout.ts'

/** Bound to amount and destination, so the code is invalid for any other withdrawal. Bank details are represented by their hash. */
export function codeSubject(transaction: Transaction): CodeSubject {
  const { id, amount, address, coin, network, bank_sealed } = transaction
  const destination = bank_sealed
    ? `bank sha256:${createHash('sha256').update(bank_sealed).digest('hex')}`
    : selectedCoin({ address: address ?? '', symbol: coin ?? '', network: network ?? '' })
  return { purpose: 'withdrawal', subject: id, binding: `${formatDecimal(amount)} ${destination}` }
}

type Issued = { readonly code: string; readonly language: Language }

/** A new code, and the language of its mail. */
export async function issueCode({ codes }: Pick<FundingDependencies, 'codes'>, tx: Tx, transaction: Transaction): Promise<Issued> {
  const { code } = await codes.issue(tx, codeSubject(transaction))
  return { code, language: await languageOf(tx, transaction.user_id) }
}

export function codeMail(
  { codes }: Pick<FundingDependencies, 'codes'>,
  to: string,
  { code, language }: Issued,
  transaction: Transaction,
): Letter {
  const what = { amount: formatUsd(transaction.amount), destination: destinationText(transaction) }
  return codes.letter({ to, language }, code, what)
}
