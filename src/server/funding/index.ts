/**
 * Funding: money in and out. Guarantees: a withdrawal is held or refused at once, a hold ends exactly once, a payout goes only to a saved
 * destination, and no real coin can be sent to an address that is shown.
 */
export { type Funding, openFunding } from './open.ts'
export { undoAddressChange } from './payout/address-change.ts'
export { usersSharingAddress } from './payout/payout.ts'
export type { Rail } from './rails/rail.ts'
export { sandboxRail } from './rails/sandbox.ts'
export { fundingRoom } from './room.ts'
export type { Wallet } from './store.ts'
export { viewForStaff } from './wallet/wallet.ts'
