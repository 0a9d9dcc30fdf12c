/**
 * The solvency room: publishes the liabilities from the books at an interval, signs them into a tamper-evident log, and gives each user the
 * inclusion proof of their own money. It reads every room and no room knows it. The format is in src/proof.
 */
export { codeVersion } from './epoch/code.ts'
export { readInstance } from './epoch/instance.ts'
export { openPublishedHeads } from './log/published-heads.ts'
export { openSolvency, type Solvency } from './open.ts'
export { HALT as PUBLISHED_HALT } from './recovery/guard.ts'
export { openKeptCheckpoints, UnusableFolder } from './recovery/kept-checkpoints.ts'
export { planRecovery, recoverLog } from './recovery/recover.ts'
export { solvencyRoom } from './room.ts'
