/**
 * Migrates PostgreSQL over connections of its own, whose statements may take long, and disconnects. With two database logins the
 * tables' owner does it; the serving login is a member of clearterm_app only.
 */
import { HOUR_MS } from '#kernel/duration'
import { isRefused } from '#kernel/refusal'
import { messageOf, refuseStore } from './errors.ts'
import { migrate } from './migrate.ts'
import type { StoreRefusal } from './port.ts'
import { openPostgresql } from './postgresql.ts'

/** A concurrent index build needs a second connection, and as long as the table is large. */
const MIGRATING = { connections: 2, statement_ms: 6 * HOUR_MS }

/** Migrates as the owner, grants clearterm_app to the login of `database_url` if it is another, and closes the owner's connections. */
export async function migrateAsOwner(
  owner_url: string,
  database_url: string,
): Promise<{ readonly applied: readonly string[] } | StoreRefusal> {
  const owner = await openPostgresql(owner_url, MIGRATING)
  const setting = owner_url === database_url ? 'DATABASE_URL' : 'DATABASE_OWNER_URL'
  if (isRefused(owner)) return { ...owner, detail: owner.detail.replaceAll('DATABASE_URL', setting) }
  try {
    const outcome = await migrate(owner)
    if (isRefused(outcome) || owner_url === database_url) return outcome
    const login = decodeURIComponent(new URL(database_url).username)
    // Quoted by the server, because identifiers cannot be parameters.
    const [grant] = await owner.query<{ sql: string }>(
      `SELECT format('GRANT clearterm_app TO %I', rolname) AS sql FROM pg_roles WHERE rolname = $1 AND NOT pg_has_role(rolname, 'clearterm_app', 'MEMBER')`,
      [login],
    )
    if (grant) await owner.query(grant.sql)
    return outcome
  } catch (error) {
    return refuseStore(`${setting}: the schema could not be brought up to date (${messageOf(error)}).`)
  } finally {
    await owner.close()
  }
}
