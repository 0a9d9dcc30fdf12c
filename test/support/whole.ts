/** Tests that `npm test` leaves to `npm run test:full`. */
import { it } from 'vitest'

export const is_whole = process.env.WHOLE === 'true'

/** For a test that takes long and looks at what a quicker one looks at too. */
export const longIt = it.runIf(is_whole)

/** Every third of what is tried on each of many subjects, another third for the next subject; all in `npm run test:full`. */
export function thirdOf<T>(tries: readonly T[], subject: number): readonly T[] {
  return is_whole ? tries : tries.filter((_, at) => at % 3 === subject % 3)
}

/** Of a table of cases that are alike: the first ones, or all in `npm run test:full`. */
export function someOf<T>(cases: readonly T[], count: number): readonly T[] {
  return is_whole ? cases : cases.slice(0, count)
}
