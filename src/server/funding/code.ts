/** The code that confirms a withdrawal: what it is bound to, and the mail that brings it. */
import { createHash } from 'node:crypto'
import { formatDecimal, formatUsd } from '#kernel/money'
import type { Transaction } from '#server/ledger'
import type { OutboxRow } from '#server/store'
import type { CodeSubject, FundingDependencies } from './dependencies.ts'
import { destinationText } from './notice.ts'
import { selectedCoin } from './payout.ts'

/** Amount and destination, so that a code for one withdrawal fits no other and none that was changed. Bank details stand here by their hash. */
export function codeSubject(transaction: Transaction): CodeSubject {
  const { id, amount, address, coin, network, bank_sealed } = transaction
  const destination = bank_sealed
    ? `bank sha256:${createHash('sha256').update(bank_sealed).digest('hex')}`
    : selectedCoin({ address: address ?? '', symbol: coin ?? '', network: network ?? '' })
  return { purpose: 'withdrawal', subject: id, binding: `${formatDecimal(amount)} ${destination}` }
}

export function codeMail({ codes }: Pick<FundingDependencies, 'codes'>, to: string, code: string, transaction: Transaction): OutboxRow {
  const lines = [`Amount: ${formatUsd(transaction.amount)}`, `To: ${destinationText(transaction)}`]
  return { kind: 'mail', payload: codes.letter(to, code, lines) }
}
