/** The promised return of a plan, as the ledger rounds it: the server and the site's example share it. */
import { divideHalfEven } from './rounding.ts'

const BPS = 10_000n

/** Principal · rate, in cents, rounded half to even. */
export function returnOf(principal: bigint, rate_bps: bigint): bigint {
  return divideHalfEven(principal * rate_bps, BPS)
}
