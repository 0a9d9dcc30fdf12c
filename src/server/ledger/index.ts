/**
 * The ledger: the only writer of money. Provides `post`, balances under row locks, and an append-only, gapless, hash-chained
 * and audited journal. It is independent of plans, deposits and people: rooms pass in entries, claims and records.
 */
export { type Adjusted, adjustedOf } from './adjustment.ts'
export { type AuditorOptions, type AuditReport, audit, type Finding, halt, readHalted, readVerifiedAt, release } from './audit/auditor.ts'
export { replayOf } from './audit/replay.ts'
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
export { type AccountCode, CUSTODY, type MemberAccount, member, memberAccounts, type OperatorAccount } from './chart.ts'
export { readCommitments, readLastBatch, readPoint } from './journal.ts'
export { closeAccounts, erasePersonal } from './post/close.ts'
export { commitBatch, extendChain, type Move } from './post/commitment.ts'
export { type Budget, type Entry, entries, type MoveKind, moveKinds, nonZero } from './post/entry.ts'
export type { Claim, Group, JournalRecord, Key, TransientRefusal, Verdict } from './post/group.ts'
export { CUSTODY_LIMIT, type Limit, membersLimit, operatorLimits, SIDE_LIMIT } from './post/limit.ts'
export { isTransient, transientRefusal } from './post/outcome.ts'
export { type BatchWatch, type Journal, openPost, type Post, type PostOptions, type WrittenBatch } from './post/post.ts'
export { type KindSum, type Posting, postingsOf, sumsByKind } from './post/posting.ts'
export { groupKeys, type LedgerRejection, type Submitted, submit, type TransientName, type Work } from './post/submit.ts'
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
} from './post/transaction.ts'
export { type FigurePostingsFilter, type FigureSum, findFigurePostings, sumFigurePostings } from './read/figure-postings.ts'
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
} from './read/find-transactions.ts'
export { type JournalTotals, openJournalTotals, type Tally } from './read/journal-totals.ts'
export { countOperatorPostings, findOperatorPostings, type OperatorPosting } from './read/operator-postings.ts'
export { balancesAt, findEntryDays } from './read/over-time.ts'
export { PAYOUTS_COUNTED, type PayoutTime, readPayoutTime, wasPaidOut } from './read/payout-time.ts'
export { searchTransactions } from './read/search-transactions.ts'
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
} from './read/statement.ts'
export { ledgerRoom } from './room.ts'
