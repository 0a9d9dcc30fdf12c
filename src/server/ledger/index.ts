/**
 * The ledger: the only writer of money. Provides `post`, balances under row locks, and an append-only, gapless, hash-chained
 * and audited journal. It is independent of plans, deposits and people: rooms pass in entries, claims and records.
 */
export { adjustedOf } from './adjustment.ts'
export { type AuditReport, audit, type Finding, halt, readHalted, readVerifiedAt, release } from './audit/auditor.ts'
export { replayOf } from './audit/replay.ts'
export {
  type BalanceSheet,
  heldForMembers,
  heldForOperator,
  readBalanceSheet,
  readBalancesOf,
  readMemberBalances,
  readOperatorBalances,
} from './balance.ts'
export { type AccountCode, CUSTODY, type MemberAccount, member, memberAccounts, type OperatorAccount } from './chart.ts'
export { readCommitments, readLastBatch, readPoint } from './journal.ts'
export { closeAccounts, erasePersonal } from './post/close.ts'
export { commitBatch, extendChain, type Move } from './post/commitment.ts'
export { type Budget, type Entry, entries, type MoveKind, moveKinds, nonZero } from './post/entry.ts'
export type { Claim, Group, JournalRecord, Verdict } from './post/group.ts'
export { type Limit, membersLimit, operatorLimits, SIDE_LIMIT } from './post/limit.ts'
export { transientRefusal } from './post/outcome.ts'
export { type BatchWatch, type Journal, openPost, type Post, type WrittenBatch } from './post/post.ts'
export { type KindSum, postingsOf, sumsByKind } from './post/posting.ts'
export { groupKeys, type LedgerRejection, submit, type TransientName, type Work } from './post/submit.ts'
export {
  changeState,
  claimTransaction,
  labelCode,
  labelOf,
  nameOf,
  type Party,
  type PaymentMethod,
  recordTransaction,
  statesOf,
  statusOf,
  type Transaction,
  type TransactionState,
  type TransactionStatus,
  type TransactionView,
  toTransaction,
  viewTransaction,
} from './post/transaction.ts'
export { findFigurePostings, sumFigurePostings } from './read/figure-postings.ts'
export {
  type After,
  countTransactions,
  findExpired,
  findTransactions,
  type HistoryStep,
  readHistory,
  readTransaction,
  readTransactions,
} from './read/find-transactions.ts'
export { type JournalTotals, openJournalTotals } from './read/journal-totals.ts'
export { countOperatorPostings, findOperatorPostings } from './read/operator-postings.ts'
export { balancesAt, findEntryDays } from './read/over-time.ts'
export { type PayoutTime, readPayoutTime, wasPaidOut } from './read/payout-time.ts'
export { searchTransactions } from './read/search-transactions.ts'
export {
  type AccountSums,
  findLocked,
  findNewestPostings,
  findPostings,
  type MemberPosting,
  type Period,
  readLastMove,
  sumBefore,
  sumMonths,
} from './read/statement.ts'

/** SQL functions of this room's migration that groups may call. */
export const ledgerFunctions = {
  claims: ['ledger_claim_transaction'],
  records: ['ledger_record_transaction', 'ledger_record_transaction_state'],
} as const
