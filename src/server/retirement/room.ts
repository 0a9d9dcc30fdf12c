import { openVault, resealVault } from '#server/documents'
import type { Identity } from '#server/identity'
import { defineRoom } from '#server/room'
import type { SecretKey } from '#server/store'
import { type RetirementDependencies, SSN_VAULT } from './dependencies.ts'
import { eraseDue, eraseOf } from './erase.ts'
import { readOwnApplications } from './list-own.ts'
import { retirementRoutes } from './routes.ts'

type Needs = Omit<RetirementDependencies, 'vault' | 'throttle'> & {
  readonly identity: Pick<Identity, 'throttle'>
  readonly secret_key: SecretKey
}

export const retirementRoom = defineRoom({
  name: 'retirement',
  knows: ['audit', 'documents', 'http', 'identity', 'store'],
  needs: ['database', 'clock', 'documents', 'settings', 'audit', 'writeOutbox', 'kick', 'identity', 'secret_key'],
  open: ({ identity, secret_key, ...given }: Needs): RetirementDependencies => ({
    ...given,
    vault: openVault(secret_key, SSN_VAULT),
    throttle: identity.throttle,
  }),
  routes: retirementRoutes,
  jobs: (room) => [{ name: 'retirement', every_seconds: 600, on: 'worker', lead: { while: 300 }, run: () => eraseDue(room) }],
  sealed: [{ table: 'ira_application', id: 'id', column: 'sealed_ssn', owner: 'coalesce(user_id, id)', reseal: resealVault(SSN_VAULT) }],
  erase: (room, tx, { user_id, emails }) => eraseOf(room, tx, user_id, emails),
  exports: ({ database }) => [{ name: 'retirement_applications', read: (user_id) => readOwnApplications(database, user_id) }],
})
