import { defineRoom } from '#server/room'
import type { AccountDependencies } from './dependencies.ts'
import type { PerformanceDependencies } from './performance/dependencies.ts'
import { returnsRoutes } from './performance/routes.ts'
import { accountRoutes, figureRoutes, profileRoutes, searchRoutes } from './routes.ts'

export const accountRoom = defineRoom({
  name: 'account',
  knows: ['audit', 'books', 'documents', 'funding', 'http', 'identity', 'ledger', 'market', 'messages', 'plans', 'store', 'transactions'],
  needs: ['database', 'clock', 'business', 'identity', 'documents', 'messages', 'funding', 'audit', 'mail', 'memberData', 'market'],
  open: (given: AccountDependencies & PerformanceDependencies) => given,
  routes: (room) => ({
    ...accountRoutes(room),
    ...figureRoutes(room),
    ...searchRoutes(room),
    ...profileRoutes(room),
    ...returnsRoutes(room),
  }),
})
