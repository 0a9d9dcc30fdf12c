/** The same 10,000 accounts, picked the same way, for both sides of the benchmark. */
import { randomBelow } from '#kernel/id'

export const ACCOUNTS = 10_000
const HOT = 1

/** Two different accounts, uniformly; numbered from 1. */
export function pickTwo(): readonly [number, number] {
  const first = randomBelow(ACCOUNTS) + 1
  const second = randomBelow(ACCOUNTS - 1) + 1
  return [first, second >= first ? second + 1 : second]
}

/** All members pay into one account. */
export function pickHot(): readonly [number, number] {
  return [randomBelow(ACCOUNTS - 1) + 2, HOT]
}
