/** Whether this node is ready for traffic: the store answers with our rights, the books are not halted, the clocks agree. */
import { type Clock, systemClock } from '#kernel/clock'
import { readHalted } from '#server/ledger'
import type { Database } from '#server/store'

export type Check = {
  readonly name: string
  readonly ok: boolean
  readonly detail: string | null
  /** It passes, and the operator should act on its detail. */
  readonly warning: boolean
}

const MAX_SKEW_SECONDS = 5

export type HealthDependencies = {
  readonly database: Database
  readonly clock: Clock
  /** The solvency proof's age, or why none is made. */
  describeProof(): Promise<string>
  /** Why money writes are stopped, if the database is behind what was published. */
  describeBehind(halted: string): string | null
  /** The prices' age, or why there are no newer ones. */
  describePrices(): Promise<string>
  /** What is wrong with the address limits, or null. */
  describeProxies(): string | null
}

const NO_ROLE = 'The role clearterm_app could not be created: append-only rests on triggers alone.'
const ONE_LOGIN =
  'One login migrates and serves, so what serves can become the owner of the tables. DATABASE_OWNER_URL keeps the two apart.'
const SUPERUSER =
  'The login that serves is a superuser, so what serves can change history and run programs on the database’s machine. Set up two logins: docs/operations/install.md.'
const EMBEDDED = 'The embedded store has one login: whoever has the process or its folder owns the tables.'

type Login = Pick<Database, 'kind' | 'loginRights' | 'roleInForce'>

/** What PostgreSQL’s serving login has too much, or lacks; null: nothing, or it is the embedded store. */
export function loginWarning({ kind, loginRights, roleInForce }: Login): string | null {
  if (kind === 'embedded') return null
  if (loginRights() === 'superuser') return SUPERUSER
  if (!roleInForce()) return NO_ROLE
  return loginRights() === 'owner' ? ONE_LOGIN : null
}

export type Health = {
  /** The last result; queries the store only if no job refreshes it. */
  readonly read: () => Promise<Check[]>
  /** Time of the last check, or how long one has been waiting; null: none yet. */
  readonly pingSeconds: () => number | null
  /** For a job, each second. */
  readonly refresh: () => Promise<void>
}

const BY_AUDITOR = 'Money writes are stopped by the auditor.'
const PASSED = { ok: true, detail: null, warning: false } as const
const UNREACHABLE: Check = { name: 'store', ok: false, detail: 'The store does not answer.', warning: false }
/** A check may take this long, while the store answers no other query, before the store counts as down. */
const SILENT_MS = 5_000

/**
 * The checks for a probe: from memory, so that a busy pool or a full queue delays no load balancer. While checks are late, the store
 * counts as up as long as it answers other queries.
 */
export function openHealth(dependencies: HealthDependencies): Health {
  const { database } = dependencies
  let last_checks: readonly Check[] | null = null
  let ping: number | null = null
  let asked_at: number | null = null
  return {
    read: async () => {
      if (!last_checks) return checkHealth(dependencies)
      if (database.silentFor() > SILENT_MS) return [UNREACHABLE]
      return last_checks.map((check) => (check.name === 'writes' ? checkWrites(database) : check))
    },
    pingSeconds: () => {
      const waiting = asked_at === null ? 0 : (systemClock.monotonic() - asked_at) / 1000
      return ping === null && asked_at === null ? null : Math.max(ping ?? 0, waiting)
    },
    refresh: async () => {
      asked_at = systemClock.monotonic()
      last_checks = await checkHealth(dependencies)
      ping = (systemClock.monotonic() - asked_at) / 1000
      asked_at = null
    },
  }
}

/** The reason is in the log only: this is public. */
function checkWrites({ outOfSpace }: Pick<Database, 'outOfSpace'>): Check {
  const full = outOfSpace() !== null
  return { ...PASSED, name: 'writes', ok: !full, detail: full ? 'Not ready for writes: the database has no room. Reads go on.' : null }
}

async function checkHealth({ database, clock, ...checks }: HealthDependencies): Promise<Check[]> {
  try {
    const [[row], halted, proof, prices] = await Promise.all([
      database.query<{ now: Date }>('SELECT clock_timestamp() AS now'),
      readHalted(database.query),
      checks.describeProof(),
      checks.describePrices(),
    ])
    const skew = row ? Math.abs(clock.now().getTime() - row.now.getTime()) / 1000 : 0
    const login = loginWarning(database)
    const proxies = checks.describeProxies()
    return [
      { ...PASSED, name: 'store' },
      checkWrites(database),
      {
        name: 'ledger',
        ok: halted === null,
        detail: halted === null ? null : (checks.describeBehind(halted) ?? BY_AUDITOR),
        warning: false,
      },
      {
        ...PASSED,
        name: 'clock',
        ok: skew <= MAX_SKEW_SECONDS,
        detail: skew <= MAX_SKEW_SECONDS ? null : `${Math.round(skew)} s off the store's clock.`,
      },
      // Reported without failing: a managed PostgreSQL may not let us create the role; the triggers protect the tables anyway.
      { ...PASSED, name: 'role', detail: database.kind === 'embedded' ? EMBEDDED : login, warning: login !== null },
      // Reported without failing: no withdrawal waits for a proof.
      { ...PASSED, name: 'proof', detail: proof },
      // No money waits for a price: only bots pause on a stale one.
      { ...PASSED, name: 'prices', detail: prices },
      // Reported without failing: limits still apply, but count many clients as one.
      { ...PASSED, name: 'proxy', detail: proxies, warning: proxies !== null },
    ]
  } catch {
    return [UNREACHABLE]
  }
}
