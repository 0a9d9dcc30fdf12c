/** Clock-driven work and the reactions of the outbox. Leaders where one is needed; elsewhere every node may run the same. */
export { type Dispatcher, openDispatcher, type Reaction } from './dispatch-outbox.ts'
export { type HeldLease, type Lease, openLease } from './lease.ts'
export { type Job, type JobState, openSchedule, type Schedule } from './schedule.ts'
