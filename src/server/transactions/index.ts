/**
 * Transactions: the user-facing record of each movement of money, with its states, labels and views. Rooms write it in the
 * group that moves the money. Guarantees: its id is the `ref` of its moves, and its state changes only as transitions.ts
 * says.
 */
export { adjustedOf } from './adjustment.ts'
export { erasePersonal } from './erase.ts'
export {
  type After,
  afterEffective,
  countTransactions,
  findExpired,
  findTransactions,
  type HistoryStep,
  nextExpiry,
  readHistory,
  readTransaction,
  readTransactions,
  searchTransactions,
} from './find-transactions.ts'
export { type PayoutTime, readPayoutTime, wasPaidOut } from './payout-time.ts'
export { transactionsRoom } from './room.ts'
export {
  changeState,
  claimTransaction,
  labelCode,
  labelOf,
  nameOf,
  type PaymentMethod,
  recordTransaction,
  statesOf,
  statusOf,
  type Transaction,
  type TransactionStatus,
  type TransactionView,
  toTransaction,
  viewTransaction,
} from './transaction.ts'
export { actionsOf, type DecisionAction, permits, permitsDecision, type TransactionState, transitions } from './transitions.ts'
