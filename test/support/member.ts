/** Members and sessions written directly into the tables: for tests that don't test sign-up or log-in. */

import { currentPolicy } from '#content/policy'
import { newId } from '#kernel/id'
import type { Hasher } from '#server/identity'
import type { Database } from '#server/store'
import { openSession } from '../../src/server/identity/session/session.ts'
import { drawReferralCode } from '../../src/server/identity/sign-up/referral.ts'

/** As `fetch` of Node presents itself. */
const DEVICE = { user_agent: 'node', address: '127.0.0.1' }

/** The session that their log-in would open. */
export function sessionOf(database: Database, email: string, now: Date): Promise<{ readonly user_id: string; readonly token: string }> {
  return database.transaction(async (tx) => {
    const [user] = await tx.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
    if (!user) throw new Error(`nobody has ${email}`)
    return { user_id: user.id, token: (await openSession(tx, user, DEVICE, now)).token }
  })
}

export type NewMember = { readonly email: string; readonly password: string; readonly now: Date }

export async function insertMember(
  database: Database,
  hasher: Hasher,
  { email, password, now }: NewMember,
): Promise<{ readonly user_id: string; readonly token: string }> {
  const password_hash = await hasher.hash(password)
  return database.transaction(async (tx) => {
    const id = newId(now)
    await tx.query(
      `INSERT INTO users (id, email, first_name, last_name, gender, phone, phone_country_code, phone_number, referral_code, status,
         password_hash, terms_accepted_at, terms_version, terms_language, created_at, updated_at)
       VALUES ($1, $2, 'Test', 'Member', 'other', '+14155550100', '+1', '4155550100', $3, 'active', $4, $5, $6, 'en', $5, $5)`,
      [id, email, drawReferralCode(), password_hash, now, currentPolicy('terms').version],
    )
    const { token } = await openSession(tx, { id }, DEVICE, now)
    return { user_id: id, token }
  })
}
