/** A user as other rooms see it: everything except the password. */
import type * as z from 'zod/mini'
import type { sessionUser, userStatus } from '#contract/identity'
import type { Language } from '#contract/shared/language'
import { isStaffRole, type Role } from '#contract/shared/role'
import type { Queryable } from '#server/store'

export type UserStatus = z.output<typeof userStatus>
export type Gender = 'male' | 'female' | 'other'

export type User = {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender | null
  /** `yyyy-mm-dd` */
  readonly dob: string | null
  readonly phone: string | null
  readonly phone_country_code: string | null
  readonly phone_number: string | null
  readonly referral_code: string
  /** The id of the referrer. */
  readonly referred_by: string | null
  readonly status: UserStatus
  readonly suspended_reason: string | null
  readonly suspended_at: Date | null
  readonly role: Role
  readonly created_at: Date
  readonly updated_at: Date
  readonly last_active_at: Date | null
  readonly withdrawals_frozen_until: Date | null
  /** When the role applies again; null: it applies. */
  readonly role_held_until: Date | null
  /** When the owner froze the account; null: not frozen. */
  readonly frozen_at: Date | null
}

export const USER_COLUMNS = `id, email, first_name, last_name, gender, dob, phone, phone_country_code, phone_number, referral_code, referred_by,
  status, suspended_reason, suspended_at, role, created_at, updated_at, last_active_at, withdrawals_frozen_until, role_held_until, frozen_at`

export function fullName(user: Pick<User, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim()
}

export function isAdministrator(user: Pick<User, 'role'>): boolean {
  return user.role === 'administrator'
}

/** Any role in the console. */
export function isStaff(user: Pick<User, 'role'>): boolean {
  return isStaffRole(user.role)
}

/** Null: the role applies. */
export function roleBlockedUntil({ role_held_until }: Pick<User, 'role_held_until'>, now: Date): Date | null {
  return role_held_until && role_held_until > now ? role_held_until : null
}

/** Null: they are not, or no longer. */
export function withdrawalsFrozenUntil(
  { withdrawals_frozen_until: until }: Pick<User, 'withdrawals_frozen_until'>,
  now: Date,
): Date | null {
  return until && until > now ? until : null
}

/** The part of the user that screens keep. */
export function sessionUserOf(user: User): z.output<typeof sessionUser> {
  const { id, email, first_name, last_name, status, role } = user
  return { id, email, first_name, last_name, full_name: fullName(user), status, is_admin: isAdministrator(user), role }
}

/** For a row `u` of users. A recovery code replaces a factor but is not one. */
export const HAS_FACTOR = `(EXISTS (SELECT FROM totp WHERE totp.user_id = u.id AND totp.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM passkey WHERE passkey.user_id = u.id))`

/** For the account with this address. An unknown address takes equal work, and an unverified one has not chosen yet. */
export async function languageAt(reader: Queryable, email: string, fallback: Language = 'en'): Promise<Language> {
  const [chosen] = await reader.query<{ language: Language }>(
    `SELECT p.language FROM users u JOIN preference p ON p.user_id = u.id WHERE u.email = $1 AND u.status <> 'pending'`,
    [email],
  )
  return chosen?.language ?? fallback
}

/** For this person; English if none was chosen. */
export async function languageOf(reader: Queryable, user_id: string): Promise<Language> {
  const [chosen] = await reader.query<{ language: Language }>('SELECT language FROM preference WHERE user_id = $1', [user_id])
  return chosen?.language ?? 'en'
}

/** Signing up in a language other than English chooses it, because notices have no other source. */
export async function saveLanguage(reader: Queryable, user_id: string, language: Language, now: Date): Promise<void> {
  if (language === 'en') return
  await reader.query(
    `INSERT INTO preference (user_id, language, colour_mode, hide_amounts, login_code, muted, updated_at)
     VALUES ($1, $2, 'dark', false, false, '{}', $3) ON CONFLICT (user_id) DO NOTHING`,
    [user_id, language, now],
  )
}
