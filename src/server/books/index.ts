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
export { type JournalTotals, openJournalTotals } from './journal-totals.ts'
export {
  countOperatorPostings,
  findFigurePostings,
  findOperatorPostings,
  type KindSum,
  postingsOf,
  readCommitments,
  readLastBatch,
  readPoint,
  sumFigurePostings,
  sumsByKind,
} from './posting.ts'
export { booksRoom } from './room.ts'
export {
  type AccountSums,
  balancesAt,
  countPostings,
  type DaySum,
  findEntryDays,
  findLocked,
  findNewestPostings,
  findPostings,
  type MemberPosting,
  type Period,
  readLastMove,
  sumBefore,
  sumDays,
  sumMonths,
} from './statement.ts'
