/** Integer division, named by its rounding mode. Denominators are positive, numerators are not negative. */
import { assert } from './assert.ts'

export function divideFloor(numerator: bigint, denominator: bigint): bigint {
  assert(numerator >= 0n && denominator > 0n, 'divideFloor takes a numerator ≥ 0 and a denominator > 0')
  return numerator / denominator
}

/** Banker's rounding: ties go to the even neighbour, so that there is no bias over many sales. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = divideFloor(numerator, denominator)
  const twice = (numerator % denominator) * 2n
  if (twice > denominator) return quotient + 1n
  if (twice < denominator) return quotient
  return quotient % 2n === 0n ? quotient : quotient + 1n
}
