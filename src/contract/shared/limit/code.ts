/** Whether a refusal is because of a limit, by its code and reason: the short form of reasons.ts, for the browser. */
import * as codes from '../codes.ts'

/** For any reason. */
const LIMITING: readonly number[] = [
  codes.FROZEN,
  codes.ADDRESS_ON_HOLD,
  codes.INSUFFICIENT_BALANCE,
  codes.FULLY_SUBSCRIBED,
  codes.ROLE_HELD,
  codes.DEPOSIT_LIMIT,
  codes.TOO_MANY,
]
const REASONS = /(?<!ledger)_full$|^own_bots_|^first_deposit_|^amount_between$/

export function isLimit(code: number | null, reason: string | null): boolean {
  return LIMITING.includes(code ?? 0) || REASONS.test(reason ?? '')
}
