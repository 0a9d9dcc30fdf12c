/**
 * One-time codes for signed-in users: six digits for a purpose and a subject, bound to what they confirm. Independent of users
 * and mails. A guess is counted before it is compared, in one statement, so that parallel guesses cannot get a sixth try.
 */
import { addSeconds, type Clock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { isRefused, type Refused } from '#kernel/refusal'
import type { Database, Queryable, Tx } from '#server/store'
import type { CountedLimit, Throttle } from '../throttle.ts'
import { type Checked, CODE_TTL_SECONDS, drawCode, GUESSES, isMacOf, macOf, type Peppers } from './code.ts'

export type Purpose = 'withdrawal' | 'email'

/** In this order everywhere, to avoid deadlocks. */
const WRONG = [
  { name: 'wrong-code', max: 10, window_seconds: 900 },
  { name: 'wrong-code-day', max: 50, window_seconds: DAY_SECONDS },
] as const

export function wrongCodeLimits(purpose: Purpose, counted_by: string): readonly CountedLimit[] {
  return WRONG.map(({ name, ...limit }) => ({ bucket: `${name}:${purpose}`, key: counted_by, ...limit }))
}

type Issued = { readonly code: string; readonly code_id: string; readonly expires_at: Date }

type Guess = {
  readonly purpose: Purpose
  readonly subject: string
  /** Wrong guesses also count by this and the purpose: the member's id. */
  readonly counted_by: string
  readonly guess: string
  /** What the code must confirm; if absent, any binding passes and is returned. */
  readonly binding?: string
}

export type OneTimeCode = {
  /** Replaces any code of this purpose and subject. The caller mails `code` in the same transaction. */
  issue(tx: Queryable, what: { purpose: Purpose; subject: string; binding?: string }): Promise<Issued>
  /** Counts and checks a guess, outside the caller's transaction. A correct one must still be used. */
  check(guess: Guess): Promise<Checked | Refused<'too_many'>>
  /** Redeems a checked code in the transaction of its effect: true for exactly one caller. */
  use(tx: Queryable, code_id: string): Promise<boolean>
  /** Invalidates an open code. A used one is kept, so that a repeat is recognised. */
  invalidate(tx: Queryable, what: { purpose: Purpose; subject: string }): Promise<void>
}

type Row = { id: string; binding: string; mac: Buffer; used_at: Date | null; expires_at: Date }

export function openOneTimeCode(dependencies: {
  database: Pick<Database, 'transaction'>
  clock: Clock
  throttle: Throttle
  peppers: Peppers
}): OneTimeCode {
  const { database, clock, throttle, peppers } = dependencies
  return {
    issue: async (tx, { purpose, subject, binding = '' }) => {
      const now = clock.now()
      const issued = { code: drawCode(), code_id: newId(now), expires_at: addSeconds(now, CODE_TTL_SECONDS) }
      await tx.query(
        `INSERT INTO one_time_code (purpose, subject, id, binding, mac, guesses, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5, 0, $6, $7)
         ON CONFLICT (purpose, subject) DO UPDATE SET id = excluded.id, binding = excluded.binding, mac = excluded.mac, guesses = 0,
           issued_at = excluded.issued_at, expires_at = excluded.expires_at, used_at = NULL`,
        [purpose, subject, issued.code_id, binding, macOf(peppers, purpose, subject, binding, issued.code), now, issued.expires_at],
      )
      return issued
    },
    check: async ({ purpose, subject, counted_by, guess, binding }) => {
      // One commit for both counts, so that a guess at a missing code takes equally long.
      const counted = await database.transaction(
        async (tx) => (await limitWrong(throttle, tx, purpose, counted_by)) ?? countGuess(tx, purpose, subject),
      )
      if (isRefused(counted)) return counted
      const [row] = counted
      // Compares even without a code, for equal timing.
      const right = isMacOf(peppers, row?.mac ?? Buffer.alloc(32), purpose, subject, binding ?? row?.binding ?? '', guess)
      if (!row || !right) return { ok: false, why: 'wrong' }
      for (const { bucket } of wrongCodeLimits(purpose, counted_by)) await throttle.giveBack(bucket, counted_by)
      if (row.used_at) return { ok: false, why: 'used' }
      if (row.expires_at <= clock.now()) return { ok: false, why: 'expired' }
      return { ok: true, code_id: row.id, binding: row.binding }
    },
    use: async (tx, code_id) => {
      const used = await tx.query('UPDATE one_time_code SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING 1', [
        code_id,
        clock.now(),
      ])
      return used.length > 0
    },
    invalidate: async (tx, { purpose, subject }) => {
      await tx.query('DELETE FROM one_time_code WHERE purpose = $1 AND subject = $2 AND used_at IS NULL', [purpose, subject])
    },
  }
}

async function limitWrong(throttle: Throttle, tx: Tx, purpose: Purpose, counted_by: string): Promise<Refused<'too_many'> | null> {
  for (const { bucket, key, ...limit } of wrongCodeLimits(purpose, counted_by)) {
    const limited = await throttle.limit(bucket, key, limit, tx)
    if (limited) return limited
  }
  return null
}

/** None: there is no code, or no guesses are left. */
function countGuess(tx: Tx, purpose: Purpose, subject: string): Promise<Row[]> {
  return tx.query<Row>(
    `UPDATE one_time_code SET guesses = guesses + 1 WHERE purpose = $1 AND subject = $2 AND guesses < ${GUESSES}
     RETURNING id, binding, mac, used_at, expires_at`,
    [purpose, subject],
  )
}
