/** Backtests: a rule over past prices. */
export { shuffledBand } from './band.ts'
export { readPriceTable } from './relatives.ts'
export { type Relatives, simulate } from './simulate.ts'
