/** The retirement room: practice applications, what is sealed in them, and when it goes. */
export { type RetirementDependencies, retirementDependencies, SSN_VAULT } from './dependencies.ts'
export { eraseDue, eraseOf } from './erase.ts'
export { readOwnApplications } from './list-own.ts'
export { retirementRoutes } from './routes.ts'
