/** Parses a typed amount to the wire format: `1,250.5` and `$500` are meant as 1250.50 and 500. Null if it is not an amount. */
import { formatDecimal, parseAmount } from '#kernel/money'

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

export function typedAmount(typed: string): string | null {
  const bare = typed.trim().replace(/^\$\s*/, '')
  const parsed = parseAmount(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare)
  return parsed === null ? null : formatDecimal(parsed)
}
