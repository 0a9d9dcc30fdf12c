export { CancelDialog } from './CancelDialog.tsx'
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
  lastFour,
  type Transaction,
  type TransactionDetail,
  useTransactionWords,
} from './transaction-words.ts'
