/**
 * Referrals: the referrer is fixed at sign-up. When the referred member's first plan matures, the operator pays the referrer from its own
 * budget. No capital or other member's money is part of it, and each bonus is paid once.
 */
export { previewRelease } from './decide.ts'
export type { Referrals } from './open.ts'
export { referralsRoom } from './room.ts'
