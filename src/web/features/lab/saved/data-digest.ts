/** The digest of the closes that a run used: the same prices give the same digest in every browser. Pure. */

import { toHex } from '#kernel/id'
import { sha256 } from '#proof/bytes'
import type { Closes } from '../closes.ts'

const HEAD = 'clearterm/lab/closes/v1'

export function dataDigest({ at, closes, source }: Closes, coins: readonly string[]): string {
  const lines = at.map((instant, t) => [instant, ...(closes[t] ?? [])].join(','))
  return toHex(sha256(new TextEncoder().encode([HEAD, source, coins.join(','), ...lines].join('\n'))))
}
