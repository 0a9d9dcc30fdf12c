/** Plans: terms on sale, and the investments sold on them. Promises are funded first and paid as promised. */
export type { PlansDependencies } from './dependencies.ts'
export { type Investment, planName, viewInvestment } from './investment.ts'
export { liquidate } from './liquidate.ts'
export { matureDue } from './mature.ts'
export { openPlans, type Plans, plansRoom } from './room.ts'
export {
  countDue,
  countInvestments,
  type FoundInvestment,
  findBought,
  findHeldSince,
  findInvestments,
  findOpenInvestments,
  readPayouts,
  readPlansOf,
  readTerms,
  searchInvestments,
} from './store.ts'
export { subscribe } from './subscribe.ts'
export { findPlan } from './terms/catalogue.ts'
export { changeTerms } from './terms/change-terms.ts'
export { commitmentsByMonth, type MonthlyCommitment, viewPlans, whatIf } from './terms/editor.ts'
export { listOffers } from './terms/offer.ts'
export { capacityLeft, promisedReturn, type Terms } from './terms/terms.ts'
