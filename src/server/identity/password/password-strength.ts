/** Estimates password strength with zxcvbn. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Number of characters that are estimated: the work grows faster than the length, and one strong part is enough. */
const ESTIMATED_LENGTH = 40

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_LENGTH,
  l33tMaxSubstitutions: 10,
})

/** zxcvbn's 3: 10^8 guesses or more. */
const STRONG = 3

/** Whether the beginning or the end is strong; an attacker is assumed to know `words`. */
export function isStrong(password: string, words: readonly string[]): boolean {
  const parts = [password.slice(0, ESTIMATED_LENGTH), ...(password.length > ESTIMATED_LENGTH ? [password.slice(-ESTIMATED_LENGTH)] : [])]
  return parts.some((part) => estimator.check(part, [...words]).score >= STRONG)
}
