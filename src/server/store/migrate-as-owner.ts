/**
 * Two database logins (PostgreSQL): the tables' owner migrates and disconnects; the serving login is a member of clearterm_app
 * only.
 */
import { isRefused } from '#kernel/refusal'
import { messageOf, refuseStore } from './errors.ts'
import { migrate } from './migrate.ts'
import type { StoreRefusal } from './port.ts'
import { openPostgresql } from './postgresql.ts'

/** Migrates as the owner, grants clearterm_app to the login of `database_url`, and closes the owner's connections. */
export async function migrateAsOwner(
  owner_url: string,
  database_url: string,
): Promise<{ readonly applied: readonly string[] } | StoreRefusal> {
  const owner = await openPostgresql(owner_url, { connections: 1 })
  if (isRefused(owner)) return { ...owner, detail: owner.detail.replaceAll('DATABASE_URL', 'DATABASE_OWNER_URL') }
  try {
    const outcome = await migrate(owner)
    if (isRefused(outcome)) return outcome
    const login = decodeURIComponent(new URL(database_url).username)
    // Quoted by the server, because identifiers cannot be parameters.
    const [grant] = await owner.query<{ sql: string }>(
      `SELECT format('GRANT clearterm_app TO %I', rolname) AS sql FROM pg_roles WHERE rolname = $1 AND NOT pg_has_role(rolname, 'clearterm_app', 'MEMBER')`,
      [login],
    )
    if (grant) await owner.query(grant.sql)
    return outcome
  } catch (error) {
    return refuseStore(`DATABASE_OWNER_URL: the schema could not be brought up to date (${messageOf(error)}).`)
  } finally {
    await owner.close()
  }
}
