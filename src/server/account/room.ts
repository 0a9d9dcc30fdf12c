import { defineRoom, limitsOf } from '#server/room'
import type { AccountDependencies } from './dependencies.ts'
import { limitNames, readLimits } from './export/export.ts'
import { limitRoutes } from './limits.ts'
import type { PerformanceDependencies } from './performance/dependencies.ts'
import { returnsRoutes } from './performance/routes.ts'
import { accountRoutes, figureRoutes, profileRoutes, searchRoutes } from './routes.ts'

export const accountRoom = defineRoom({
  name: 'account',
  knows: ['audit', 'books', 'documents', 'funding', 'http', 'identity', 'ledger', 'market', 'messages', 'plans', 'store', 'transactions'],
  needs: ['database', 'clock', 'business', 'identity', 'documents', 'messages', 'funding', 'audit', 'mail', 'memberData', 'market'],
  open: (given: AccountDependencies & PerformanceDependencies) => given,
  limits: (room) => limitsOf(limitNames, ({ user_id }) => readLimits(room, user_id)),
  routes: (room) => ({
    ...accountRoutes(room),
    ...figureRoutes(room),
    ...limitRoutes(room),
    ...searchRoutes(room),
    ...profileRoutes(room),
    ...returnsRoutes(room),
  }),
})
