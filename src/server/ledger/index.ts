/**
 * The ledger: the only writer of money. Provides `post`, and an append-only, gapless, hash-chained and audited journal. It is
 * independent of plans, deposits, transactions and people: rooms pass in entries, claims and records.
 */
export { type AuditReport, audit, type Finding, halt, readHalted, release } from './audit/auditor.ts'
export {
  type AccountCode,
  CUSTODY,
  type MemberAccount,
  member,
  memberAccounts,
  type OperatorAccount,
  operatorAccounts,
} from './chart.ts'
export { type LedgerObserved, observeLedger } from './observe.ts'
export { closeAccounts, eraseReplies } from './post/close.ts'
export { type Budget, type Entry, entries, type MoveKind, moveKinds, nonZero } from './post/entry.ts'
export type { Claim, Group, JournalRecord, Verdict } from './post/group.ts'
export { type Limit, membersLimit, operatorLimits, SIDE_LIMIT } from './post/limit.ts'
export { type BatchWatch, openPost, type Post } from './post/post.ts'
export { replayOf } from './post/replay.ts'
export { groupKeys, type LedgerRejection, submit, type TransientName, transientRefusal, type Work } from './post/submit.ts'
export { ledgerRoom } from './room.ts'
