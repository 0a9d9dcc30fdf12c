import { HOUR_SECONDS } from '#kernel/duration'
import { defineRoom } from '#server/room'
import { openSolvency, type SolvencyDependencies } from './open.ts'
import { proofRoutes } from './routes.ts'

type Needs = Omit<SolvencyDependencies, 'onEpoch'> & { readonly observed: { readonly epoch: NonNullable<SolvencyDependencies['onEpoch']> } }

export const solvencyRoom = defineRoom({
  name: 'solvency',
  knows: ['audit', 'books', 'documents', 'jobs', 'ledger', 'store', 'threads', 'treasury'],
  needs: ['database', 'clock', 'secret_key', 'audit', 'log', 'identity', 'public_url', 'lease', 'config', 'observed'],
  open: ({ observed, ...given }: Needs) => openSolvency({ ...given, onEpoch: observed.epoch }),
  routes: proofRoutes,
  jobs: ({ epochs, retain, checkPublished }) => [
    { name: 'published checkpoints', every_seconds: 5, on: 'all', run: checkPublished },
    // Runs often, so that a new instance has its first epoch at once; makes at most one every ten minutes.
    { name: 'epoch', every_seconds: 5, on: 'proof', run: epochs.makeDue },
    { name: 'proof retention', every_seconds: HOUR_SECONDS, on: 'proof', lead: { while: 600 }, run: retain },
  ],
})
