/** Parses a typed amount to the wire format: `1,250.5` and `$500` are meant as 1250.50 and 500. Null if it is not an amount. */
import { formatDecimal, parseAmount } from '#kernel/money'

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

export function typedAmount(typed: string): string | null {
  const bare = bareOf(typed)
  return wireOf(GROUPED.test(bare) ? bare.replaceAll(',', '') : bare)
}

/** Thousands set apart by points, spaces or apostrophes, with a comma or a point before the cents; or a comma alone. */
const DOTTED = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/
const SPACED = /^\d{1,3}([ \u00a0\u202f'’]\d{3})+([.,]\d{1,2})?$/
const COMMA = /^\d{1,14},\d{1,2}$/
/** Commas throughout: the last one sets the cents apart. */
const COMMAS = /^\d{1,3}(,\d{3})+,\d{1,2}$/

/** The amount that was probably meant by `1.000`, `1.000,50`, `1,000,50` or `1 000,50`. Null for what `typedAmount` takes, and for anything else. */
export function meantAmount(typed: string): string | null {
  const bare = bareOf(typed)
  if (typedAmount(bare) !== null) return null
  if (DOTTED.test(bare)) return wireOf(bare.replaceAll('.', '').replace(',', '.'))
  if (SPACED.test(bare)) return wireOf(bare.replace(/[^\d.,]/g, '').replace(',', '.'))
  if (COMMAS.test(bare)) return wireOf(bare.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''))
  return COMMA.test(bare) ? wireOf(bare.replace(',', '.')) : null
}

function bareOf(typed: string): string {
  return typed.trim().replace(/^\$\s*/, '')
}

function wireOf(text: string): string | null {
  const parsed = parseAmount(text)
  return parsed === null ? null : formatDecimal(parsed)
}
