/**
 * The transaction: the user-facing record of a money movement. Plans, funding and administrators write it with their moves;
 * its id is the `ref` of its moves.
 */
import type { Cents } from '#kernel/money'
import type { Claim, JournalRecord } from '#server/ledger'
import type { Party, TransactionState } from './transitions.ts'

export type TransactionStatus = 'pending' | 'active' | 'rejected' | 'deleted'
export type TransactionOrigin = 'rail' | 'adjustment' | 'transfer' | 'plan' | 'referral'
/** What happened to the plan: a purchase, or the payout at maturity or on early exit. */
export type PlanEvent = 'purchase' | 'maturity' | 'early_exit'
export type TransactionAccount = 'main' | 'bonus' | 'investment' | 'earning'
export type PaymentMethod = 'card' | 'wallet' | 'bank'

/** A row of member_transaction. */
export type Transaction = {
  readonly id: string
  readonly user_id: string
  readonly created_at: Date
  readonly effective_at: Date
  readonly updated_at: Date
  readonly amount: Cents
  readonly type: 'credit' | 'debit'
  readonly account: TransactionAccount
  readonly origin: TransactionOrigin
  /** Null unless a plan moved the money. */
  readonly plan_event: PlanEvent | null
  readonly state: TransactionState
  readonly method: PaymentMethod | null
  readonly coin: string | null
  readonly network: string | null
  readonly address: string | null
  readonly wallet_id: string | null
  readonly object_id: string | null
  readonly narration: string | null
  readonly reason: string | null
  readonly bank_last_four: string | null
  readonly bank_sealed: Buffer | null
  readonly expires_at: Date | null
  readonly decided_by: string | null
  readonly decided_at: Date | null
}

export type NewTransaction = Pick<
  Transaction,
  'id' | 'user_id' | 'created_at' | 'effective_at' | 'amount' | 'type' | 'account' | 'origin' | 'state'
> &
  Partial<Transaction>

/** The row of a new transaction. */
export function toTransaction(fresh: NewTransaction): Transaction {
  return {
    plan_event: null,
    method: null,
    coin: null,
    network: null,
    address: null,
    wallet_id: null,
    object_id: null,
    narration: null,
    reason: null,
    bank_last_four: null,
    bank_sealed: null,
    expires_at: null,
    decided_by: null,
    decided_at: null,
    updated_at: fresh.created_at,
    ...fresh,
  }
}

export function recordTransaction(transaction: Transaction, by: Party): JournalRecord {
  return {
    name: 'ledger_record_transaction',
    row: { ...transaction, bank_sealed: transaction.bank_sealed?.toString('base64') ?? null, by },
  }
}

export type StateChange = {
  readonly state: TransactionState
  readonly at: Date
  readonly by: Party
  readonly reason?: string | null
  readonly decided_by?: string | null
  readonly effective_at?: Date
}

/** The change as a journal record, and the resulting row. */
export function changeState(transaction: Transaction, change: StateChange): { record: JournalRecord; after: Transaction } {
  const after = {
    ...transaction,
    state: change.state,
    updated_at: change.at,
    reason: change.reason ?? transaction.reason,
    decided_by: change.decided_by ?? transaction.decided_by,
    decided_at: change.decided_by ? change.at : transaction.decided_at,
    effective_at: change.effective_at ?? transaction.effective_at,
  }
  return { record: { name: 'ledger_record_transaction_state', row: { id: transaction.id, ...change } }, after }
}

export function claimTransaction(id: string, expects: readonly TransactionState[]): Claim {
  return { name: 'ledger_claim_transaction', id, expects }
}

const statuses: Record<TransactionState, TransactionStatus> = {
  unconfirmed: 'pending',
  awaiting_approval: 'pending',
  awaiting_second: 'pending',
  settled: 'active',
  declined: 'rejected',
  lapsed: 'rejected',
  cancelled: 'deleted',
  deleted: 'deleted',
}

export function statusOf(state: TransactionState): TransactionStatus {
  return statuses[state]
}

export function statesOf(status: TransactionStatus | 'approved'): TransactionState[] {
  const current = status === 'approved' ? 'active' : status
  return (Object.keys(statuses) as TransactionState[]).filter((state) => statuses[state] === current)
}

/** The specification's labels for rail and plan, and plain ones for the rest. */
export function labelOf({ account, origin, type }: Pick<Transaction, 'account' | 'origin' | 'type'>): string {
  if (origin === 'adjustment') return 'Adjustment by operator'
  if (origin === 'transfer') return 'Transfer'
  if (account === 'investment') return 'investment'
  if (account === 'bonus') return 'bonus'
  if (account === 'earning') return 'Earning'
  return type === 'credit' ? 'Deposit' : 'Withdrawal'
}

type LabelCode =
  | `label_${'deposit' | 'withdrawal' | 'adjustment' | 'transfer'}`
  | `label_${'investment' | 'bonus' | 'earning' | 'maturity' | 'early_exit'}`

/** The label as a code. */
export function labelCode({
  account,
  origin,
  type,
  plan_event,
}: Pick<Transaction, 'account' | 'origin' | 'type' | 'plan_event'>): LabelCode {
  if (plan_event === 'maturity' || plan_event === 'early_exit') return `label_${plan_event}`
  if (origin === 'adjustment' || origin === 'transfer') return `label_${origin}`
  if (account === 'investment' || account === 'bonus' || account === 'earning') return `label_${account}`
  return type === 'credit' ? 'label_deposit' : 'label_withdrawal'
}

/** Name in lists: distinguishes a plan's payout from a purchase, which have the same label in the specification. */
export function nameOf(row: Pick<Transaction, 'account' | 'origin' | 'type' | 'plan_event'>): string {
  if (row.plan_event === 'maturity') return 'Payout at maturity'
  return row.plan_event === 'early_exit' ? 'Early exit' : labelOf(row)
}

export type TransactionView = ReturnType<typeof viewTransaction>

/** The record with the specification's field names. Bank details show their last four characters only. */
export function viewTransaction(row: Transaction) {
  return {
    _id: row.id,
    user: row.user_id,
    amount: row.amount,
    created_at: row.created_at,
    effective_at: row.effective_at,
    transaction_status: statusOf(row.state),
    transaction_type: row.type,
    account_type: row.account,
    state: row.state,
    origin: row.origin,
    plan_event: row.plan_event,
    label: labelOf(row),
    payment_option: row.method,
    selected_coin: row.coin,
    wallet_id: row.wallet_id,
    address: row.address,
    network: row.network,
    narration: row.narration,
    admin_comment: row.reason,
    bank_detail: row.bank_last_four === null ? null : { acct_name: '••••', acct_no: `••••${row.bank_last_four}`, bank_name: '••••' },
    object_id: row.object_id,
    expires_at: row.expires_at,
  }
}
