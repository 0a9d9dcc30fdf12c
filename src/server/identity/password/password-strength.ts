/** How hard a password is to guess, by zxcvbn. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Characters that are judged: the estimator's work grows faster than the length, and a strong part makes a strong whole. */
const JUDGED = 40

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: JUDGED,
  l33tMaxSubstitutions: 10,
})

/** zxcvbn's 3: 10^8 guesses or more. */
const STRONG = 3

/** Whether either end of it is strong; `words` count as known to an attacker. */
export function isStrong(password: string, words: readonly string[]): boolean {
  const parts = [password.slice(0, JUDGED), ...(password.length > JUDGED ? [password.slice(-JUDGED)] : [])]
  return parts.some((part) => estimator.check(part, [...words]).score >= STRONG)
}
