/** From the model's logarithms to prices. */
import { assert } from '#kernel/assert'
import { type Price, priceOf } from '#kernel/price'
import { exp, ln } from './exponential.ts'
import { HIGHEST, LOWEST } from './parameters.ts'

const floor = ln(LOWEST)
const ceiling = ln(HIGHEST)

/** Eight significant digits. Clamped to the bounds, which about one path in a hundred million would reach. */
export function priceAt(log: number): Price {
  const price = priceOf(exp(log < floor ? floor : log > ceiling ? ceiling : log))
  assert(price !== null, 'a simulated price is no price')
  return price
}
