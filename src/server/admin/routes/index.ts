/** All administrator routes. */
import type { admin } from '#contract/admin/actions'
import type { adminChanges } from '#contract/admin/change'
import type { adminConsole } from '#contract/admin/console'
import type { adminPeople } from '#contract/admin/people'
import type { adminPlans } from '#contract/admin/plans'
import type { adminSetup } from '#contract/admin/setup'
import type { adminWaiting } from '#contract/admin/waiting'
import type { adminWallets } from '#contract/admin/wallets'
import type { Handlers } from '#contract/shared/define'
import type { AdminDependencies } from '../dependencies.ts'
import { consoleRoutes, setupRoutes, waitingRoutes } from './console.ts'
import { changeRoutes, operatorRoutes } from './operator.ts'
import { peopleRoutes, teamRoutes, userRoutes } from './people.ts'
import { planRoutesOf } from './plan.ts'
import { transactionRoutes } from './transaction.ts'
import { walletRoutes } from './wallet.ts'

type Table = typeof admin &
  typeof adminChanges &
  typeof adminPeople &
  typeof adminPlans &
  typeof adminWallets &
  typeof adminConsole &
  typeof adminSetup &
  typeof adminWaiting

export function adminRoutes(dependencies: AdminDependencies): Handlers<Table> {
  return {
    ...userRoutes(dependencies),
    ...peopleRoutes(dependencies),
    ...teamRoutes(dependencies),
    ...transactionRoutes(dependencies),
    ...operatorRoutes(dependencies),
    ...changeRoutes(dependencies),
    ...planRoutesOf(dependencies),
    ...walletRoutes(dependencies),
    ...consoleRoutes(dependencies),
    ...waitingRoutes(dependencies),
    ...setupRoutes(dependencies),
  }
}
