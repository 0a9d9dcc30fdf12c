/** Estimates password strength with zxcvbn. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Number of characters that are estimated: the work grows faster than the length, and one strong part is enough. */
const JUDGED = 40

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: JUDGED,
  l33tMaxSubstitutions: 10,
})

/** zxcvbn's 3: 10^8 guesses or more. */
const STRONG = 3

/** Whether the beginning or the end is strong; an attacker is assumed to know `words`. */
export function isStrong(password: string, words: readonly string[]): boolean {
  const parts = [password.slice(0, JUDGED), ...(password.length > JUDGED ? [password.slice(-JUDGED)] : [])]
  return parts.some((part) => estimator.check(part, [...words]).score >= STRONG)
}
