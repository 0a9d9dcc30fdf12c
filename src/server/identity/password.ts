/** Which passwords are taken: 12 to 128 characters of any kind, neither common nor made of the person's own name or email. */
import { normalise } from './hash-password.ts'

export type Owner = { readonly email: string; readonly first_name?: string; readonly last_name?: string }

/** The reason against it as a sentence for its owner, or null. */
export type PasswordPolicy = (password: string, owner: Owner) => Promise<string | null>

const SHORTEST = 12
const LONGEST = 128
/** What an attacker of this product tries first; docs/security/authentication.md has the list. */
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

export const TOO_SHORT = `Use at least ${SHORTEST} characters.`
export const TOO_LONG = `Use at most ${LONGEST} characters.`
export const COMMON = 'This password is too common or too easy to guess. Use a longer or less predictable one.'
export const OWN = 'Do not make the password of your own name or email.'

export const passwordPolicy: PasswordPolicy = async (typed, owner) => {
  const password = normalise(typed)
  const bad_length = lengthFault(password)
  if (bad_length) return bad_length
  const own = ownWords(owner)
  if (rest(password, own).length < OWN_REST) return OWN
  const words = [...own, ...PRODUCT_WORDS]
  if (rest(password, words).length < OWN_REST) return COMMON
  // Loaded at first use: its dictionaries are megabytes.
  const { isStrong } = await import('./password-strength.ts')
  if (isStrong(password, words)) return null
  return own.length > 0 && isStrong(password, PRODUCT_WORDS) ? OWN : COMMON
}

/** Length alone, which says nothing about anybody. Characters are code points after NFKC. */
export function lengthFault(typed: string): string | null {
  const characters = [...normalise(typed)].length
  if (characters < SHORTEST) return TOO_SHORT
  return characters > LONGEST ? TOO_LONG : null
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
