export { InvestmentList } from './InvestmentList.tsx'
export { InvestmentRowsSkeleton } from './InvestmentRowsSkeleton.tsx'
export type { Investment } from './investment-words.ts'
export { NoInvestments } from './NoInvestments.tsx'
