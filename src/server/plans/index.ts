/** Plans: terms on sale, and the investments sold on them. Promises are funded first and paid as promised. */
export { accrued, exitReturn } from '#kernel/accrual'
export { calendarRoutes } from './calendar/routes.ts'
export { readMadeAt as readCalendarMadeAt, removeKey as removeCalendar } from './calendar/store.ts'
export { type PlansDependencies, plansDependencies } from './dependencies.ts'
export { type Investment, planName, viewInvestment } from './investment.ts'
export { liquidate } from './liquidate.ts'
export { matureDue } from './mature.ts'
export { planRoutes } from './routes.ts'
export { type FoundInvestment, searchInvestments } from './search-investments.ts'
export {
  countDue,
  countInvestments,
  findBought,
  findHeldSince,
  findInvestments,
  findLastMatured,
  findOpenInvestments,
  readInvestment,
  readPayouts,
  readPlansOf,
  readTerms,
} from './store.ts'
export { subscribe } from './subscribe.ts'
export { findPlan } from './terms/catalogue.ts'
export { changeTerms, type TermsDependencies } from './terms/change-terms.ts'
export { planChanges } from './terms/changes.ts'
export { commitmentsByMonth, type MonthlyCommitment, viewPlans, whatIf } from './terms/editor.ts'
export { findFirstPlans } from './terms/first-plan.ts'
export { listOffers } from './terms/offer.ts'
export { capacityLeft, promisedReturn, type Terms } from './terms/terms.ts'
export const planFunctions = {
  claims: ['plans_claim_open'],
  records: ['plans_record_investment', 'plans_record_end', 'plans_record_terms'],
  checks: ['plans_audit'],
} as const
