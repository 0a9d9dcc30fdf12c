/** A member's own overview: figures, lists and records, put together from the rooms that own them. It writes nothing. */
export type { AccountDependencies } from './dependencies.ts'
export { accountRoutes } from './routes.ts'
export { readTransactionDetail, type TransactionDetail } from './transactions.ts'
