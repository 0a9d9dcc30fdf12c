/** What the three decisions of an administrator share: never on one's own transaction, and always with a row in the audit log, in the same group. */
import type { Once, Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Consent } from '#server/approvals'
import { AUDIT_RECORD } from '#server/audit'
import type { JournalRecord, OutsideName, Transaction } from '#server/ledger'
import type { Administrator, FundingDependencies } from '../dependencies.ts'
import { type End, endTransaction } from './end.ts'
import { findAny } from './find.ts'

export type Decided = { readonly transaction_id: string; readonly by: Administrator; readonly consent?: Consent }
export type DecideRefusal = 'no_transaction' | 'own_change' | 'wrong_status' | OutsideName

/** How an administrator ends a transaction, as the log names it. */
const verbs = { settled: 'approve', declined: 'decline', deleted: 'delete' } as const
type Decision = Pick<End, 'from' | 'reason'> & { readonly state: keyof typeof verbs }

export async function findDecidable(
  dependencies: FundingDependencies,
  { transaction_id, by }: Decided,
): Promise<Transaction | Refused<'no_transaction' | 'own_change'>> {
  const transaction = await findAny(dependencies, transaction_id)
  if (isRefused(transaction)) return transaction
  return (await isOwn(dependencies, by, transaction.user_id)) ? refuse('own_change') : transaction
}

/** Their own account, or that of a member whom they brought. */
export async function isOwn({ memberOf }: FundingDependencies, by: Administrator, user_id: string): Promise<boolean> {
  return user_id === by.user_id || (await memberOf(user_id))?.referred_by === by.user_id
}

export async function decide(
  dependencies: FundingDependencies,
  decided: Decided,
  end: Decision,
  once: Once<Transaction>,
): Promise<Transaction | Replayed | Refused<DecideRefusal>> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  return endTransaction(dependencies, transaction, decision(dependencies, decided, transaction, end), once)
}

/** The end that an administrator decided on, with its row in the audit log. */
export function decision(dependencies: FundingDependencies, decided: Decided, transaction: Transaction, end: Decision): Omit<End, 'guard'> {
  const audited = auditDecision(dependencies, decided, transaction, end)
  return { ...end, by: 'administrator', decided_by: decided.by.user_id, records: [audited] }
}

export function auditDecision(
  { audit }: FundingDependencies,
  { by, consent }: Decided,
  transaction: Transaction,
  { state, reason }: Pick<Decision, 'state' | 'reason'>,
): JournalRecord {
  const noun = transaction.type === 'credit' ? 'deposit' : 'withdrawal'
  const row = audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: `${noun}.${verbs[state]}`,
    object_kind: 'transaction',
    object_id: transaction.id,
    before: { state: transaction.state },
    after: { state, user: transaction.user_id, amount: transaction.amount, ...consent?.note },
    reason: reason ?? null,
    request_id: by.request_id,
  })
  return { name: AUDIT_RECORD, row }
}
