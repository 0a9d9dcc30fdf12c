/** The treasury: the operator's reserve and budgets. Sales by other rooms are funded here first. */
export { type AccountFunding, coverageBps, fundingOf, liabilitiesOf, readTreasury } from './coverage.ts'
export { type FundDependencies, type Funding, fund, seedTreasury } from './fund.ts'
export { isAlarming, type LimitUsage, openLimitWatch, readLimitUsage } from './limit-usage.ts'
export { treasuryRoom } from './room.ts'
