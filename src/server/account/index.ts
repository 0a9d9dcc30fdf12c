/** A member's own overview: figures, lists and records, assembled from the rooms that own them. Its only write is closing an account. */
export { closeAccount } from './closing/close.ts'
export type { AccountDependencies } from './dependencies.ts'
export { accountRoom } from './room.ts'
export { readTransactionDetail } from './transactions.ts'
