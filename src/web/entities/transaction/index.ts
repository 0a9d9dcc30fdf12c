export { CodeDialog, type Unconfirmed } from './CodeDialog.tsx'
export { TransactionRow } from './TransactionRow.tsx'
export { TransactionRowsSkeleton } from './TransactionRowsSkeleton.tsx'
export { stepsOf } from './transaction-steps.ts'
export {
  chipOf,
  directionOf,
  iconOf,
  isOpen,
  isRail,
  isWithdrawal,
  labelKey,
  type Transaction,
  type TransactionDetail,
} from './transaction-words.ts'
export { lastFour, useTransactionWords } from './use-transaction-words.ts'
