/** How many of something each caller has, by user or network. */
import type { Counted, CountKey } from '#kernel/network'

export type Occupants = {
  /** Whether the caller may have one more; `each` is the limit of a single one. */
  hasRoom(counted: Counted, each: number): boolean
  /** Adds one, and returns what takes it away again, once. */
  add(counted: Counted): () => void
}

export function openTally(): Occupants {
  const counts = new Map<CountKey, number>()
  const change = (counted: Counted, by: 1 | -1): void => {
    for (const { key } of counted) {
      const left = (counts.get(key) ?? 0) + by
      if (left === 0) counts.delete(key)
      else counts.set(key, left)
    }
  }
  return {
    hasRoom: (counted, each) => counted.every(({ key, times }) => (counts.get(key) ?? 0) < each * times),
    add: (counted) => {
      change(counted, 1)
      let is_counted = true
      return () => {
        if (is_counted) change(counted, -1)
        is_counted = false
      }
    },
  }
}
