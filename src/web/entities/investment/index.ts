export { InvestmentList } from './InvestmentList.tsx'
export { InvestmentRowsSkeleton } from './InvestmentRowsSkeleton.tsx'
export { NoInvestments } from './NoInvestments.tsx'
export type { Investment } from './preview-day.ts'
