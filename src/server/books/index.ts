/**
 * The books: reads of the journal for statements, figures and totals. Guarantees: it writes nothing, and a read that fixes
 * the journal's last move sees one state over any number of queries.
 */
export {
  type BalanceSheet,
  heldForMembers,
  heldForOperator,
  readBalanceSheet,
  readBalancesOf,
  readMemberBalances,
  readOperatorBalances,
} from './balance.ts'
export { findFigurePostings, sumFigurePostings } from './figure-postings.ts'
export { readCommitments, readLastBatch, readPoint } from './journal.ts'
export { type JournalTotals, openJournalTotals } from './journal-totals.ts'
export { countOperatorPostings, findOperatorPostings } from './operator-postings.ts'
export { balancesAt, findEntryDays } from './over-time.ts'
export { type KindSum, postingsOf, sumsByKind } from './posting.ts'
export { booksRoom } from './room.ts'
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
} from './statement.ts'
