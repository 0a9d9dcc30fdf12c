import { nextExpiry } from '#server/approvals'
import { defineRoom } from '#server/room'
import { expireChanges } from './changes/changes.ts'
import { operatorChanges } from './changes/operator-changes.ts'
import type { AdminDependencies } from './dependencies.ts'
import { eraseNotes, readNotesAbout } from './notes.ts'
import { adminRoutes } from './routes/index.ts'
import { readOperatorSetup } from './setup/operator-setup.ts'

export const adminRoom = defineRoom({
  name: 'admin',
  knows: [
    'account',
    'approvals',
    'audit',
    'books',
    'documents',
    'funding',
    'http',
    'identity',
    'jobs',
    'ledger',
    'mail',
    'people',
    'plans',
    'referrals',
    'store',
    'transactions',
    'treasury',
  ],
  needs: [
    'database',
    'clock',
    'business',
    'post',
    'audit',
    'settings',
    'settingsRoom',
    'sealer',
    'writeOutbox',
    'kick',
    'schedule',
    'memberData',
    'config',
    'public_url',
    'setupFacts',
    'identity',
    'documents',
    'messages',
    'mail',
    'approvals',
    'plans',
    'funding',
    'referrals',
  ],
  open: (given: AdminDependencies) => given,
  routes: adminRoutes,
  expiries: (room) => [{ name: 'changes', next: () => nextExpiry(room.database.query), end: () => expireChanges(room) }],
  changes: operatorChanges,
  setup: readOperatorSetup,
  ledger: { records: ['admin_record_settings', 'store_record_business_step'] },
  erase: (_, tx, { user_id }) => eraseNotes(tx, user_id),
  exports: ({ database }) => [{ name: 'notes', read: (user_id) => readNotesAbout(database.query, user_id) }],
})
