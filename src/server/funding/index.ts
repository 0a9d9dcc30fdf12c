/**
 * Funding: money in and out. Guarantees: a withdrawal is held or refused at once, a hold ends exactly once, a payout goes only to a saved
 * destination, and no real coin can be sent to an address that is shown.
 */
export { fundingChanges } from './changes.ts'
export { fundingDependencies } from './from-rooms.ts'
export { type Funding, openFunding } from './open.ts'
export { BANK_SEAL } from './payout/bank.ts'
export { usersSharingAddress } from './payout/shared-address.ts'
export { undoAddressChange } from './payout/undo-address-change.ts'
export type { Rail } from './rails/rail.ts'
export { sandboxRail } from './rails/sandbox.ts'
export { fundingRoutes } from './routes.ts'
export type { Wallet } from './store.ts'
export { erasePayout } from './store.ts'
export { viewForStaff } from './wallet/wallet.ts'

/** The SQL functions of this room that the ledger and the auditor may call. */
export const fundingFunctions = {
  claims: ['funding_claim_deposit_room', 'funding_claim_first_deposit'],
  records: ['funding_record_wallet', 'funding_record_wallet_end', 'funding_record_wallet_change'],
  checks: ['funding_audit'],
} as const
