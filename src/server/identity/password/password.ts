/** Password policy: 12 to 128 characters of any kind, not common and not derived from the person's name or email. */

import type { Cause } from '#kernel/refusal'
import { normalise } from './hash-password.ts'

type Owner = { readonly email: string; readonly first_name?: string; readonly last_name?: string }

/** The fault, or null. */
export type PasswordPolicy = (password: string, owner: Owner) => Promise<Cause | null>

const MIN_LENGTH = 12
const MAX_LENGTH = 128
/** An attacker's first guesses for this product; docs/security/authentication.md has the list. */
export const PRODUCT_WORDS = [
  'clearterm',
  'sandbox',
  'administrator',
  'auditor',
  'reviewer',
  'operator',
  'investment',
  'investor',
  'withdrawal',
  'bitcoin',
  'crypto',
]

const OWN_WORD = 3
const OWN_REST = 8

const COMMON: Cause = { reason: 'password_common' }
const OWN: Cause = { reason: 'password_own' }

export const passwordPolicy: PasswordPolicy = async (typed, owner) => {
  const password = normalise(typed)
  const bad_length = lengthFault(password)
  if (bad_length) return bad_length
  const own_words = ownWords(owner)
  if (rest(password, own_words).length < OWN_REST) return OWN
  const words = [...own_words, ...PRODUCT_WORDS]
  if (rest(password, words).length < OWN_REST) return COMMON
  // Loaded at first use: its dictionaries are megabytes.
  const { isStrong } = await import('./password-strength.ts')
  if (isStrong(password, words)) return null
  return own_words.length > 0 && isStrong(password, PRODUCT_WORDS) ? OWN : COMMON
}

/** Checks the length only, which reveals nothing about an account. Characters are code points after NFKC. */
export function lengthFault(typed: string): Cause | null {
  const characters = [...normalise(typed)].length
  if (characters < MIN_LENGTH) return { reason: 'password_least', params: { least: MIN_LENGTH } }
  return characters > MAX_LENGTH ? { reason: 'password_most', params: { most: MAX_LENGTH } } : null
}

function ownWords({ email, first_name = '', last_name = '' }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const words = [
    email,
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    domain,
    domain.split('.')[0] ?? '',
    ...`${first_name} ${last_name}`.split(/\s+/),
  ]
  const kept = words.map((word) => normalise(word).toLowerCase()).filter((word) => word.length >= OWN_WORD)
  return [...new Set(kept)].sort((a, b) => b.length - a.length)
}

function rest(password: string, words: readonly string[]): string {
  let left = password.toLowerCase()
  for (const word of words) left = left.replaceAll(word, '')
  return left
}
