import { HOUR_SECONDS } from '#kernel/duration'
import type { Identity } from '#server/identity'
import { defineRoom } from '#server/room'
import { adminSupportRoutes } from './admin-routes.ts'
import type { SupportDependencies } from './dependencies.ts'
import { eraseSupport, purgeSupport } from './erase.ts'
import { supportRoutes } from './routes.ts'
import { readOwnConversations } from './view.ts'

type Needs = Omit<SupportDependencies, 'throttle' | 'readUsers' | 'readInvestment'> & {
  readonly identity: Pick<Identity, 'throttle' | 'readUsers'>
  readonly plans: Pick<SupportDependencies, 'readInvestment'>
}

export const supportRoom = defineRoom({
  name: 'support',
  knows: ['audit', 'documents', 'http', 'identity', 'store', 'transactions'],
  needs: ['database', 'clock', 'settings', 'documents', 'audit', 'mail', 'writeOutbox', 'kick', 'identity', 'plans'],
  open: ({ identity, plans, ...given }: Needs): SupportDependencies => ({
    ...given,
    throttle: identity.throttle,
    readUsers: identity.readUsers,
    readInvestment: plans.readInvestment,
  }),
  routes: (room) => ({ ...supportRoutes(room), ...adminSupportRoutes(room) }),
  jobs: (room) => [{ name: 'support', every_seconds: HOUR_SECONDS, on: 'worker', lead: { while: 300 }, run: () => purgeSupport(room) }],
  erase: (room, tx, { user_id, emails }) => eraseSupport(room, tx, user_id, emails),
  exports: ({ database }) => [{ name: 'support', read: (user_id) => readOwnConversations(database, user_id) }],
})
