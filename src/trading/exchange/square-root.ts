import { assert } from '#kernel/assert'

/** Integer square root, by Newton's method from above. */
export function squareRoot(value: bigint): bigint {
  assert(value >= 0n, 'a square root of what is not negative')
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
