/** The administrators' routes, put together. */
import type { admin } from '#contract/admin'
import type { adminChanges } from '#contract/admin-change'
import type { adminPeople } from '#contract/admin-people'
import type { Handlers } from '#contract/define'
import type { AdminDependencies } from './dependencies.ts'
import { changeRoutes, operatorRoutes } from './operator-routes.ts'
import { peopleRoutes, userRoutes } from './people-routes.ts'
import { transactionRoutes } from './transaction-routes.ts'

type Table = typeof admin & typeof adminChanges & typeof adminPeople

export function adminRoutes(dependencies: AdminDependencies): Handlers<Table> {
  return {
    ...userRoutes(dependencies),
    ...peopleRoutes(dependencies),
    ...transactionRoutes(dependencies),
    ...operatorRoutes(dependencies),
    ...changeRoutes(dependencies),
  }
}
