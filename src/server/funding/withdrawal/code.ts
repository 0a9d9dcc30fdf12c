/** The code that confirms a withdrawal: what it is bound to, and its mail. */
import { createHash } from 'node:crypto'
import type { Language } from '#contract/shared/language'
import { formatDecimal, formatUsd } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Identity, type Letter, languageOf, refuseIfClosed, withdrawalLetter } from '#server/identity'
import type { Tx } from '#server/store'
import type { Transaction } from '#server/transactions'
import { findOwnTransaction, type OwnTransaction, wrongStatus } from '../decision/find.ts'
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

/** Adapts the one-time codes of identity to withdrawals: a wrong, an expired and a used code get the same refusal. */
export function withdrawalCodes(codes: Identity['oneTimeCode']): FundingDependencies['codes'] {
  return {
    issue: (tx, what) => codes.issue(tx, what),
    check: async (guess): Promise<{ code_id: string } | Refused<'wrong_code' | 'too_many'>> => {
      const checked = await codes.check(guess)
      if (isRefused(checked)) return checked
      return checked.ok ? { code_id: checked.code_id } : refuse('wrong_code')
    },
    letter: withdrawalLetter,
  }
}

export const CODE_MAILS = [
  { bucket: 'withdrawal-resend-minute', max: 1, window_seconds: 60 },
  { bucket: 'withdrawal-resend', max: 3, window_seconds: 900 },
] as const

/** Sends a new code for an unconfirmed withdrawal and revokes the previous one. At most one a minute and three in 15 minutes. */
export async function resendWithdrawalCode(
  dependencies: FundingDependencies,
  named: OwnTransaction,
): Promise<null | Refused<'no_transaction' | 'wrong_status' | 'too_many' | 'session_expired'>> {
  const { database, clock, mail, limit, memberOf } = dependencies
  const transaction = await findOwnTransaction(dependencies, named, 'withdrawal')
  if (isRefused(transaction)) return transaction
  if (transaction.state !== 'unconfirmed') return wrongStatus(transaction)
  if (transaction.expires_at && transaction.expires_at <= clock.now()) return wrongStatus({ ...transaction, state: 'lapsed' })
  const member = await memberOf(named.user_id)
  if (!member) return refuse('no_transaction')
  for (const { bucket, max, window_seconds } of CODE_MAILS) {
    const limited = await limit(bucket, named.user_id, { max, window_seconds })
    if (limited) return limited
  }
  return database.transaction(async (tx) => {
    const left = await refuseIfClosed(tx, named.user_id)
    if (left) return left
    const issued = await issueCode(dependencies, tx, transaction)
    await mail.write(tx, codeMail(dependencies, member.email, issued, transaction))
    return null
  })
}
