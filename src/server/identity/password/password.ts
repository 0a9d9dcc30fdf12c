/** Password policy: 12 to 128 characters of any kind, not common and not derived from the person's name or email. */

import { hash, verify } from '@node-rs/argon2'
import { randomBytes, toHex } from '#kernel/id'
import { keepUntilAwaited } from '#kernel/promises'
import type { Cause } from '#kernel/refusal'

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

/** OWASP password storage cheat sheet: m = 19 MiB, t = 2, p = 1. 2 is the binding's number for argon2id. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2 } as const

/** memoryCost in KiB, timeCost in passes. */
type HashCost = { readonly memoryCost: number; readonly timeCost: number }

export type Hasher = {
  /** Null: the queue is full. */
  hash(password: string): Promise<string | null>
  /** Does equal work without a hash and returns false. Null: the queue is full. */
  verify(stored: string | null, password: string): Promise<boolean | null>
  /** Hashes that wait for their turn, and how many may. */
  readonly queue: () => { readonly waiting: number; readonly most: number }
}

type HasherOptions = { readonly at_once?: number; readonly waiting?: number; readonly cost?: HashCost }

export function openHasher({ at_once = 2, waiting = 200, cost = OWASP_COST }: HasherOptions = {}): Hasher {
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const
  const queue = boundedQueue(at_once, waiting)
  const nobody = keepUntilAwaited(hash(toHex(randomBytes(16)), parameters))
  return {
    queue: queue.state,
    hash: (password) => queue.run(() => hash(normalise(password), parameters)),
    verify: (stored, password) =>
      queue.run(async () => {
        const right = await verify(stored ?? (await nobody), normalise(password))
        return right && stored !== null
      }),
  }
}

/** The same characters typed on different machines are the same password. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

type BoundedQueue = {
  run<T>(work: () => Promise<T>): Promise<T | null>
  state(): { readonly waiting: number; readonly most: number }
}

function boundedQueue(at_once: number, waiting: number): BoundedQueue {
  let running = 0
  const line: (() => void)[] = []
  const run: BoundedQueue['run'] = async (work) => {
    if (running >= at_once) {
      if (line.length >= waiting) return null
      // A finished job hands its slot to the next in line, so that no newcomer can take it.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { run, state: () => ({ waiting: line.length, most: waiting }) }
}
