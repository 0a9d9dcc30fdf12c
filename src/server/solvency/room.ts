import { HOUR_SECONDS } from '#kernel/duration'
import { ageSeconds, defineRoom, histogram, series } from '#server/room'
import { openSolvency, type SolvencyDependencies } from './open.ts'
import { proofRoutes } from './routes.ts'

const EPOCH_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

export const solvencyRoom = defineRoom({
  name: 'solvency',
  knows: ['audit', 'books', 'documents', 'jobs', 'ledger', 'store', 'threads', 'treasury'],
  needs: ['database', 'clock', 'secret_key', 'audit', 'log', 'identity', 'public_url', 'lease', 'config'],
  open: (given: Omit<SolvencyDependencies, 'onEpoch'>) => {
    const built = histogram('clearterm_epoch_build_seconds', 'Time to build and publish a solvency epoch.', EPOCH_SECONDS)
    return { ...openSolvency({ ...given, onEpoch: (seconds) => built.observe(seconds) }), built, clock: given.clock }
  },
  routes: proofRoutes,
  jobs: ({ epochs, retain, checkPublished }) => [
    { name: 'published checkpoints', every_seconds: 5, on: 'all', run: checkPublished },
    // Runs often, so that a new instance has its first epoch at once; makes at most one every ten minutes.
    { name: 'epoch', every_seconds: 5, on: 'proof', run: epochs.makeDue },
    { name: 'proof retention', every_seconds: HOUR_SECONDS, on: 'proof', lead: { while: 600 }, run: retain },
  ],
  series: ({ built, clock, newest, lateSince, fault }) => [
    built,
    series('proof', () => Promise.all([newest(), lateSince(), fault()]), {
      clearterm_checkpoint_age_seconds: {
        help: 'Age of the newest solvency epoch.',
        of: ([epoch]) => epoch && ageSeconds(epoch.at, clock.now()),
      },
      clearterm_proof_late: {
        help: 'Whether the books have moved on for too long without a solvency epoch.',
        of: ([, late]) => (late === null ? 0 : 1),
      },
      clearterm_proof_fault: {
        help: 'Whether the last attempt to publish an epoch failed.',
        of: ([, , failed]) => (failed === null ? 0 : 1),
      },
    }),
  ],
})
