/** An application as its sender and as an administrator see it. */

import type { Queryable } from '#server/store'
import { type Application, COLUMNS, ownerOf } from './application.ts'
import type { RetirementDependencies } from './dependencies.ts'
import { maskSsn } from './ssn.ts'

export function viewOwn(application: Application) {
  const { id, state, reason_code, user_id, with_ssn, with_letter, created_at, decided_at, kept_until, erased_at } = application
  return { _id: id, state, reason_code, by_visitor: user_id === null, with_ssn, with_letter, created_at, decided_at, kept_until, erased_at }
}

export async function viewForAdministrator(
  { vault, documents }: Pick<RetirementDependencies, 'vault' | 'documents'>,
  application: Application,
) {
  const { id, user_id, email, full_name, phone, sealed_ssn, note, govt_id, employment_letter } = application
  const owner = ownerOf(application)
  const own = [govt_id, employment_letter]
  const kept = govt_id === null ? [] : await documents.list(owner)
  return {
    ...viewOwn(application),
    user: user_id,
    email,
    full_name,
    phone,
    note,
    ssn_masked: sealed_ssn && maskSsn(vault.open({ owner, id }, sealed_ssn)),
    documents: kept.flatMap(({ id: _id, purpose, kind, name, bytes }) =>
      own.includes(_id) && purpose !== 'avatar' && purpose !== 'support' && kind !== 'webp' ? [{ _id, purpose, name, kind, bytes }] : [],
    ),
  }
}

const MAX_ROWS = 50

/**
 * A member's applications, and earlier ones sent from their email without an account. A session implies a verified email, so typing an
 * address shows nothing.
 */
export function listOwn({ query }: Queryable, { user_id, email }: { readonly user_id: string; readonly email: string }) {
  return query<Application>(
    `SELECT ${COLUMNS} FROM ira_application WHERE user_id = $1 OR (user_id IS NULL AND email = $2)
     ORDER BY created_at DESC, id DESC LIMIT ${MAX_ROWS}`,
    [user_id, email],
  )
}

/** What a member's copy of their data has of them. */
export async function readOwnApplications({ query }: Queryable, user_id: string) {
  return (await query<Application>(`SELECT ${COLUMNS} FROM ira_application WHERE user_id = $1 ORDER BY created_at DESC`, [user_id])).map(
    (application) => ({ ...viewOwn(application), email: application.email, full_name: application.full_name, phone: application.phone }),
  )
}
