/** An account's amount in four chunks, so that the published leaves do not show what any one account holds (after BitMEX, 2021). */
import { assert } from '#kernel/assert'
import { randomBytes } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'

export const CHUNKS = 4

/** `length` random bytes, unpredictable from outside. */
export type Random = (length: number) => Uint8Array

/** Four chunks that add up to `amount`, cut at three points drawn uniformly on 0..amount and sorted; chunks of zero happen. */
export function splitAmount(amount: Cents, random: Random = randomBytes): readonly Cents[] {
  const cuts = Array.from({ length: CHUNKS - 1 }, () => drawUpTo(amount, random)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const chunks = [...cuts, amount].map((cut, at) => cents(cut - (cuts[at - 1] ?? 0n)))
  assert(chunks.reduce((total, chunk) => total + chunk, 0n) === amount, 'chunks add up to their amount')
  return chunks
}

/** Uniform over 0..limit, both ends included: draws as many bits as the limit has, again until the draw is in range. */
function drawUpTo(limit: bigint, random: Random): bigint {
  const bits = limit.toString(2).length
  const bytes = Math.ceil(bits / 8)
  for (;;) {
    const draw = random(bytes).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n) & ((1n << BigInt(bits)) - 1n)
    if (draw <= limit) return draw
  }
}
