/** What a person typed as an amount, as the wire takes it: `1,250.5` and `$500` are meant as 1250.50 and 500. Null when it is none. */
import { formatDecimal, parseAmount } from '#kernel/money'

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

export function typedAmount(typed: string): string | null {
  const bare = typed.trim().replace(/^\$\s*/, '')
  const parsed = parseAmount(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare)
  return parsed === null ? null : formatDecimal(parsed)
}
