/** Scheduled jobs and outbox reactions. Jobs that need a leader have one; the others run on every node. */
export { type Dispatcher, openDispatcher, type Reaction } from './dispatch-outbox.ts'
export { endDue, openExpiry } from './expiry.ts'
export { type HeldLease, type Lease, openLease, readLeases } from './lease.ts'
export { type Job, type JobState, openSchedule, type Schedule } from './schedule.ts'
