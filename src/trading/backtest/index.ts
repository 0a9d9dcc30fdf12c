/** Backtests: a rule over past prices. */
export { type Band, type Shuffling, shuffle, shuffledBand } from './band.ts'
export { compareRules, type Line } from './compare.ts'
export { type PriceTable, readPriceTable } from './relatives.ts'
export { type Costs, maxDrawdown, type Relatives, type Run, simulate } from './simulate.ts'
