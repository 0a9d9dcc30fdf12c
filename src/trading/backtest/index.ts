/** Following a rule over prices that have been. */
export { type PriceTable, readPriceTable } from './relatives.ts'
export { type Costs, maxDrawdown, type Relatives, type Run, simulate } from './simulate.ts'
