/** Sends a new code for an unconfirmed withdrawal and revokes the previous one. At most one a minute and three in 15 minutes. */
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { refuseIfClosed } from '#server/identity'
import { findOwnTransaction, type OwnTransaction } from '../decision/find.ts'
import { wrongStatus } from '../decision/status.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { codeMail, issueCode } from './code.ts'

const LIMITS = [
  { bucket: 'withdrawal-resend-minute', max: 1, window_seconds: 60 },
  { bucket: 'withdrawal-resend', max: 3, window_seconds: 900 },
]

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
  for (const { bucket, max, window_seconds } of LIMITS) {
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
