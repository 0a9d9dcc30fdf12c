/**
 * Mailed codes for users who are not signed in: for a sign-up, a log-in after the right password, or a password reset. Each
 * belongs to the requester's token. Guesses with the token count against the code; guesses without it count against the
 * address, so that strangers cannot use up the requester's guesses. Anyone can request a reset, so its mail has a link with a
 * separate, unlimited token, and its guesses count by the guesser's network as those of strangers do. A guess is counted before
 * it is compared.
 */
import { addSeconds, type Clock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { type LimitKey, networksOf } from '#kernel/network'
import { isRefused, type Refused } from '#kernel/refusal'
import type { Database, Queryable, Tx } from '#server/store'
import type { Limit, Throttle } from '../throttle.ts'
import { drawToken, hashToken } from '../token.ts'
import { type Checked, CODE_TTL_SECONDS, drawCode, GUESSES, isMacOf, macOf, type Peppers } from './code.ts'

export type MailedPurpose = 'verify' | 'login' | 'reset'

/** Decision 038 calculates the remaining chance of a lucky guess. */
const WRONG = { max: 10, window_seconds: 900 }
const WRONG_A_DAY = { max: 50, window_seconds: DAY_SECONDS }
/** From one network (networksOf), for any emails: one guesser alone is far from the next limit. */
const ONE_NETWORK_A_DAY = { max: 250, window_seconds: DAY_SECONDS }
/** For all addresses together. Beyond it, codes still work with the token from a password, a sign-up or the mail's link. */
const ALL_ADDRESSES_A_DAY = { max: 5_000, window_seconds: DAY_SECONDS }
export const SENDS = 4

type Address = { readonly purpose: MailedPurpose; readonly email: string }
/** `decoy`: no account has the code's address, so no guess is right. */
export type CodeRequest = Address & { readonly binding?: string | undefined; readonly decoy?: boolean | undefined }
/** `address`: the guesser's, in the network. */
type CodeLookup = Address & { readonly pending?: string | undefined; readonly address?: string | undefined }

export type MailedCode = {
  /**
   * Issues an additional code. The caller mails `code`, and the link's token if any, in the same transaction; `pending` is the
   * requester's token.
   */
  issue(tx: Queryable, request: CodeRequest): Promise<{ code: string; pending: string; link: string | null }>
  /** Replaces this code under the same token. A log-in has five guesses in total, however many mails it requests. */
  renew(tx: Queryable, code_id: string): Promise<{ code: string }>
  /** Counts and checks a guess, outside the caller's transaction. A correct one must still be used. */
  check(lookup: CodeLookup & { readonly guess: string }): Promise<Checked | Refused<'too_many'>>
  /** Redeems a checked code in the transaction of its effect: true for exactly one caller. */
  use(tx: Queryable, code_id: string): Promise<boolean>
  /** Invalidates the open codes of this address. Used ones are kept, so that a repeat is recognised. */
  invalidate(tx: Queryable, address: Address): Promise<void>
}

type Row = { id: string; binding: string; mac: Buffer; decoy: boolean; used_at: Date | null; expires_at: Date }
const COLUMNS = 'c.id, c.binding, c.mac, c.decoy, c.used_at, c.expires_at'

type Dependencies = {
  readonly database: Pick<Database, 'transaction'>
  readonly clock: Clock
  readonly throttle: Throttle
  readonly peppers: Peppers
}

export function openMailedCode(dependencies: Dependencies): MailedCode {
  const { clock, peppers } = dependencies
  return {
    issue: async (tx, { purpose, email, binding = '', decoy = false }) => {
      const now = clock.now()
      const [id, code, pending] = [newId(now), drawCode(), drawToken()]
      const link = purpose === 'reset' ? drawToken() : null
      await tx.query(
        `INSERT INTO mailed_code (id, purpose, email, token_hash, link_hash, binding, mac, decoy, guesses, strange_guesses, sends, issued_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 1, $9, $10)`,
        [
          id,
          purpose,
          email,
          hashToken(pending),
          link && hashToken(link),
          binding,
          macOf(peppers, id, code),
          decoy,
          now,
          addSeconds(now, CODE_TTL_SECONDS),
        ],
      )
      return { code, pending, link }
    },
    renew: async (tx, code_id) => {
      const now = clock.now()
      const code = drawCode()
      await tx.query(
        `UPDATE mailed_code SET mac = $2, guesses = CASE purpose WHEN 'login' THEN guesses ELSE 0 END, strange_guesses = 0, sends = sends + 1,
           issued_at = $3, expires_at = $4 WHERE id = $1`,
        [code_id, macOf(peppers, code_id, code), now, addSeconds(now, CODE_TTL_SECONDS)],
      )
      return { code }
    },
    check: (lookup) => checkGuess(dependencies, lookup),
    use: async (tx, code_id) => {
      const used = await tx.query('UPDATE mailed_code SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING 1', [
        code_id,
        clock.now(),
      ])
      return used.length > 0
    },
    invalidate: async (tx, { purpose, email }) => {
      await tx.query('DELETE FROM mailed_code WHERE purpose = $1 AND email = $2 AND used_at IS NULL', [purpose, email])
    },
  }
}

async function checkGuess(
  dependencies: Dependencies,
  { guess, ...lookup }: CodeLookup & { readonly guess: string },
): Promise<Checked | Refused<'too_many'>> {
  const { database, throttle, peppers } = dependencies
  const now = dependencies.clock.now()
  // One commit for all counts, so that a guess at a missing code takes equally long.
  const counted = await database.transaction((tx) => countGuess(throttle, tx, lookup, now))
  if (isRefused(counted)) return counted
  const row = counted.rows.find(({ id, mac, decoy }) => isMacOf(peppers, mac, id, guess) && !decoy)
  if (!row) return { ok: false, why: counted.is_over ? 'over' : 'wrong' }
  for (const [bucket, key] of counted.spent) await throttle.giveBack(bucket, key)
  if (row.used_at) return { ok: false, why: 'used' }
  if (row.expires_at <= now) return { ok: false, why: 'expired' }
  return { ok: true, code_id: row.id, binding: row.binding }
}

/** The codes to compare the guess with, and the buckets it was counted in. */
type Counted = { readonly rows: readonly Row[]; readonly spent: readonly Bucket[]; readonly is_over?: boolean }

async function countGuess(throttle: Throttle, tx: Tx, lookup: CodeLookup, now: Date): Promise<Counted | Refused<'too_many'>> {
  const linked = await findLinked(tx, lookup)
  if (linked.length > 0) return { rows: linked, spent: [] }
  const with_token = await countWithToken(tx, lookup)
  const spent = with_token ? requesterBuckets(lookup) : strangerBuckets(lookup)
  for (const [bucket, key, limit] of spent) {
    const limited = await throttle.limit(bucket, key, limit, tx)
    if (limited) return limited
  }
  return { rows: with_token ?? (await countWithoutToken(tx, lookup, now)), spent, is_over: with_token?.length === 0 }
}

type Bucket = readonly [bucket: string, key: LimitKey, limit: Limit]
const anybody: Bucket = ['wrong-code-day:anybody', '', ALL_ADDRESSES_A_DAY]

/** In this order everywhere, to avoid deadlocks. */
function strangerBuckets(lookup: CodeLookup): Bucket[] {
  const { purpose, email } = lookup
  return [[`wrong-code:${purpose}`, email, WRONG], [`wrong-code-day:${purpose}`, email, WRONG_A_DAY], ...guesserBuckets(lookup)]
}

/** A reset token proves nothing about its requester. It has five guesses, and an address is mailed ten of them a day. */
function requesterBuckets(lookup: CodeLookup): Bucket[] {
  return lookup.purpose === 'reset' ? guesserBuckets(lookup) : []
}

function guesserBuckets({ address = '' }: CodeLookup): Bucket[] {
  return [['wrong-code-day:network', networksOf(address), ONE_NETWORK_A_DAY], anybody]
}

function findLinked(tx: Tx, { purpose, email, pending = '' }: CodeLookup): Promise<Row[]> {
  return tx.query<Row>(`SELECT ${COLUMNS} FROM mailed_code c WHERE link_hash = $1 AND purpose = $2 AND email = $3`, [
    hashToken(pending),
    purpose,
    email,
  ])
}

/** Null: no token for this address, so the guess counts as a stranger's. Empty: no guesses are left. */
async function countWithToken(tx: Tx, { purpose, email, pending }: CodeLookup): Promise<Row[] | null> {
  if (pending === undefined) return null
  const which = [hashToken(pending), purpose, email]
  const rows = await tx.query<Row>(
    `UPDATE mailed_code c SET guesses = guesses + 1 WHERE token_hash = $1 AND purpose = $2 AND email = $3 AND guesses < ${GUESSES}
     RETURNING ${COLUMNS}`,
    which,
  )
  if (rows.length > 0) return rows
  const existing = await tx.query('SELECT 1 FROM mailed_code WHERE token_hash = $1 AND purpose = $2 AND email = $3', which)
  return existing.length > 0 ? [] : null
}

/** All open and used codes of the address: a correct guess may be any of them. In a fixed order, to avoid deadlocks. */
function countWithoutToken(tx: Tx, { purpose, email }: Address, now: Date): Promise<Row[]> {
  return tx.query<Row>(
    `WITH open AS (SELECT id FROM mailed_code WHERE purpose = $1 AND email = $2 AND strange_guesses < ${GUESSES}
         AND (expires_at > $3 OR used_at IS NOT NULL) ORDER BY id FOR UPDATE)
     UPDATE mailed_code c SET strange_guesses = strange_guesses + 1 FROM open WHERE c.id = open.id AND c.strange_guesses < ${GUESSES}
     RETURNING ${COLUMNS}`,
    [purpose, email, now],
  )
}
