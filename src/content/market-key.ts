/** The market pages, in the order of the menu. */
export const marketKeys = [
  'forex',
  'copy_trading',
  'indices',
  'fixed_income',
  'retirement_planning',
  'private_wealth',
  'alternative_investment',
  'cryptocurrency',
  'agriculture',
  'option_trading',
  'infrastructure',
  'cannabis',
  'oil_and_gas',
  'forex_trading',
  'gold',
  'stock',
  'estate',
] as const
export type MarketKey = (typeof marketKeys)[number]
