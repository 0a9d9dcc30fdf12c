/** A seeded random stream, the same on every machine: the simulator's generator with an incrementing counter. */
import { philox } from './simulator/philox.ts'

/** In [0, 1), with 32 bits. It is stateful: create one inside a call, never keep one in a rule's state. */
export type Random = () => number

export function seeded(seed: number): Random {
  const words = new Uint32Array(4)
  const key = [(seed % 2 ** 32) | 0, Math.floor(seed / 2 ** 32) | 0] as const
  let drawn = 0
  return () => {
    if (drawn % 4 === 0) philox(words, 0, key, drawn / 4, 0, 0, 0)
    drawn += 1
    return (words[(drawn - 1) % 4] as number) / 2 ** 32
  }
}
