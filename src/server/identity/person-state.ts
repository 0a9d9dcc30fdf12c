/** What an approver sees of a person, and what a recovery would remove. `lock` keeps both as they are until the transaction ends. */
import type { Role } from '#contract/shared/role'
import type { Queryable } from '#server/store'
import type { UserStatus } from './user.ts'

type Subject = Queryable & { readonly lock: '' | 'FOR UPDATE' }

export type PersonState = { readonly status: UserStatus; readonly role: Role; readonly email: string }
export type EnrolledFactor = { readonly factor: 'app' | 'passkey'; readonly id: string; readonly since: Date }

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
