/**
 * Checks whether a person may move money, as a ledger claim on their row inside the batch, so that no money write commits after
 * a suspension or freeze. All groups of the batch share the row: one statement for any number.
 */

import type { Role } from '#contract/shared/role'
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { UserStatus } from './user.ts'

export const CLAIM_ACTIVE = 'identity_claim_active'

type AccountClaim = { readonly name: typeof CLAIM_ACTIVE; readonly id: string; readonly expects: readonly string[]; readonly shared: true }

const NOT_FROZEN: readonly UserStatus[] = ['pending', 'in_review', 'active', 'suspended', 'closed']

/** For a member's own money movements. */
export function claimActive(user_id: string): AccountClaim {
  return { name: CLAIM_ACTIVE, id: user_id, expects: ['active'], shared: true }
}

/** For movements by others: blocked by the member's freeze, but not by a suspension. */
export function claimNotFrozen(user_id: string): AccountClaim {
  return { name: CLAIM_ACTIVE, id: user_id, expects: NOT_FROZEN, shared: true }
}

/** `found`: the status found by the claim. */
export function refuseByAccountState(found: string | null): Refused<'suspended' | 'frozen'> {
  return refuse(found === 'frozen' ? 'frozen' : 'suspended')
}

/** The same check in another room's transaction; valid until it commits. Null: allowed. */
export async function refuseIfInactive(tx: Queryable, user_id: string): Promise<Refused<'suspended' | 'frozen'> | null> {
  const [row] = await tx.query<{ found: string }>(`SELECT found FROM ${CLAIM_ACTIVE}(ARRAY[$1]::uuid[], '{}')`, [user_id])
  return row?.found === 'active' ? null : refuseByAccountState(row?.found ?? null)
}

/**
 * For transactions that write about a person: taken before any other lock, in the order of a closing. Null: the account is open
 * until the commit.
 */
export async function refuseIfClosed(tx: Queryable, user_id: string): Promise<Refused<'session_expired'> | null> {
  const [row] = await tx.query<{ found: string }>(`SELECT found FROM ${CLAIM_ACTIVE}(ARRAY[$1]::uuid[], '{}')`, [user_id])
  return row && row.found !== 'closed' ? null : refuse('session_expired')
}

/** The person's mail address, held open until the transaction ends; null: the account is closed. */
export async function addressOf(reader: Queryable, user_id: string): Promise<string | null> {
  const [user] = await reader.query<{ email: string }>(`SELECT email FROM users WHERE id = $1 AND status <> 'closed' FOR KEY SHARE`, [
    user_id,
  ])
  return user?.email ?? null
}

type Subject = Queryable & { readonly lock: '' | 'FOR UPDATE' }

export type PersonState = { readonly status: UserStatus; readonly role: Role; readonly email: string }
export type EnrolledFactor = { readonly factor: 'app' | 'passkey'; readonly id: string; readonly since: Date }

/** What an approver sees of a person, and what a recovery would remove. `lock` keeps both as they are until the transaction ends. */
export async function readPersonState({ query, lock }: Subject, id: string): Promise<PersonState | null> {
  const [person] = await query<PersonState>(`SELECT status, role, email FROM users WHERE id = $1 ${lock}`, [id])
  return person ?? null
}

/** `password`: a short hash of the stored hash, to notice another password. Enrolment and removal of factors lock the user's row too. */
export async function readFactorState(subject: Subject, id: string) {
  const { query, lock } = subject
  const [person] = await query<PersonState & { readonly password: string }>(
    `SELECT status, role, email, left(encode(sha256(convert_to(password_hash, 'UTF8')), 'hex'), 16) AS password FROM users WHERE id = $1 ${lock}`,
    [id],
  )
  if (!person) return null
  const second_factor = await query<EnrolledFactor>(
    `SELECT 'app' AS factor, user_id AS id, confirmed_at AS since FROM totp WHERE user_id = $1 AND confirmed_at IS NOT NULL
     UNION ALL SELECT 'passkey', id, created_at FROM passkey WHERE user_id = $1 ORDER BY since, id`,
    [id],
  )
  return { ...person, second_factor }
}

/** The person with this email, and their newest invitation. Times out of it: an expired invitation is not a change. */
export async function readInviteState({ query, lock }: Subject, email: string) {
  const [person] = await query<Omit<PersonState, 'email'>>(`SELECT status, role FROM users WHERE email = $1 ${lock}`, [email])
  const [invitation] = await query<{ readonly id: string; readonly role: Role; readonly state: string }>(
    `SELECT id, role, CASE WHEN accepted_at IS NOT NULL THEN 'accepted' WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' ELSE 'sent' END AS state
     FROM staff_invite WHERE email = $1 ORDER BY created_at DESC, id DESC LIMIT 1 ${lock}`,
    [email],
  )
  return { existing_account: person ?? null, invitation: invitation ?? null }
}

/** Every known session, open or ended, without its token. */
export function readOwnSessions({ query }: Queryable, user_id: string): Promise<object[]> {
  return query(
    'SELECT id, user_agent, address, created_at, last_seen_at, expires_at, ended_at FROM session WHERE user_id = $1 ORDER BY created_at, id',
    [user_id],
  )
}

/** When people signed up with this person's code. Their names are private. */
export function readOwnReferrals({ query }: Queryable, user_id: string): Promise<object[]> {
  return query('SELECT created_at AS joined_at FROM users WHERE referred_by = $1 ORDER BY id', [user_id])
}

/** Without keys and secrets: what the person named, and when. */
export async function readOwnFactors({ query }: Queryable, user_id: string): Promise<object> {
  const [passkeys, [totp = null]] = await Promise.all([
    query('SELECT name, created_at, last_used_at FROM passkey WHERE user_id = $1 ORDER BY created_at, id', [user_id]),
    query('SELECT created_at, confirmed_at FROM totp WHERE user_id = $1', [user_id]),
  ])
  return { passkeys, totp }
}

/** The addresses that the person can still restore. */
export function readFormerEmails({ query }: Queryable, user_id: string): Promise<object[]> {
  return query('SELECT email, held_until FROM left_email WHERE user_id = $1 ORDER BY held_until, email', [user_id])
}
