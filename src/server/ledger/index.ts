/**
 * The ledger: the only writer of money. It owes the others one door (`post`), balances under row locks, and a journal that is append-only,
 * gapless, hash-chained and audited. It knows no plan, no deposit and no person: rooms give it entries, guards and rows.
 */
export { type Adjusted, adjustedOf } from './adjustment.ts'
export { type AuditorOptions, type AuditReport, audit, type Finding, halt, readHalted } from './auditor.ts'
export {
  type BalanceSheet,
  heldForMembers,
  heldForOperator,
  type MemberBalances,
  type OperatorBalances,
  readBalanceSheet,
  readBalancesOf,
  readMemberBalances,
  readOperatorBalances,
} from './balance.ts'
export { type BehindFilter, type BehindSum, findBehind, sumBehind } from './behind.ts'
export { type AccountCode, CUSTODY, type MemberAccount, member, memberAccounts, type OperatorAccount } from './chart.ts'
export { closeAccounts, erasePersonal } from './close.ts'
export { commitBatch, extendChain, type Move } from './commitment.ts'
export { type Budget, type Entry, entries, type MoveKind, moveKinds, nonZero } from './entry.ts'
export {
  type After,
  countTransactions,
  findExpired,
  findTransactions,
  type HistoryStep,
  readHistory,
  readTransaction,
  readTransactions,
  type TransactionFilter,
} from './find-transactions.ts'
export type { Claim, Group, JournalRecord, Key, OutsideRefusal, Verdict } from './group.ts'
export { readCommitments, readLastBatch } from './journal.ts'
export { type JournalTotals, openJournalTotals, type Tally } from './journal-totals.ts'
export { CUSTODY_LIMIT, type Limit, membersLimit, operatorLimits, SIDE_LIMIT } from './limit.ts'
export { countOperatorPostings, findOperatorPostings, type OperatorPosting } from './operator-postings.ts'
export { isOutside, outside } from './outcome.ts'
export { balancesAt } from './over-time.ts'
export { PAYOUTS_COUNTED, type PayoutTime, readPayoutTime, wasPaidOut } from './payout-time.ts'
export { openPost, type Post, type PostOptions } from './post.ts'
export { type KindSum, type Posting, postingsOf, sumsByKind } from './posting.ts'
export { replayOf } from './replay.ts'
export { searchTransactions } from './search-transactions.ts'
export {
  type AccountSums,
  type AfterPosting,
  findLocked,
  findNewestPostings,
  findPostings,
  type MemberPosting,
  type MonthSums,
  type Period,
  readLastMove,
  sumBefore,
  sumMonths,
} from './statement.ts'
export { type Blocked, type OutsideName, type Submitted, submit, type Work } from './submit.ts'
export {
  changeState,
  claimTransaction,
  labelCode,
  labelOf,
  type NewTransaction,
  nameOf,
  type Party,
  type PaymentMethod,
  recordTransaction,
  type StateChange,
  statesOf,
  statusOf,
  type Transaction,
  type TransactionAccount,
  type TransactionOrigin,
  type TransactionState,
  type TransactionStatus,
  type TransactionView,
  toTransaction,
  viewTransaction,
} from './transaction.ts'

/** The functions of this room's migration that groups may call. */
export const ledgerFunctions = {
  claims: ['ledger_claim_transaction'],
  records: ['ledger_record_transaction', 'ledger_record_transaction_state'],
} as const
