import { defineRoom } from '#server/room'
import type { AccountDependencies } from './dependencies.ts'
import { accountRoutes, figureRoutes, profileRoutes, searchRoutes } from './routes.ts'

export const accountRoom = defineRoom({
  name: 'account',
  knows: ['audit', 'books', 'documents', 'funding', 'http', 'identity', 'ledger', 'messages', 'plans', 'store', 'transactions'],
  needs: ['database', 'clock', 'business', 'identity', 'documents', 'messages', 'funding', 'audit', 'mail', 'memberData'],
  open: (given: AccountDependencies) => given,
  routes: (room) => ({ ...accountRoutes(room), ...figureRoutes(room), ...searchRoutes(room), ...profileRoutes(room) }),
})
